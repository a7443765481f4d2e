import type { FastifyReply } from 'fastify';

/** Aborted when nobody waits for the answer any more: the browser left, or has it. */
export function untilLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  if (raw.closed) left.abort();
  raw.once('close', () => left.abort());
  return left.signal;
}
