import type { Server } from 'node:http';
import { AppError } from '../app-error.ts';
import type { App } from './request-types.ts';

/** Requests that one process works on at a time; more would only wait, and the waiting would slow down the rest. */
const maxInFlight = 128;
const retryAfterSeconds = 2;
/**
 * Turns of the event loop at most before the next request is worked on: enough to see a crowd of four times what can be served, and so few that
 * turning others away does not take the time of those who are served.
 */
const maxTurns = 4;

/**
 * Refuses early what could only be answered late. Health checks always pass. A request counts from when all of it is
 * there: one whose body is still under way costs nothing, and whoever sends it slowly must not keep others out.
 */
export function shedLoad(app: App, limit: number = maxInFlight): void {
  let inFlight = 0;
  const whenRead = readFirst(app.server);
  app.decorateRequest('aside', undefined);
  app.addHook('preValidation', (request, reply, done) => {
    // Who went away while the body was read is not answered, and no 'close' would come any more.
    if (request.routeOptions.config.isAlwaysServed || reply.raw.closed) return done();
    if (inFlight >= limit) return done(new AppError('OVERLOADED', { retryAfterSeconds }));
    // What waits for something to happen costs nothing meanwhile; it has a limit of its own.
    if (request.routeOptions.config.isLongLived) return done();
    inFlight += 1;
    let weight = 1;
    const weigh = (now: 0 | 1) => {
      inFlight += now - weight;
      weight = now;
    };
    // 'close' comes once for every answer, also when the client went away.
    reply.raw.once('close', () => weigh(0));
    // What waits for another request to end does nothing itself. It goes on without asking for a place: it was let in.
    request.aside = (wait) => {
      weigh(0);
      return wait().finally(() => {
        if (!reply.raw.closed) weigh(1);
      });
    };
    whenRead(done);
  });
}

/**
 * Begins one request after the other, each after those at the door were let in and read. With the embedded database a request is answered on the thread
 * that reads the next one, and Node accepts one connection in a turn of its event loop: begun at once, each would be answered before the next one is
 * seen, and a crowd would wait unseen in the system's queue of connections, where nobody counts or refuses it.
 * @returns calls `begin` when its turn has come
 */
function readFirst(server: Server): (begin: () => void) => void {
  const waiting: Array<() => void> = [];
  let isTurning = false;
  let hasAccepted = false;
  let turns = 0;
  server.on('connection', () => {
    hasAccepted = true;
  });
  const turn = () => {
    if (hasAccepted && turns < maxTurns) {
      hasAccepted = false;
      turns += 1;
      setImmediate(turn);
      return;
    }
    turns = 0;
    const begin = waiting.shift();
    isTurning = waiting.length > 0;
    if (isTurning) setImmediate(turn);
    begin?.();
  };
  return (begin) => {
    waiting.push(begin);
    if (isTurning) return;
    isTurning = true;
    setImmediate(turn);
  };
}
