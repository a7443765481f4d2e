import type { FastifyReply } from 'fastify';

/** Takes the answer out of the framework's hands: what is written to `reply.raw` from now on is a stream of server-sent events. */
export function openStream(reply: FastifyReply): void {
  reply.hijack();
  for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...streamHeaders }))
    if (value !== undefined) reply.raw.setHeader(name, value);
}

/** Nothing on the way may keep, change or hold back what is said. */
const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};
