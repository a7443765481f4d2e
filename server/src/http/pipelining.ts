import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { App } from './app.ts';

/** After so many a connection ends with its answer and the client opens another one; proxies and browsers hardly notice. */
export const maxRequestsPerConnection = 1_000;
/** Requests sent before the first is answered. Browsers, proxies and our own programs send one. */
export const maxPipelined = 16;

/**
 * Ends connections over which many requests come at once: the server would take all of them in, one chunk of 64 KB holds
 * over a thousand, and everybody else would wait behind them. What came with the one too many is not worked on.
 */
export function boundPipelining(app: App): void {
  const unanswered = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: number) => {
    const now = (unanswered.get(socket) ?? 0) + change;
    unanswered.set(socket, now);
    return now;
  };
  app.server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (count(socket, 1) > maxPipelined) socket.destroy();
    response.once('close', () => count(socket, -1));
  });
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.socket?.destroyed) reply.hijack();
  });
}
