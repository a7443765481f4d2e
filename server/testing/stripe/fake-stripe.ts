import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { readForm, textAt } from './form-body.ts';
import { createIdempotency } from './idempotency.ts';
import { answerStripe } from './stripe-api.ts';
import { type EventObject, StripeRefusal } from './stripe-objects.ts';
import { createStripeState, type StripeState } from './stripe-state.ts';

export interface StripeFault {
  /** Which calls, for instance 'POST /v1/subscriptions'; every call when missing. */
  call?: string;
  kind: 'slow' | 'error' | 'hang-up';
  /** Calls it hits; then it is over. */
  times: number;
}

export interface FakeStripeOptions {
  secretKey: string;
  publishableKey?: string;
  priceId: string;
  yearlyPriceId?: string;
  webhookSecret: string;
  /** Where events go by themselves; without it, tests fetch and deliver them. */
  webhookUrl?: string;
  now?: () => Date;
  port?: number;
}

export interface SignedWebhook {
  payload: string;
  headers: { 'stripe-signature': string; 'content-type': 'application/json; charset=utf-8' };
}

export interface FakeStripe {
  /** For STRIPE_API_BASE. */
  url: string;
  state: StripeState;
  /** Every event so far, oldest first. */
  events(): EventObject[];
  /** Signs an event with the provider's scheme, at `now` or when given. */
  sign(event: object, options?: { secret?: string; at?: Date }): SignedWebhook;
  fail(fault: StripeFault): void;
  /** Keeps back the answer of the next call of this kind: what it asked for has happened at the provider by then. */
  hold(call: string): HeldAnswer;
  /** Calls that arrived, as 'POST /v1/customers'. */
  calls: string[];
  close(): Promise<void>;
}

export interface HeldAnswer {
  /** Resolves once the provider has done what was asked. */
  done: Promise<void>;
  release(): void;
}

interface Hold extends HeldAnswer {
  call: string;
  reached(): void;
  released: Promise<void>;
}

const slowMillis = 3_000;
const portalPage = (back: string) =>
  `<!doctype html><html lang="de"><meta charset="utf-8"><title>Kundenportal</title><h1>Kundenportal</h1><a href="${encodeURI(back)}">Zurück</a></html>`;

/** The payment provider's HTTP API on a local port: keeps state, honours idempotency keys, signs what it sends. */
export async function startFakeStripe(options: FakeStripeOptions): Promise<FakeStripe> {
  const now = options.now ?? (() => new Date());
  const faults: StripeFault[] = [];
  const holds: Hold[] = [];
  const calls: string[] = [];
  const closing = new AbortController();
  const idempotently = createIdempotency();
  const state = createStripeState({
    priceId: options.priceId,
    ...(options.yearlyPriceId && { yearlyPriceId: options.yearlyPriceId }),
    now,
    onEvent: (event) => void deliver(event),
  });
  const server = createServer((request, response) => void handle(request, response).catch(() => response.destroy()));
  await new Promise<void>((listening) => server.listen(options.port ?? 0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function sign(event: object, { secret = options.webhookSecret, at = now() } = {}): SignedWebhook {
    const payload = JSON.stringify(event, null, 2);
    const timestamp = Math.floor(at.getTime() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return { payload, headers: { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' } };
  }

  /** Tried a few times, like the provider does over days. */
  async function deliver(event: EventObject): Promise<void> {
    for (let attempt = 0; options.webhookUrl && attempt < 5 && !closing.signal.aborted; attempt += 1) {
      await pause(attempt * 500);
      const { payload, headers } = sign(event);
      const sent = await fetch(options.webhookUrl, { method: 'POST', body: payload, headers }).catch(() => undefined);
      if (sent?.ok) return;
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', url);
    response.setHeader('access-control-allow-origin', '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (pathname.startsWith('/p/session/')) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      return void response.end(portalPage(searchParams.get('return') ?? ''));
    }
    const body = await text(request);
    const call = `${request.method} ${pathname}`;
    calls.push(call);
    const fault = takeFault(call);
    if (fault === 'hang-up') return void request.socket.destroy();
    if (fault === 'slow') await pause(slowMillis, undefined, { signal: closing.signal });
    const answer = await settle(() => {
      if (fault === 'error') throw new StripeRefusal(500, { type: 'api_error', message: 'Something went wrong.' });
      assertKey(request, body);
      const fields = readForm(request.method === 'GET' ? search : body);
      const work = () => answerStripe(state, { method: request.method ?? '', path: pathname, fields, origin: url });
      return idempotently(request.headers['idempotency-key'], `${call} ${body}`, work);
    });
    const at = holds.findIndex((one) => one.call === call);
    const [held] = at < 0 ? [] : holds.splice(at, 1);
    held?.reached();
    await held?.released;
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': `req_${calls.length}` });
    response.end(JSON.stringify(answer.body));
  }

  function takeFault(call: string): StripeFault['kind'] | undefined {
    const fault = faults.find((one) => one.times > 0 && (one.call === undefined || one.call === call));
    if (!fault) return undefined;
    fault.times -= 1;
    return fault.kind;
  }

  /** The payment script holds the publishable key and the payment's own secret, servers the secret key. */
  function assertKey({ headers }: IncomingMessage, body: string): void {
    const key = headers.authorization?.replace(/^Bearer /, '') ?? textAt(readForm(body), 'key');
    if (key === options.secretKey) return;
    if (key !== undefined && key === options.publishableKey && readForm(body).client_secret) return;
    throw new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
  }

  return {
    url,
    state,
    sign,
    calls,
    events: () => [...state.events.values()],
    fail: (fault) => void faults.push({ ...fault }),
    hold(call) {
      const [happened, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const held = { done: happened.promise, release: gate.resolve };
      holds.push({ call, ...held, reached: happened.resolve, released: gate.promise });
      return held;
    },
    async close() {
      closing.abort();
      for (const { release } of holds) release();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function settle(work: () => Promise<object> | object): Promise<{ status: number; body: object }> {
  try {
    return { status: 200, body: await work() };
  } catch (error) {
    if (error instanceof StripeRefusal) return { status: error.status, body: { error: error.error } };
    throw error;
  }
}
