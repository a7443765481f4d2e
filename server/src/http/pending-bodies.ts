import type { FastifyRequest } from 'fastify';
import { networkOf } from '../limits/network.ts';
import { AppError } from './app-error.ts';
import type { App } from './request-types.ts';

/** How long a client may take to send, in milliseconds. */
export interface RequestTimeouts {
  /** Until the headers are there. */
  headersMillis: number;
  /** Until all of the request is there. */
  requestMillis: number;
  /** How often connections are looked at. */
  checkMillis: number;
}

/** A body of 256 KB in twenty seconds is a very slow phone; behind a proxy bodies come at once. */
export const requestTimeouts: RequestTimeouts = { headersMillis: 10_000, requestMillis: 20_000, checkMillis: 2_000 };

/** Bodies that may be under way at a time from one network, also when those of all others make a crowd. */
const perNetwork = 64;
const crowd = 256;
const perNetworkInCrowd = 4;
const retryAfterSeconds = 5;

/**
 * Bounds the bodies that are under way, because each keeps a connection and up to 256 KB. Refused is who sends many, and
 * the connection ends with the answer, so that nobody goes on sending what nobody reads.
 */
export function boundPendingBodies(app: App): void {
  const pending = new Map<string, number>();
  const releases = new WeakMap<FastifyRequest, () => void>();
  let all = 0;

  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request) || request.routeOptions.config.isAlwaysServed) return;
    const network = networkOf(request.ip);
    const own = pending.get(network) ?? 0;
    if (own >= (all < crowd ? perNetwork : perNetworkInCrowd)) {
      reply.header('connection', 'close');
      throw new AppError('OVERLOADED', { retryAfterSeconds });
    }
    pending.set(network, own + 1);
    all += 1;
    const release = once(() => {
      const left = (pending.get(network) ?? 1) - 1;
      if (left > 0) pending.set(network, left);
      else pending.delete(network);
      all -= 1;
    });
    releases.set(request, release);
    reply.raw.once('close', release);
  });

  app.addHook('preValidation', async (request) => releases.get(request)?.());
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}
