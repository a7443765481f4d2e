import {
  addPasskey,
  askNewPasskey,
  askPasskeySignIn,
  askProof,
  listPasskeys,
  proveSession,
  proveWithCode,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  signInWithPasskey,
} from '@rezenso/contract/passkeys';
import type { Core } from '../../../core.ts';
import { bind, bindPublic, done } from '../../../http/bind.ts';
import { languageOfBrowser } from '../../../http/language.ts';
import type { App } from '../../../http/request-types.ts';
import { browserCookie, deviceName, sessionCookie } from '../../accounts/index.ts';
import type { createPasskeys } from './passkeys.service.ts';

export function bindPasskeys(app: App, { env }: Pick<Core, 'env'>, service: ReturnType<typeof createPasskeys>): void {
  const cookie = sessionCookie(env);
  const browser = browserCookie(env);

  bind(app, listPasskeys, ({ member }) => service.list(member));
  bind(app, askNewPasskey, ({ member }) => service.askNew(member));
  bind(
    app,
    addPasskey,
    ({ member, body, request }) =>
      service.add(member, body.credential, deviceName(request.headers['user-agent']), request.id),
    // The first one comes with recovery codes.
    { isSecret: true },
  );
  bind(app, removePasskey, async ({ member, params, request }) => {
    await service.remove(member, params.id, request.id);
    return done;
  });

  bind(app, renamePasskey, ({ member, params, body }) => service.rename(member, params.id, body.name));

  bindPublic(app, askPasskeySignIn, ({ request }) => service.askSignIn(request.ip));
  bindPublic(app, signInWithPasskey, async ({ body, request, reply }) => {
    const secret = browser.read(request);
    const name = deviceName(request.headers['user-agent']);
    const former = cookie.read(request)?.secret;
    const device = { name, secret, former, language: languageOfBrowser(request) };
    const { sessionSecret, redirectTo } = await service.signIn(body.credential, request.ip, device);
    browser.write(reply, secret);
    cookie.write(reply, sessionSecret);
    return { redirectTo };
  });

  bind(app, askProof, ({ member }) => service.askProof(member));
  bind(app, proveSession, async ({ member, body, request, reply }) => {
    cookie.renew(reply, await service.prove(member, body.credential, cookie.secretOf(request)));
    return done;
  });
  bind(app, proveWithCode, async ({ member, body, request, reply }) => {
    const { left, sessionSecret } = await service.proveWithCode(
      member,
      body.code,
      cookie.secretOf(request),
      request.id,
    );
    cookie.renew(reply, sessionSecret);
    return { left };
  });
  bind(app, renewRecoveryCodes, ({ member, request }) => service.renewCodes(member, request.id), { isSecret: true });
}
