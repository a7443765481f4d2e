import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../config/env.ts';

/**
 * The only way by which a cookie is set here. On https its name begins with `__Host-`: browsers take it only over https, from this very
 * host and for all of it, so that no other subdomain can plant one. Scripts never see it, and posts of other sites do not carry it.
 */
export function hostCookie(plainName: string, { publicOrigin }: Pick<Env, 'publicOrigin'>) {
  const secure = publicOrigin.startsWith('https:');
  const name = secure ? `__Host-${plainName}` : plainName;
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  return {
    name,
    /** What the browser brought. Nothing is read of a request that was refused before its cookies were. */
    read: ({ cookies }: FastifyRequest): string | undefined => cookies?.[name],
    write: (reply: FastifyReply, value: string, maxAge: number): void =>
      void reply.setCookie(name, value, { ...attributes, maxAge }),
    clear: (reply: FastifyReply): void => void reply.clearCookie(name, attributes),
    /** What a browser kept from before the prefix. Everybody on the parent domain can set it, so that it counts for less. */
    readOld: ({ cookies }: FastifyRequest): string | undefined => (secure ? cookies[plainName] : undefined),
    clearOld: (request: FastifyRequest, reply: FastifyReply): void => {
      if (secure && request.cookies[plainName]) reply.clearCookie(plainName, attributes);
    },
  };
}
export type HostCookie = ReturnType<typeof hostCookie>;
