import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { App } from './request-types.ts';

/** Longer than a proxy keeps an idle connection to us: keepalive_timeout in deploy/nginx is two seconds. */
const drainMillis = 3_000;
/** How long new requests may wait for a moment in which nobody is connecting. */
const quietMillis = 500;
/** Turns of the event loop in which nothing came. */
const quietTurns = 2;

/**
 * Behind a proxy, closing must not hang up on idle connections: the proxy may be sending a request over one at that very
 * moment, and nobody can tell whether it was carried out. So closing first refuses new connections, answers what still
 * comes with `Connection: close`, and waits until the proxy has let go of the rest.
 */
export function drainWhenClosing(app: App, millis: number = drainMillis): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const begin = holdRequests(app);
    await quiet();
    const waiting = new AbortController();
    const allGone = new Promise<void>((resolve) => {
      // Node's HTTP server would close the idle connections too.
      Server.prototype.close.call(app.server, () => resolve());
    });
    begin();
    await Promise.race([allGone, setTimeout(millis, undefined, { signal: waiting.signal }).catch(() => {})]);
    waiting.abort();
  });
}

/**
 * A connection that the system has accepted and Node has not yet looked at is reset when we stop listening. So that happens
 * right after turns of the event loop in which nothing came; on a busy server there are none while requests are worked on.
 */
async function quiet(): Promise<void> {
  const latest = performance.now() + quietMillis;
  for (let turns = 0; turns < quietTurns && performance.now() < latest; ) {
    const before = performance.nodeTiming.uvMetricsInfo.events;
    await setImmediate();
    turns = performance.nodeTiming.uvMetricsInfo.events === before ? turns + 1 : 0;
  }
}

/** Lets requests that come from now on wait. @returns begins with them, in the order in which they came */
function holdRequests({ server }: App): () => void {
  const handlers = server.listeners('request');
  const held: [IncomingMessage, ServerResponse][] = [];
  server.removeAllListeners('request');
  server.on('request', (...request) => held.push(request));
  return () => {
    server.removeAllListeners('request');
    for (const handle of handlers) server.on('request', handle as (...request: (typeof held)[number]) => void);
    for (const request of held) server.emit('request', ...request);
  };
}
