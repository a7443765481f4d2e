import { downloadInsightsReport, exportReviews, getReviewInsights } from '@rezenso/contract/review-insights';
import { bind } from '../../../http/bind.ts';
import type { Feature } from '../../../http/feature.ts';
import { languageOf } from '../../../http/language.ts';
import { streamed } from '../../../http/stream/streamed.ts';
import { berlinDay } from '../../../time/berlin.ts';
import { createInsights } from './insights.service.ts';
import { reportWords } from './report/report-words.ts';
import { createReportWriter } from './report/report-writer.ts';

/** What the reviews of a business say, and the files that take it elsewhere. */
export const insightsFeature: Feature = (app, core) => {
  const service = createInsights(core);
  const writer = createReportWriter();
  app.addHook('onClose', () => writer.close());

  bind(app, getReviewInsights, ({ member, request }) => service.get(member.id, core.now(), languageOf(request)));

  bind(app, exportReviews, ({ member, request, reply }) => {
    const language = languageOf(request);
    reply.header('content-type', 'text/csv; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${reportWords(language).table.fileName}"`);
    return service.export(member.id, language);
  });

  bind(app, downloadInsightsReport, async ({ member, request, reply }): Promise<typeof streamed> => {
    const now = core.now();
    const language = languageOf(request);
    const pdf = await writer.write(await service.report(member.id, now, language));
    const name = reportWords(language).fileName(berlinDay(now));
    reply.headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` });
    reply.type('application/pdf').send(Buffer.from(pdf));
    return streamed;
  });
};
