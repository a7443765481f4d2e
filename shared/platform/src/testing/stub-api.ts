import type { AnswerInputOf, AnyEndpoint } from '@rezenso/contract/endpoint';
import { type ErrorCode, errorCatalogue } from '@rezenso/contract/errors';
import { readsOfAll, staleHeader } from '@rezenso/contract/subjects';

/** One request that a component made. */
export interface RecordedCall {
  method: string;
  /** Path without query. */
  path: string;
  query: Record<string, string>;
  body: unknown;
}

export interface Stub {
  endpoint: AnyEndpoint;
  respond(call: RecordedCall): Response | Promise<Response>;
}

type AnswerSource<E extends AnyEndpoint> = AnswerInputOf<E> | ((call: RecordedCall) => AnswerInputOf<E>);

/**
 * Answers an endpoint with `value`, which the contract parses first: a test cannot feed what the server never sends.
 * A function is asked anew for each call, so that an answer may change after a write.
 */
export function answer<E extends AnyEndpoint>(endpoint: E, value: AnswerSource<E>): Stub {
  return {
    endpoint,
    respond: async (call) => {
      const given = typeof value === 'function' ? (value as (call: RecordedCall) => AnswerInputOf<E>)(call) : value;
      const result = await endpoint.answer['~standard'].validate(given);
      if (result.issues)
        throw new Error(`The stub of ${endpoint.path} breaks the contract: ${JSON.stringify(result.issues)}`);
      return Response.json(given ?? null, { headers: staleBy(endpoint) });
    },
  };
}

/** Fails an endpoint with a code of the error catalogue, in the catalogue's words unless `message` says otherwise. */
export function fail(endpoint: AnyEndpoint, code: ErrorCode, message: string = errorCatalogue[code].message): Stub {
  const body = { message, code, requestId: 'test-request' };
  return {
    endpoint,
    respond: () => Response.json(body, { status: errorCatalogue[code].status, headers: staleBy(endpoint) }),
  };
}

/** As the server does: every answer to a change names what is stale by it. */
function staleBy({ changes = [] }: AnyEndpoint): Record<string, string> {
  return changes.length > 0 ? { [staleHeader]: readsOfAll(changes).join(' ') } : {};
}

/** What a proxy sends in place of an answer: a page of its own, in English and in HTML. */
export function proxyPage(endpoint: AnyEndpoint, status = 502): Stub {
  const page = '<html>\r\n<head><title>502 Bad Gateway</title></head><body><center>nginx</center></body></html>';
  const respond = () => new Response(page, { status, headers: { 'content-type': 'text/html' } });
  return { endpoint, respond };
}

/** A failure that says nothing at all. */
export function emptyFailure(endpoint: AnyEndpoint, status = 503): Stub {
  return { endpoint, respond: () => new Response(null, { status }) };
}

/** An OK answer that this build cannot read, as when the server is newer than the page. */
export function unreadable(endpoint: AnyEndpoint): Stub {
  return { endpoint, respond: () => Response.json({ from: 'another version' }) };
}

/** An endpoint that nobody answers, as when the network is gone. */
export function offline(endpoint: AnyEndpoint): Stub {
  return { endpoint, respond: () => Promise.reject(new TypeError('Failed to fetch')) };
}

/** An endpoint whose answer waits until `release` is called, to look at what shows meanwhile. */
export function hold(stub: Stub): Stub & { release(): void } {
  const gate = Promise.withResolvers<void>();
  return {
    endpoint: stub.endpoint,
    respond: (call) => gate.promise.then(() => stub.respond(call)),
    release: gate.resolve,
  };
}

/** A stub whose answer, or failure, is the end of a stream of steps: `tell` says one, `end` ends it. */
export function tellSteps(stub: Stub): Stub & { tell(step: string): void; end(): Promise<void> } {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  let last: Promise<Response> | undefined;
  const say = (event: string, data: unknown) =>
    stream?.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  return {
    endpoint: stub.endpoint,
    respond: (call) => {
      last = Promise.resolve(stub.respond(call));
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          stream = controller;
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
    },
    tell: (step) => say('step', { step }),
    async end() {
      if (!last) throw new Error('Nobody asked');
      const { ok, status } = await last;
      const data = await (await last).json();
      say(ok ? 'answer' : 'error', ok ? data : { ...data, status });
      stream?.close();
    },
  };
}

/**
 * Replaces `fetch` by the given answers and records what was asked; later stubs win over earlier ones.
 * A request that no stub answers fails the test.
 */
export function stubApi(stubs: readonly Stub[]): { calls: RecordedCall[]; use(...more: Stub[]): void } {
  const calls: RecordedCall[] = [];
  const known = [...stubs];
  globalThis.fetch = async (input, init) => {
    const call = recordOf(String(input), init);
    calls.push(call);
    const fitting = known.filter(({ endpoint }) => isFor(endpoint, call));
    // A literal path wins over a pattern: /api/matches/potential is not /api/matches/:id.
    const stub = fitting.findLast(({ endpoint }) => endpoint.path === call.path) ?? fitting.at(-1);
    return stub ? stub.respond(call) : unanswered(call);
  };
  return { calls, use: (...more) => known.push(...more) };
}

function recordOf(address: string, init: RequestInit = {}): RecordedCall {
  const url = new URL(address, 'http://localhost');
  return {
    method: init.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
  };
}

/** Loud on purpose: a page shows a forgotten stub as "no connection", and its test should not pass for that. */
function unanswered(call: RecordedCall): never {
  const complaint = `No stub answers ${call.method} ${call.path}`;
  // biome-ignore lint/suspicious/noConsole: an unexpected console.error is what fails a test here
  console.error(complaint);
  throw new Error(complaint);
}

function isFor(endpoint: AnyEndpoint, call: RecordedCall): boolean {
  if (endpoint.method !== call.method) return false;
  const pattern = endpoint.path.replace(/:[A-Za-z]+/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(call.path);
}
