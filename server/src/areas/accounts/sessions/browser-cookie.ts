import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../../config/env.ts';
import { hostCookie } from '../../../http/host-cookie.ts';
import { createSecret } from './secrets.ts';

/** The ninety days that a session lasts at most, and the ninety for which its browser stays known. */
const ttlDays = 180;
const madeByUs = /^[\w-]{43}$/;

/**
 * The cookie by which a browser is known again at the next sign-in: random, and nothing that the browser says of itself. It is set by
 * signing in and stays when people sign out; it opens nothing.
 */
export function browserCookie(env: Pick<Env, 'publicOrigin'>) {
  const cookie = hostCookie('rezenso_browser', env);
  return {
    /** What the browser brought, or a new one for it. */
    read(request: FastifyRequest): string {
      return this.find(request) ?? createSecret();
    },
    /** What the browser brought. */
    find(request: FastifyRequest): string | undefined {
      const brought = cookie.read(request);
      return brought !== undefined && madeByUs.test(brought) ? brought : undefined;
    },
    write(reply: FastifyReply, secret: string): void {
      cookie.write(reply, secret, ttlDays * 86_400);
    },
    clear: cookie.clear,
  };
}
