import { answerExtension, proposeExtension, withdrawExtension } from '@rezenso/contract/plan-changes';
import type { Core } from '../../../core.ts';
import { bind } from '../../../http/bind.ts';
import { languageOf } from '../../../http/language.ts';
import type { App } from '../../../http/request-types.ts';
import { presentExchange } from '../exchanges/exchanges.presenter.ts';
import { createExtensions } from './extensions.service.ts';

export function extensionRoutes(app: App, core: Core): void {
  const service = createExtensions(core);

  bind(app, proposeExtension, async ({ member, params, body, request }) =>
    presentExchange(await service.propose(member.id, params.id, body, core.now()), member.id, languageOf(request)),
  );

  bind(app, answerExtension, async ({ member, params, body }) => {
    await service.answer(member.id, params.id, body.isAccepted, core.now());
    return { ok: true as const };
  });

  bind(app, withdrawExtension, async ({ member, params }) => {
    await service.withdraw(member.id, params.id, core.now());
    return { ok: true as const };
  });
}
