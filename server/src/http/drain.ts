import { Server } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { App } from './request-types.ts';

/** Longer than a proxy keeps an idle connection to us: keepalive_timeout in deploy/nginx is two seconds. */
const drainMillis = 3_000;

/**
 * Behind a proxy, closing must not hang up on idle connections: the proxy may be sending a request over one at that very
 * moment, and nobody can tell whether it was carried out. So closing first refuses new connections, answers what still
 * comes with `Connection: close`, and waits until the proxy has let go of the rest.
 */
export function drainWhenClosing(app: App, millis: number = drainMillis): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    // Right after the event loop looked for new connections, so that none waits to be accepted when we stop listening.
    await setImmediate();
    const waiting = new AbortController();
    const allGone = new Promise<void>((resolve) => {
      // Node's HTTP server would close the idle connections too.
      Server.prototype.close.call(app.server, () => resolve());
    });
    await Promise.race([allGone, setTimeout(millis, undefined, { signal: waiting.signal }).catch(() => {})]);
    waiting.abort();
  });
}
