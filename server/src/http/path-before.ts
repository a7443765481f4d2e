import type { FastifyRequest } from 'fastify';

/** The page of this site from which a request was made; the first one where that is not known. */
export function pathBefore({ headers: { referer, host } }: Pick<FastifyRequest, 'headers'>): string {
  const url = referer === undefined ? null : URL.parse(referer);
  if (!url || url.host !== host) return '/';
  // Two slashes would name another host.
  return url.pathname.replace(/^\/+/, '/') + url.search;
}
