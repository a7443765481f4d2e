import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentMember } from '../../../access/current-member.ts';
import type { Core } from '../../../core.ts';
import type { App } from '../../../http/request-types.ts';
import { accountSignals } from './account-signals.repository.ts';
import { browserCookie } from './browser-cookie.ts';
import { closedSessions } from './closed-sessions.repository.ts';
import { isFresh, mustProve } from './proof.policy.ts';
import { type SessionCookie, sessionCookie } from './session-cookie.ts';
import { sessionTokens } from './session-tokens.repository.ts';
import { sessions } from './sessions.repository.ts';

type Parts = Pick<Core, 'env' | 'database' | 'now' | 'secret'>;

/**
 * Gives every request `findMember()`: who is signed in, looked up once and only when asked; `findActing()`: as whom they act by
 * now, and `wasTeamClosed()` for nobody's.
 */
export function authenticate(app: App, core: Parts): void {
  const cookie = sessionCookie(core.env);
  const browsers = browserCookie(core.env);
  app.decorateRequest('memberLookUp', undefined);
  app.decorateRequest('findMember', function findMember(this: FastifyRequest) {
    this.memberLookUp ??= findSignedIn(core, { cookie, browsers }, this);
    return this.memberLookUp;
  });
  app.decorateRequest('findActing', async function findActing(this: FastifyRequest, tx) {
    const member = await this.findMember();
    return member && sessions(tx).findStanding(member.sessionHash);
  });
  app.decorateRequest('wasTeamClosed', async function wasTeamClosed(this: FastifyRequest) {
    const claim = cookie.read(this);
    return claim !== undefined && closedSessions(core.database.db).has(claim.secret);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.member && request.isSessionExtended) renew(cookie, request, reply);
    done(null, payload);
  });
}

async function findSignedIn(
  { env, database, now, secret }: Parts,
  { cookie, browsers }: { cookie: SessionCookie; browsers: ReturnType<typeof browserCookie> },
  request: FastifyRequest,
): Promise<CurrentMember | undefined> {
  const claim = cookie.read(request);
  if (!claim) return undefined;
  const at = now();
  const [repository, tokens] = [sessions(database.db), sessionTokens(database.db)];
  const found = await tokens.findMember(claim.secret, at);
  // A session with the new cookie under the old name was planted by somebody: it is theirs, not this person's.
  if (!found || (claim.isOldCookie && found.hasHostCookie)) return undefined;
  const { lastSeenAt, hasHostCookie: _, signedInAt, confirmedAt, isFormerToken, isFirstUse, ...known } = found;
  if (isFirstUse) await tokens.noteFirstUse(known.sessionHash, at);
  const member = {
    ...known,
    mustProve: env.needsPasskeys && mustProve(known, at),
    isFresh: isFresh({ ...known, signedInAt, confirmedAt }, env.needsPasskeys, at),
  };
  if (repository.isTouchDue(lastSeenAt, at) && !request.routeOptions.config.isUnattended) {
    await repository.touch(member, at);
    const browser = browsers.find(request);
    if (browser !== undefined)
      await database.transaction((tx) => accountSignals(tx, secret).note(member.id, { browser, ip: request.ip }, at));
    // The browser has the newer token, or is about to get it.
    request.isSessionExtended = !isFormerToken;
  }
  request.member = member;
  return member;
}

/** The cookie lives as long as the session, unless the handler just wrote or cleared it. */
function renew(cookie: SessionCookie, request: FastifyRequest, reply: FastifyReply): void {
  const claim = cookie.read(request);
  if (claim && !claim.isOldCookie && !reply.getHeader('set-cookie')) cookie.write(reply, claim.secret);
}
