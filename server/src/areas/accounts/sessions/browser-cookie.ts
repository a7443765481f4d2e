import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../../config/env.ts';
import { onThisHost } from './host-name.ts';
import { createSecret } from './secrets.ts';

const plainName = 'rezenso_browser';
/** The ninety days that a session lasts at most, and the ninety for which its browser stays known. */
const ttlDays = 180;
const madeByUs = /^[\w-]{43}$/;

/**
 * The cookie by which a browser is known again at the next sign-in: random, and nothing that the browser says of itself. It is set by
 * signing in and stays when people sign out; it opens nothing.
 */
export function browserCookie(env: Pick<Env, 'publicOrigin'>) {
  const secure = env.publicOrigin.startsWith('https:');
  const name = secure ? onThisHost(plainName) : plainName;
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return {
    /** What the browser brought, or a new one for it. */
    read(request: FastifyRequest): string {
      return this.find(request) ?? createSecret();
    },
    /** What the browser brought. */
    find(request: FastifyRequest): string | undefined {
      const brought = request.cookies[name];
      return brought !== undefined && madeByUs.test(brought) ? brought : undefined;
    },
    write(reply: FastifyReply, secret: string): void {
      reply.setCookie(name, secret, { ...attributes, maxAge: ttlDays * 86_400 });
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(name, attributes);
    },
  };
}
