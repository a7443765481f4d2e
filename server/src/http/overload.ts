import { AppError } from '../app-error.ts';
import type { App } from './request-types.ts';

/** Requests that one process works on at a time; more would only wait, and the waiting would slow down the rest. */
const maxInFlight = 128;
const retryAfterSeconds = 2;

/**
 * Refuses early what could only be answered late. Health checks always pass. A request counts from when all of it is
 * there: one whose body is still under way costs nothing, and whoever sends it slowly must not keep others out.
 */
export function shedLoad(app: App, limit: number = maxInFlight): void {
  let inFlight = 0;
  app.addHook('preValidation', (request, reply, done) => {
    // Who went away while the body was read is not answered, and no 'close' would come any more.
    if (request.routeOptions.config.isAlwaysServed || reply.raw.closed) return done();
    if (inFlight >= limit) return done(new AppError('OVERLOADED', { retryAfterSeconds }));
    // What waits for something to happen costs nothing meanwhile; it has a limit of its own.
    if (request.routeOptions.config.isLongLived) return done();
    inFlight += 1;
    // 'close' comes once for every answer, also when the client went away.
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    done();
  });
}
