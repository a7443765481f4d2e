import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type LogFn, type Logger, pino, stdSerializers } from 'pino';
import { shortened, withoutMailAddresses } from './log-text.ts';
import type { App } from './request-types.ts';

/**
 * Logs JSON lines. Secrets never reach it: addresses of pages are logged as route patterns, bodies and headers not at all,
 * and mail addresses are taken out of every finished line, wherever they came from. What strangers wrote is cut first.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { err: (error: Error) => shortened(stdSerializers.errWithCause(error)) },
    formatters: { log: (fields: object) => shortened(fields) as Record<string, unknown> },
    base: null,
    hooks: { logMethod: cutMessage, streamWrite: withoutMailAddresses },
  };
  return destination ? pino(options, destination) : pino(options);
}

function cutMessage(this: Logger, given: Parameters<LogFn>, write: LogFn): void {
  write.apply(this, given.map((part) => (typeof part === 'string' ? shortened(part) : part)) as typeof given);
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
