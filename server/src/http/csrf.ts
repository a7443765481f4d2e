import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { App } from './request-types.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site makes a browser send. Browsers name the origin of every mutating request, in Sec-Fetch-Site
 * or Origin; a request with neither comes from no browser and carries no one else's cookies. (The rule of Go's
 * net/http CrossOriginProtection; strict application/json stands behind it.)
 */
export function refuseForgery(app: App, publicOrigin: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const mayComeFromAnywhere = harmless.has(request.method) || request.routeOptions.config.isCsrfExempt;
    if (mayComeFromAnywhere || isOwnSite(request, publicOrigin)) done();
    else done(new AppError('CROSS_SITE_REQUEST'));
  });
}

function isOwnSite({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return true;
  if (headers.origin !== undefined) return headers.origin === publicOrigin;
  return site === undefined || site === 'none';
}

/**
 * Whether a plain link was followed on our own pages, or typed in. Browsers without Sec-Fetch-Site name the page in
 * Referer; a request with neither comes from no browser of today.
 */
export function isOwnNavigation({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return headers.referer === undefined || URL.parse(headers.referer)?.origin === publicOrigin;
}
