import {
  describeMagicLink,
  devBypass,
  getCurrentUser,
  getProfileStatus,
  requestMagicLink,
  verifyMagicLink,
} from '@rezenso/contract/auth';
import type { FastifyReply } from 'fastify';
import type { Core } from '../../../core.ts';
import { bind, bindPublic, done } from '../../../http/bind.ts';
import { isOwnNavigation } from '../../../http/csrf.ts';
import { languageOf, languageOfBrowser } from '../../../http/language.ts';
import type { App } from '../../../http/request-types.ts';
import { browserCookie, deviceName, sessionCookie } from '../../accounts/index.ts';
import type { AuthService } from './auth.service.ts';
import type { SignedIn } from './start-session.ts';

const demoAccount = 'demo@rezenso.example';

export function bindAuth(app: App, { env }: Pick<Core, 'env'>, auth: AuthService): void {
  const cookie = sessionCookie(env);
  const browser = browserCookie(env);

  function enter(reply: FastifyReply, { sessionSecret, redirectTo }: SignedIn) {
    cookie.write(reply, sessionSecret);
    return { redirectTo };
  }

  bindPublic(app, requestMagicLink, async ({ body, request }) => {
    await auth.requestLink(body.email, request.ip, languageOf(request));
    return done;
  });

  bindPublic(app, describeMagicLink, async ({ params }) => ({ email: await auth.addressOf(params.token) }));

  bindPublic(app, verifyMagicLink, async ({ body, request, reply }) => {
    const secret = browser.read(request);
    const name = deviceName(request.headers['user-agent']);
    const signedIn = await auth.redeemLink(body.token, request.ip, {
      name,
      secret,
      former: cookie.read(request)?.secret,
      language: languageOfBrowser(request),
    });
    browser.write(reply, secret);
    return enter(reply, signedIn);
  });

  if (!env.isProduction) {
    bindPublic(app, devBypass, async ({ body, request, reply }) => {
      const name = deviceName(request.headers['user-agent']);
      const device = { name, former: cookie.read(request)?.secret, language: languageOfBrowser(request) };
      return enter(reply, await auth.signInDirectly(body?.email ?? demoAccount, device));
    });
  }

  bind(app, getCurrentUser, ({ member }) => auth.describe(member));

  bind(app, getProfileStatus, ({ member }) => {
    const isComplete = member.profileCompletedAt !== null;
    return { isComplete, needsOnboarding: !isComplete };
  });

  // Plain navigations of the browser, not calls of the contract.
  app.get('/api/login', async (request, reply) => {
    // The home page says what happened to the account.
    const isClosed = await request.wasTeamClosed().catch(() => false);
    return reply.redirect(isClosed ? '/' : '/magic-link', 302);
  });
  app.get('/api/logout', async (request, reply) => {
    // Another site's link or picture signs nobody out; who came by it finds themselves on the start page.
    if (isOwnNavigation(request, env.publicOrigin)) {
      const claim = cookie.read(request);
      if (claim) await auth.signOut(claim.secret);
      cookie.clear(request, reply);
      // Typed in, or from a bookmark: no page of ours was there to forget the texts that were not sent.
      if (request.headers['sec-fetch-site'] === 'none') reply.header('clear-site-data', '"cache", "storage"');
    }
    return reply.header('cache-control', 'no-store').redirect('/', 302);
  });
}
