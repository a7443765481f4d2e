import { Agent, get, type IncomingMessage } from 'node:http';
import type { SignedIn } from './people.ts';

/** As many streams as there are people. */
export interface OpenStreams {
  members: readonly string[];
  /** Resolves when each of these has heard that something is stale. */
  untilHeard(members: readonly string[]): Promise<void>;
  close(): void;
}

const atOnce = 50;

/** Opens a stream for each, some at a time; resolves when all are open. */
export async function openStreams(address: string, people: readonly SignedIn[]): Promise<OpenStreams> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const waiting = new Map<string, () => void>();
  const answers: IncomingMessage[] = [];
  const left = people.values();
  await Promise.all(Array.from({ length: atOnce }, () => openSome(left)));
  return {
    members: people.map(({ id }) => id),
    async untilHeard(members) {
      await Promise.all(members.map((id) => new Promise<void>((resolve) => void waiting.set(id, resolve))));
    },
    close: () => {
      for (const answer of answers) answer.destroy();
    },
  };

  async function openSome(some: Iterable<SignedIn>): Promise<void> {
    for (const person of some) answers.push(await open(person));
  }

  function open({ id, cookie }: SignedIn): Promise<IncomingMessage> {
    const headers = { cookie, accept: 'text/event-stream', host: 'localhost:3000' };
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    get(`${address}/api/live`, { headers, agent }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`A stream was answered ${answer.statusCode}`));
      answer.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('event: open')) resolve(answer);
        if (text.includes('event: stale')) waiting.get(id)?.();
      });
    }).once('error', reject);
    return promise;
  }
}
