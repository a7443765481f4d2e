import type { AnyEndpoint } from '@rezenso/contract/endpoint';
import { potentialMatchesLimit } from '@rezenso/contract/limits';
import {
  acceptMatch,
  completeMatch,
  createMatch,
  declineMatch,
  listMatches,
  listMatchPages,
  listPotentialMatches,
  withdrawMatch,
} from '@rezenso/contract/matches';
import type { CurrentMember } from '../../../access/current-member.ts';
import type { Core } from '../../../core.ts';
import { bind, type Call } from '../../../http/bind.ts';
import { languageOf } from '../../../http/language.ts';
import type { App } from '../../../http/request-types.ts';
import { createExposureCounter } from './exposure-counter.ts';
import { createMatches } from './matches.service.ts';
import { createSuggestions } from './suggestions.service.ts';
import type { Reader } from './views.ts';

export function matchRoutes(app: App, core: Core): void {
  const service = createMatches(core);
  const exposure = createExposureCounter(core);
  app.addHook('onClose', () => exposure.flush());
  const suggestions = createSuggestions(core, exposure);

  bind(app, listMatches, (call) => service.list(readerOf(call), core.now()));

  bind(app, listMatchPages, (call) => service.listPage(readerOf(call), call.query, core.now()));

  bind(app, listPotentialMatches, (call) =>
    suggestions.list(readerOf(call), { ...call.query, limit: call.query.limit ?? potentialMatchesLimit }, core.now()),
  );

  bind(app, createMatch, (call) => service.request(readerOf(call), call.body.providerId, core.now()));

  bind(app, acceptMatch, (call) => service.accept(readerOf(call), call.params.id, core.now()));

  bind(app, declineMatch, (call) =>
    service.decline(readerOf(call), call.params.id, call.body?.reason ?? null, core.now()),
  );

  bind(app, withdrawMatch, (call) => service.withdraw(readerOf(call), call.params.id, core.now()));

  bind(app, completeMatch, (call) => {
    const { rating, content } = call.body;
    return service.complete(readerOf(call), call.params.id, { rating, content }, core.now());
  });
}

function readerOf({ member, request }: Pick<Call<AnyEndpoint, CurrentMember>, 'member' | 'request'>): Reader {
  return { id: member.id, language: languageOf(request) };
}
