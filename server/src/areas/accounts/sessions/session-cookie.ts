import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../../config/env.ts';
import { hostCookie } from '../../../http/host-cookie.ts';
import { sessionTtlDays } from './sessions.repository.ts';

/** What a request brought. Everybody on the parent domain can set a cookie without the prefix, so that it counts for less. */
export interface SessionClaim {
  secret: string;
  /** On https, and under the name from before the prefix. */
  isOldCookie: boolean;
}

/** The cookie that carries the session. */
export function sessionCookie(env: Pick<Env, 'publicOrigin'>) {
  const cookie = hostCookie('rezenso_session', env);
  return {
    name: cookie.name,
    read(request: FastifyRequest): SessionClaim | undefined {
      const secret = cookie.read(request);
      if (secret) return { secret, isOldCookie: false };
      const old = cookie.readOld(request);
      return old ? { secret: old, isOldCookie: true } : undefined;
    },
    write(reply: FastifyReply, secret: string): void {
      cookie.write(reply, secret, sessionTtlDays * 86_400);
    },
    /** What a request of somebody signed in brought. */
    secretOf(request: FastifyRequest): string {
      const claim = this.read(request);
      if (!claim) throw new Error('Nobody is signed in without a session cookie');
      return claim.secret;
    },
    /** @param secret the new token of the session; undefined where it keeps the one that it has */
    renew(reply: FastifyReply, secret: string | undefined): void {
      if (secret !== undefined) this.write(reply, secret);
    },
    /**
     * Under both names: one that stayed behind would be taken up when the other has gone. What the browser holds of pages goes, too, also
     * those that its back button would bring back.
     */
    clear(request: FastifyRequest, reply: FastifyReply): void {
      reply.header('clear-site-data', '"cache"');
      cookie.clear(reply);
      cookie.clearOld(request, reply);
    },
  };
}
export type SessionCookie = ReturnType<typeof sessionCookie>;
