import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { App } from './app.ts';

/** A mail address, also in an address of the web; what a mail server or the database repeats in its errors is full of them. */
const mailAddress = /[^\s<>"'\\,;:=()[\]{}|/?&]+(?:@|%40)(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}/giu;

/**
 * Logs JSON lines. Secrets never reach it: addresses of pages are logged as route patterns, bodies and headers not at all,
 * and mail addresses are taken out of every finished line, wherever they came from.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { err: stdSerializers.errWithCause },
    base: undefined,
    hooks: { streamWrite: (line: string) => line.replace(mailAddress, '…') },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** One line per answered request. */
export function logRequests(app: App): void {
  app.addHook('onResponse', async (request, reply) => {
    const answer = { status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log.info(
      { method: request.method, route: routeOf(request), ...answer, member: request.member?.id },
      'answered',
    );
  });
}

/** The pattern, because the address itself may hold a token: /unsubscribe/:token, /magic-link without its query. */
function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? '(unknown)';
}
