import { endOtherSessions, endSession, listSessions } from '@rezenso/contract/sessions';
import type { Core } from '../../../core.ts';
import { bind, done } from '../../../http/bind.ts';
import { languageOf } from '../../../http/language.ts';
import type { App } from '../../../http/request-types.ts';
import { createSessions } from './sessions.service.ts';

export function sessionRoutes(app: App, core: Core): void {
  const service = createSessions(core);

  bind(app, listSessions, ({ member, request }) => service.list(member, languageOf(request)));

  bind(app, endSession, async ({ member, params, request }) => {
    await service.end(member, params.id, request.id);
    return done;
  });

  bind(app, endOtherSessions, ({ member, request }) => service.endOthers(member, request.id));
}
