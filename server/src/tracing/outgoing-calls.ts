import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { faultName } from './fault-name.ts';
import type { OpenStep, Tracing } from './tracing.ts';

type Listener = (message: unknown) => void;

interface UndiciRequest {
  origin?: string | URL;
  method?: string;
}

interface ClientRequest {
  host?: string;
  method?: string;
}

/** Services that any site may call, by the end of their names. */
const services = [
  'googleapis.com',
  'google.com',
  'stripe.com',
  'mozilla.com',
  'windows.com',
  'push.apple.com',
  'amazonaws.com',
];

/**
 * Tells calls to other servers as steps of what they are made for, by Node's own channels: every client of the process is heard, whichever
 * library it is in. A call ends with the head of its answer. Addresses are not told, and a host only where it is a service's: that of a website
 * which somebody has analysed may be a person's name.
 * @returns what ends it
 */
export function followCalls(
  tracing: Pick<Tracing, 'begin' | 'traceparent'>,
  knownHosts: readonly string[],
): () => void {
  const open = new WeakMap<object, OpenStep>();
  const known = new Set(knownHosts);

  function begin(request: object, method = 'GET', host = ''): void {
    // Outside of any step nobody asked for it: releases that are followed, the collector itself.
    if (!tracing.traceparent()) return;
    const isKnown = known.has(host) || services.some((name) => host === name || host.endsWith(`.${name}`));
    const address = isKnown ? host : '(another server)';
    const facts = { 'http.request.method': method, 'server.address': address };
    open.set(request, tracing.begin({ name: `${method} ${address}`, kind: 'client', facts }));
  }

  function end(request: object, status?: number, error?: unknown): void {
    const step = open.get(request);
    open.delete(request);
    if (status === undefined) step?.end({}, faultName(error));
    else step?.end({ 'http.response.status_code': status }, status >= 400 ? String(status) : undefined);
  }

  const listeners: Readonly<Record<string, Listener>> = {
    'undici:request:create': heard(({ request }: { request: UndiciRequest }) =>
      begin(request, request.method, URL.parse(String(request.origin))?.hostname),
    ),
    'undici:request:headers': heard(({ request, response }: { request: object; response: { statusCode: number } }) =>
      end(request, response.statusCode),
    ),
    'undici:request:error': heard(({ request, error }: { request: object; error: unknown }) =>
      end(request, undefined, error),
    ),
    'http.client.request.start': heard(({ request }: { request: ClientRequest }) =>
      begin(request, request.method, request.host),
    ),
    'http.client.response.finish': heard(
      ({ request, response }: { request: object; response: { statusCode: number } }) =>
        end(request, response.statusCode),
    ),
    'http.client.request.error': heard(({ request, error }: { request: object; error: unknown }) =>
      end(request, undefined, error),
    ),
  };
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener);
  };
}

/** Node types its messages as unknown; what each channel says is documented with it. */
function heard<Message>(listener: (message: Message) => void): Listener {
  return (message) => listener(message as Message);
}
