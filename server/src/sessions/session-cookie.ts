import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../config/env.ts';
import { sessionTtlDays } from './sessions.repository.ts';

const name = 'rezenso_session';

/** The cookie that carries the session: for the server only, and never sent along by another site's posts. */
export function sessionCookie(env: Pick<Env, 'publicOrigin'>) {
  const secure = env.publicOrigin.startsWith('https:');
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return {
    read: (request: FastifyRequest): string | undefined => request.cookies[name],
    write: (reply: FastifyReply, secret: string): void => {
      reply.setCookie(name, secret, { ...attributes, maxAge: sessionTtlDays * 86_400 });
    },
    clear: (reply: FastifyReply): void => {
      reply.clearCookie(name, attributes);
    },
  };
}
export type SessionCookie = ReturnType<typeof sessionCookie>;
