import { answerDispute, disputeReview, withdrawDispute } from '@rezenso/contract/disputes';
import type { Core } from '../../../core.ts';
import { bind } from '../../../http/bind.ts';
import { languageOf } from '../../../http/language.ts';
import type { App } from '../../../http/request-types.ts';
import { presentExchange } from '../exchanges/exchanges.presenter.ts';
import { createDisputes } from './disputes.service.ts';

export function disputeRoutes(app: App, core: Core): void {
  const service = createDisputes(core);

  bind(app, disputeReview, async ({ member, params, body, request }) =>
    presentExchange(await service.open(member.id, params.id, body, core.now()), member.id, languageOf(request)),
  );

  bind(app, answerDispute, async ({ member, params, body, request }) =>
    presentExchange(await service.answer(member.id, params.id, body, core.now()), member.id, languageOf(request)),
  );

  bind(app, withdrawDispute, async ({ member, params, request }) =>
    presentExchange(await service.withdraw(member.id, params.id, core.now()), member.id, languageOf(request)),
  );
}
