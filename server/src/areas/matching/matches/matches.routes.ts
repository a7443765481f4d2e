import { potentialMatchesLimit } from '@rezenso/contract/limits';
import {
  acceptMatch,
  completeMatch,
  createMatch,
  declineMatch,
  listMatches,
  listMatchPages,
  listPotentialMatches,
} from '@rezenso/contract/matches';
import type { Core } from '../../../core.ts';
import { bind } from '../../../http/bind.ts';
import type { App } from '../../../http/request-types.ts';
import { createExposureCounter } from './exposure-counter.ts';
import { createMatches } from './matches.service.ts';
import { createSuggestions } from './suggestions.service.ts';

export function matchRoutes(app: App, core: Core): void {
  const service = createMatches(core);
  const exposure = createExposureCounter(core);
  app.addHook('onClose', () => exposure.flush());
  const suggestions = createSuggestions(core, exposure);

  bind(app, listMatches, ({ member }) => service.list(member.id, core.now()));

  bind(app, listMatchPages, ({ member, query }) => service.listPage(member.id, query, core.now()));

  bind(app, listPotentialMatches, ({ member, query }) =>
    suggestions.list(member.id, { ...query, limit: query.limit ?? potentialMatchesLimit }, core.now()),
  );

  bind(app, createMatch, ({ member, body }) => service.request(member.id, body.providerId, core.now()));

  bind(app, acceptMatch, ({ member, params }) => service.accept(member.id, params.id, core.now()));

  bind(app, declineMatch, ({ member, params, body }) =>
    service.decline(member.id, params.id, body?.reason ?? null, core.now()),
  );

  bind(app, completeMatch, ({ member, params, body }) =>
    service.complete(member.id, params.id, { rating: body.rating, content: body.content }, core.now()),
  );
}
