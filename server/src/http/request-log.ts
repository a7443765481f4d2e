import type { FastifyRequest } from 'fastify';
import { type Logger, pino, stdSerializers } from 'pino';
import type { App } from './app.ts';

/** Logs JSON lines. Secrets never reach it: addresses are logged as route patterns, bodies and headers not at all. */
export function createLogger(level: string): Logger {
  return pino({ level, serializers: { err: stdSerializers.errWithCause }, base: undefined });
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
