import { getReauthentication, reauthenticate, sendSignInCode } from '@rezenso/contract/reauthentication';
import { bind, done } from '../../../http/bind.ts';
import type { App } from '../../../http/request-types.ts';
import type { createReauthentication } from './reauthentication.service.ts';

export function bindReauthentication(app: App, service: ReturnType<typeof createReauthentication>): void {
  bind(app, getReauthentication, ({ member }) => service.describe(member));

  bind(app, sendSignInCode, async ({ member }) => {
    await service.sendCode(member);
    return done;
  });

  bind(app, reauthenticate, async ({ member, body }) => {
    await service.confirm(member, body.code);
    return done;
  });
}
