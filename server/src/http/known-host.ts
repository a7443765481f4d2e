import { AppError } from '../app-error.ts';
import { isLoopbackHost } from '../config/loopback.ts';
import type { App } from './request-types.ts';

/** Whoever watches a process asks it under whatever name it has there, and learns nothing. */
const forEveryHost = new Set(['/healthz', '/readyz']);

/**
 * Answers only requests that were meant for us: with the host of PUBLIC_ORIGIN, or this machine's own. A page whose name
 * is made to point here (DNS rebinding) would otherwise be of one origin with us, and in development sign in as anybody.
 */
export function refuseUnknownHosts(app: App, publicOrigin: string): void {
  const ours = new URL(publicOrigin).hostname;
  const isOurs = (header: string) => {
    const hostname = hostnameOf(header);
    return hostname !== undefined && (hostname === ours || isLoopbackHost(hostname));
  };
  // Nearly all requests name the same host.
  let latest = '';
  app.addHook('onRequest', (request, _reply, done) => {
    // The header itself: what a proxy says in X-Forwarded-Host is not where the browser went.
    const { host = '' } = request.headers;
    if (host === latest && host !== '') return done();
    if (isOurs(host)) latest = host;
    else if (!forEveryHost.has(request.routeOptions.url ?? '')) return done(new AppError('HOST_UNKNOWN'));
    done();
  });
}

/** @returns undefined for what is no `host` or `host:port` */
function hostnameOf(header: string): string | undefined {
  if (/[/?#@\\\s]/.test(header)) return undefined;
  return URL.parse(`http://${header}`)?.hostname;
}
