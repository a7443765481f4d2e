import {
  confirmReview,
  listExchangePages,
  listMyExchanges,
  setExperience,
  updateExchange,
} from '@rezenso/contract/exchanges';
import type { Core } from '../../../core.ts';
import { bind } from '../../../http/bind.ts';
import { languageOf } from '../../../http/language.ts';
import type { App } from '../../../http/request-types.ts';
import { presentExchange, presentExchangePage } from './exchanges.presenter.ts';
import { createExchanges } from './exchanges.service.ts';

export function exchangeRoutes(app: App, core: Core): void {
  const service = createExchanges(core);

  bind(app, listMyExchanges, async ({ member, request }) => {
    const rows = await service.list(member.id);
    const language = languageOf(request);
    return rows.map((row) => presentExchange(row, member.id, language));
  });

  bind(app, listExchangePages, async ({ member, query, request }) =>
    presentExchangePage(await service.listPage(member.id, query), member.id, languageOf(request)),
  );

  bind(app, updateExchange, async ({ member, params, body, request }) => {
    const language = languageOf(request);
    const draft = { text: body.reviewText, rating: body.reviewRating ?? null, url: body.reviewUrl };
    const postedAt = body.postedAt ? new Date(body.postedAt) : null;
    if (body.status === 'pending')
      return presentExchange(await service.saveDraft(member.id, params.id, draft), member.id, language);
    const handedIn = { ...draft, needsExperience: body.needsExperience };
    const { exchange, xpGranted } = await service.submit(member.id, params.id, handedIn, postedAt, core.now());
    return { ...presentExchange(exchange, member.id, language), xpGranted };
  });

  bind(app, setExperience, async ({ member, params, body, request }) => {
    const exchange = await service.setExperience(member.id, params.id, body, core.now());
    return presentExchange(exchange, member.id, languageOf(request));
  });

  bind(app, confirmReview, async ({ member, body }) => {
    const row = await service.confirm(member.id, body.reviewExchangeId, body.notes, core.now());
    return {
      id: row.id,
      reviewExchangeId: row.review_exchange_id,
      notes: row.notes,
      createdAt: row.created_at.toISOString(),
      xpGranted: row.xpGranted,
    };
  });
}
