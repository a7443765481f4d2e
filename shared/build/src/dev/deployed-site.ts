import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { routeOf } from '@rezenso/contract/releases';
import type { Developed } from './development-page.ts';
import { isOwn } from './foreign-requests.ts';

/** A site that people use, seen through a proxy on this machine. */
export interface DeployedSite {
  /** `https://staging.example`, without a path. */
  origin: string;
  /** Whether what the page does there counts; otherwise the proxy lets it read alone. */
  isWritable: boolean;
}

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Signing in changes nothing that others see, and without it there would be nothing to read. */
const signIn = /^\/api\/auth\//;
/** What browsers report of modules that load or fail: a build that is being edited is nobody's matter there. */
const reports = /^\/api\/(module-loads|client-errors)$/;
/** Takes the place of `__Host-`, which browsers keep for https. */
const localPrefix = 'deployed-';

/** Refuses what would change something on the site, and keeps reports about this build to itself. */
export function refuseWrites(site: DeployedSite) {
  const middleware = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const own = ownAnswer(request, site);
    if (!own) next();
    else response.writeHead(own.status, { 'content-type': 'application/json; charset=utf-8' }).end(own.body);
  };
  return { name: 'refuse-writes', middleware };
}

/** What the site is never asked; undefined for what it is. */
function ownAnswer({ method = '', url = '/' }: IncomingMessage, { isWritable }: DeployedSite) {
  const path = new URL(url, 'http://here').pathname;
  if (harmless.has(method) || signIn.test(path)) return undefined;
  if (reports.test(path)) return { status: 204, body: '' };
  if (isWritable) return undefined;
  return { status: 403, body: JSON.stringify({ message: readOnlyMessage, code: 'FORBIDDEN', requestId: 'read-only' }) };
}

const readOnlyMessage = 'Hier wird nur gelesen. Mit --allow-writes ändert diese Seite auch Daten.';

/**
 * Makes a request of a page of ours one that the site takes for its own: it only answers its own host, and changes only for
 * its own origin. Where a request truly comes from, the site hears as it is.
 * @param host under which the proxy was asked
 */
export function toSite(request: ClientRequest, { origin }: DeployedSite, host: string | undefined): void {
  for (const [name, own] of [
    ['origin', origin],
    ['referer', `${origin}/`],
  ] as const)
    if (isOwn(String(request.getHeader(name)), host)) request.setHeader(name, own);
  const cookie = request.getHeader('cookie');
  if (typeof cookie === 'string') request.setHeader('cookie', cookie.replaceAll(localPrefix, '__Host-'));
}

/** Makes an answer one for this machine: no https, cookies that stay, and pages of the modules in development exist. */
export function fromSite(
  response: ServerResponse,
  { origin }: DeployedSite,
  address: string,
  modules: readonly Developed[],
): void {
  const cookies = response.getHeader('set-cookie');
  if (cookies !== undefined)
    response.setHeader(
      'set-cookie',
      [cookies].flat().map((cookie) => localCookie(String(cookie))),
    );
  response.removeHeader('strict-transport-security');
  // What the site shows to others it shows them there, not through somebody's session here.
  for (const name of response.getHeaderNames()) if (name.startsWith('access-control-')) response.removeHeader(name);
  const policy = response.getHeader('content-security-policy');
  if (typeof policy === 'string')
    response.setHeader('content-security-policy', policy.replace(/;?\s*upgrade-insecure-requests/, ''));
  const location = response.getHeader('location');
  if (typeof location === 'string' && location.startsWith(`${origin}/`))
    response.setHeader('location', location.slice(origin.length));
  if (response.statusCode !== 200 && isPageOf(modules, address)) response.statusCode = 200;
}

function localCookie(cookie: string): string {
  return cookie.replace(/^__Host-/, localPrefix).replace(/;\s*(Secure|Domain=[^;]*)(?=;|$)/gi, '');
}

function isPageOf(modules: readonly Developed[], address: string): boolean {
  const manifests = modules.flatMap(({ manifest }) => manifest ?? []);
  return routeOf(manifests, new URL(address, 'http://here').pathname) !== undefined;
}
