import type { IncomingMessage, ServerResponse } from 'node:http';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Refuses what another page makes the browser ask of a site seen through this machine: it comes with the reader's session,
 * and the site could not tell it from the proxy's own pages. Following a link to here is no such request.
 */
export function refuseForeign() {
  const middleware = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!isForeign(request)) {
      next();
      return;
    }
    const error = {
      message: 'Die Anfrage kommt von einer fremden Seite.',
      code: 'CROSS_SITE_REQUEST',
      requestId: 'proxy',
    };
    response.writeHead(403, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(error));
  };
  return { name: 'refuse-foreign', middleware };
}

function isForeign({ method, headers }: IncomingMessage): boolean {
  // A name that somebody made to point here (DNS rebinding) would be of one origin with its own pages.
  if (!loopback.test(headers.host ?? '')) return true;
  const isFollowed = method === 'GET' && headers['sec-fetch-mode'] === 'navigate';
  if (isFollowed && headers['sec-fetch-dest'] === 'document') return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return headers.origin !== undefined && !isOwn(headers.origin, headers.host);
}

/** Whether an origin or address is of the proxy itself, by the name under which it was asked. */
export function isOwn(address: string, host: string | undefined): boolean {
  return URL.parse(address)?.origin === `http://${host}`;
}
