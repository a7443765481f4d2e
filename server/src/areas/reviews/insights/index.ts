import { exportReviews, getReviewInsights } from '@rezenso/contract/review-insights';
import { bind } from '../../../http/bind.ts';
import type { Feature } from '../../../http/feature.ts';
import { createInsights } from './insights.service.ts';

/** What the reviews of a business say, and the file that takes them elsewhere. */
export const insightsFeature: Feature = (app, core) => {
  const service = createInsights(core);

  bind(app, getReviewInsights, ({ member }) => service.get(member.id, core.now()));

  bind(app, exportReviews, ({ member, reply }) => {
    reply.header('content-type', 'text/csv; charset=utf-8');
    reply.header('content-disposition', 'attachment; filename="rezenso-bewertungen.csv"');
    return service.export(member.id);
  });
};
