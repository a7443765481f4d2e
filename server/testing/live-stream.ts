import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sessionCookie, sessions } from '../src/areas/accounts/index.ts';
import type { Core } from '../src/core.ts';
import type { MemberRow } from '../src/database/schema.ts';
import type { App } from '../src/http/request-types.ts';

/** One event of a stream. */
export interface LiveEvent {
  event: string;
  id: string;
  data: { reads?: 'all' | string[]; reason?: string };
}

/** A stream as a browser sees it. */
export interface LiveStream {
  answer: IncomingMessage;
  /** The next event that is no beat; undefined when the stream is over. */
  next(): Promise<LiveEvent | undefined>;
  /** The next event whatever it is. */
  nextOfAll(): Promise<LiveEvent | undefined>;
  /** Reads until one comes, also in several messages, that names this read, or all. */
  untilStale(path: string): Promise<LiveEvent>;
  close(): void;
}

/** The cookie of a new session of a member. */
export async function cookieOf({ core }: { core: Core }, { id }: Pick<MemberRow, 'id'>): Promise<string> {
  const secret = await sessions(core.database.db).start(id, core.now());
  return `${sessionCookie(core.env).name}=${secret}`;
}

/** Listens on a free port, once. @returns the port */
async function portOf(app: App): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** Opens a stream and reads its first event. */
export async function openStream(app: App, cookie: string, lastEventId?: string): Promise<LiveStream> {
  const headers = {
    cookie,
    accept: 'text/event-stream',
    host: 'localhost:3000',
    ...(lastEventId && { 'last-event-id': lastEventId }),
  };
  const stream = readEvents(await ask(await portOf(app), headers));
  if (stream.answer.statusCode === 200) await stream.nextOfAll();
  return stream;
}

async function ask(port: number, headers: Record<string, string>): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get({ port, host: '127.0.0.1', path: '/api/live', headers, agent: false }, resolve).once('error', reject);
  return promise;
}

function readEvents(answer: IncomingMessage): LiveStream {
  const parts = answer.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>;
  let rest = '';

  async function nextOfAll(): Promise<LiveEvent | undefined> {
    for (;;) {
      const end = rest.indexOf('\n\n');
      if (end >= 0) {
        const block = rest.slice(0, end);
        rest = rest.slice(end + 2);
        return eventIn(block);
      }
      const { value, done } = await parts.next().catch(() => ({ value: undefined, done: true }));
      if (done) return undefined;
      rest += value;
    }
  }

  async function next(): Promise<LiveEvent | undefined> {
    for (;;) {
      const event = await nextOfAll();
      if (event?.event !== 'beat') return event;
    }
  }

  return {
    answer,
    next,
    nextOfAll,
    async untilStale(path) {
      for (;;) {
        const event = await next();
        if (!event) throw new Error(`The stream ended before ${path} was stale`);
        if (event.data.reads === 'all' || event.data.reads?.includes(path)) return event;
      }
    },
    close: () => answer.destroy(),
  };
}

function eventIn(block: string): LiveEvent {
  const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]));
  return { event: fields.get('event') ?? '', id: fields.get('id') ?? '', data: JSON.parse(fields.get('data') ?? '{}') };
}
