import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../../config/env.ts';
import { onThisHost } from './host-name.ts';
import { sessionTtlDays } from './sessions.repository.ts';

const plainName = 'rezenso_session';
const hostName = onThisHost(plainName);

/** What a request brought. Everybody on the parent domain can set a cookie without the prefix, so that it counts for less. */
export interface SessionClaim {
  secret: string;
  /** On https, and under the name from before the prefix. */
  isOldCookie: boolean;
}

/** The cookie that carries the session: for the server only, and never sent along by another site's posts. */
export function sessionCookie(env: Pick<Env, 'publicOrigin'>) {
  const secure = env.publicOrigin.startsWith('https:');
  const name = secure ? hostName : plainName;
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return {
    name,
    read(request: FastifyRequest): SessionClaim | undefined {
      const secret = request.cookies[name];
      if (secret) return { secret, isOldCookie: false };
      const old = secure ? request.cookies[plainName] : undefined;
      return old ? { secret: old, isOldCookie: true } : undefined;
    },
    write(reply: FastifyReply, secret: string): void {
      reply.setCookie(name, secret, { ...attributes, maxAge: sessionTtlDays * 86_400 });
    },
    /** Under both names: one that stayed behind would be taken up when the other has gone. */
    clear(request: FastifyRequest, reply: FastifyReply): void {
      reply.clearCookie(name, attributes);
      if (secure && request.cookies[plainName]) reply.clearCookie(plainName, attributes);
    },
  };
}
export type SessionCookie = ReturnType<typeof sessionCookie>;
