import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';
import type { Metrics } from '../metrics/metrics.ts';
import type { LogIds } from '../tracing/tracing.ts';
import { loggedError } from './log-error.ts';
import { shortened, withoutMailAddresses } from './log-text.ts';
import type { App } from './request-types.ts';

const longestHeldMillis = 100;
const warning = 40;

/**
 * Logs JSON lines. Secrets never reach it: addresses of pages are logged as route patterns, bodies and headers not at all,
 * and mail addresses are taken out of every finished line, wherever they came from. What strangers wrote is cut first.
 * @param ids of the trace that a line belongs to, where there is one
 */
export function createLogger(
  level: string,
  destination: LogStream = standardOutput(),
  ids?: () => LogIds | undefined,
): Logger {
  const options = {
    level,
    serializers: { err: (error: unknown) => shortened(loggedError(error)) },
    formatters: { log: (fields: object) => shortened(fields) as Record<string, unknown> },
    base: null,
    ...(ids && { mixin: () => ids() ?? {} }),
    hooks: { logMethod, streamWrite: withoutMailAddresses },
  };
  return pino(options, destination);

  /** Warnings and errors wait for nothing: the process may not live to write them later. */
  function logMethod(this: Logger, given: Parameters<LogFn>, write: LogFn, weight: number): void {
    const [first, ...words] = given;
    // Without words of ours pino would take the error's.
    const told = isErrorAlone(first, words) ? [first, 'an error'] : given;
    write.apply(this, told.map((part) => (typeof part === 'string' ? shortened(part) : part)) as typeof given);
    if (weight >= warning) destination.flushSync?.();
  }
}

function isErrorAlone(first: unknown, words: readonly unknown[]): boolean {
  const error = typeof first === 'object' && first !== null && 'err' in first ? first.err : first;
  return error instanceof Error && words.length === 0;
}

type LogStream = DestinationStream & { flushSync?: () => void };

/** Lines of requests go out together: to write each by itself costs more than everything else about it. */
function standardOutput(): LogStream {
  return pino.destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: longestHeldMillis });
}

/** One line per answered request. Of those that wait for something to happen one comes every few seconds from each open page. */
export function logRequests(app: App): void {
  app.addHook('onResponse', (request, reply, done) => {
    const answer = { status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    const { isLongLived } = request.routeOptions.config;
    request.log[isLongLived && reply.statusCode === 200 ? 'debug' : 'info'](
      { method: request.method, route: routeOf(request), ...answer, member: request.member?.id },
      'answered',
    );
    done();
  });
}

/** Counts what was answered and how long it took; what stays open waits for something to happen, and says nothing about that. */
export function countRequests(app: App, metrics: Pick<Metrics, 'answered'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const answer = { method, route: routeOf(request), status: reply.statusCode, seconds: reply.elapsedTime / 1_000 };
    if (!request.routeOptions.config.isLongLived) metrics.answered(answer);
    done();
  });
}

/** The pattern, because the address itself may hold a token: /unsubscribe/:token, /magic-link without its query. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? '(unknown)';
}
