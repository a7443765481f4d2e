import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { App } from './request-types.ts';

/** After so many a connection ends with its answer and the client opens another one; proxies and browsers hardly notice. */
export const maxRequestsPerConnection = 1_000;
/** Requests sent before the first is answered. Browsers, proxies and our own programs send one. */
export const maxPipelined = 16;

/**
 * Works on one request of a connection at a time, and ends connections over which many come at once: one chunk of 64 KB
 * holds over a thousand, and everybody else would wait behind them. What is not worked on costs what Node needs to read it.
 */
export function boundPipelining(app: App): void {
  const lines = new WeakMap<Socket, Array<() => void>>();
  const handlers = app.server.listeners('request');
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const line = lines.get(socket) ?? [];
    lines.set(socket, line);
    const begin = () => {
      response.once('close', () => {
        line.shift();
        if (!socket.destroyed) line[0]?.();
      });
      for (const handle of handlers) handle.call(app.server, request, response);
    };
    if (line.push(begin) > maxPipelined) socket.destroy();
    else if (line.length === 1) begin();
  });
}
