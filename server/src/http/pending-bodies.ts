import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { networkOf } from '../limits/network.ts';
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

/** A body that is under way. */
interface Pending {
  /** Gives up waiting for the rest of it. */
  end(): void;
  hasEnded: boolean;
}

/**
 * Bounds the bodies that are under way, because each keeps a connection and up to 256 KB. Whoever begins one more than
 * their network may have ends its oldest: a whole request takes moments, so what is sent half goes, and nobody waits for it.
 */
export function boundPendingBodies(app: App): void {
  const networks = new Map<string, Set<Pending>>();
  const bodies = new WeakMap<FastifyRequest, { pending: Pending; release(): void }>();
  let all = 0;

  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request) && !request.routeOptions.config.isAlwaysServed) begin(request, reply);
    done();
  });

  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (bodies.get(request)?.pending.hasEnded) done(new AppError('REQUEST_TIMEOUT'));
    else done(null, payload);
  });

  app.addHook('preValidation', (request, _reply, done) => {
    bodies.get(request)?.release();
    done();
  });

  function begin(request: FastifyRequest, reply: FastifyReply): void {
    const network = networkOf(request.ip);
    const own = networks.get(network) ?? new Set();
    const most = all < crowd ? perNetwork : perNetworkInCrowd;
    // In the order in which they began.
    for (const oldest of own) if (own.size >= most) oldest.end();
    const release = () => {
      if (!own.delete(pending)) return;
      all -= 1;
      if (own.size === 0 && networks.get(network) === own) networks.delete(network);
    };
    const pending: Pending = {
      hasEnded: false,
      end() {
        pending.hasEnded = true;
        release();
        giveUp(request, reply);
      },
    };
    networks.set(network, own.add(pending));
    all += 1;
    bodies.set(request, { pending, release });
    reply.raw.once('close', release);
  }
}

/** Ends the reading of a body with an error, and the connection with the answer, so that nobody sends what nobody reads. */
function giveUp({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.header('connection', 'close');
  // Before anybody reads it, preParsing is still to come.
  if (raw.listenerCount('error') > 0) raw.emit('error', new AppError('REQUEST_TIMEOUT'));
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
