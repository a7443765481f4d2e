import type { Release } from '@rezenso/releases/registry';
import type { FastifyRequest } from 'fastify';

/** The page of this site from which a request was made; the first one where that is not known. */
export function pathBefore({ headers: { referer, host } }: Pick<FastifyRequest, 'headers'>): string {
  const url = referer === undefined ? null : URL.parse(referer);
  if (!url || url.host !== host) return '/';
  // Two slashes would name another host.
  return url.pathname.replace(/^\/+/, '/') + url.search;
}

/** Where the module of a release begins. */
export function firstPathOf(release: Pick<Release, 'manifest'> | undefined): string {
  return release?.manifest?.routes.find(({ path }) => !path.includes(':'))?.path ?? '/';
}
