import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { App } from './request-types.ts';

/**
 * When closing, ends connections over which no whole request came: the server waits for every connection, and from then on
 * nobody gives up the ones that trickle. Nothing has been carried out of what they sent, so it can be sent again elsewhere.
 * Register it after everything that drains.
 */
export function dropHalfSentWhenClosing(app: App): void {
  const latest = new Map<Socket, IncomingMessage | undefined>();
  app.server.on('connection', (socket: Socket) => {
    latest.set(socket, undefined);
    socket.once('close', () => latest.delete(socket));
  });
  app.server.on('request', (request, response) => {
    if (request.socket.destroyed) return;
    latest.set(request.socket, request);
    response.once('close', () => {
      if (latest.get(request.socket) === request) latest.set(request.socket, undefined);
    });
  });
  app.addHook('preClose', async () => {
    for (const [socket, request] of latest) if (!request?.complete) socket.destroy();
  });
}
