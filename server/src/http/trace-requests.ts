import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenStep, Tracing } from '../tracing/tracing.ts';
import { routeOf } from './request-log.ts';
import type { App } from './request-types.ts';

const steps = new WeakMap<FastifyRequest, OpenStep>();

/**
 * Makes each request a step by the pattern of its address. What stays open waits for something to happen, and whoever only asks whether the
 * process lives is no news: neither is told.
 * @param isParentTrusted whether a trace that the proxy in front has begun is continued; strangers may send the same header
 */
export function traceRequests(app: App, tracing: Tracing, isParentTrusted: boolean): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { isLongLived, isAlwaysServed } = request.routeOptions.config;
    if (isLongLived || isAlwaysServed) return done();
    const { method } = request;
    const route = routeOf(request);
    const facts = { 'http.request.method': method, 'http.route': route };
    const cause = isParentTrusted ? handedOn(request) : null;
    const step = tracing.begin({ name: `${method} ${route}`, kind: 'server', facts, cause });
    steps.set(request, step);
    step.within(done);
  });
  // A body arrives by events of its connection, which know nothing of the request that they belong to.
  app.addHook('preValidation', (request, _reply, done) => within(request, done));
  app.addHook('onResponse', (request, { statusCode }, done) => {
    steps
      .get(request)
      ?.end({ 'http.response.status_code': statusCode }, statusCode >= 500 ? String(statusCode) : undefined);
    within(request, done);
  });
}

/** An error is answered within the step of its request, so that what is logged of it says which. */
export function withinRequest(
  answer: (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): typeof answer {
  return (error, request, reply) => within(request, () => answer(error, request, reply));
}

function within<T>(request: FastifyRequest, work: () => T): T {
  const step = steps.get(request);
  return step ? step.within(work) : work();
}

/** The trace of a proxy whose word on the client's address counts, too: then more than one address is known. */
function handedOn(request: FastifyRequest): string | null {
  const given = request.headers.traceparent;
  return typeof given === 'string' && (request.ips?.length ?? 0) > 1 ? given : null;
}
