import { getReauthentication, reauthenticate, sendSignInCode } from '@rezenso/contract/reauthentication';
import type { Core } from '../../../core.ts';
import { bind, done } from '../../../http/bind.ts';
import type { App } from '../../../http/request-types.ts';
import { sessionCookie } from '../../accounts/index.ts';
import type { createReauthentication } from './reauthentication.service.ts';

export function bindReauthentication(
  app: App,
  { env }: Pick<Core, 'env'>,
  service: ReturnType<typeof createReauthentication>,
): void {
  const cookie = sessionCookie(env);

  bind(app, getReauthentication, ({ member }) => service.describe(member));

  bind(app, sendSignInCode, async ({ member }) => {
    await service.sendCode(member);
    return done;
  });

  bind(app, reauthenticate, async ({ member, body, request, reply }) => {
    cookie.renew(reply, await service.confirm(member, body.code, cookie.secretOf(request)));
    return done;
  });
}
