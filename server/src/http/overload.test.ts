import { once } from 'node:events';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect } from 'expect';
import Fastify from 'fastify';
import { sendHalf } from '../../testing/half-sent.ts';
import { answerError } from './error-handler.ts';
import { shedLoad } from './overload.ts';

const app = Fastify();
const { promise: gate, resolve: open } = Promise.withResolvers<void>();
app.setErrorHandler(answerError);
shedLoad(app, 2);
app.get('/slow', async () => {
  await gate;
  return 'done';
});
app.post('/api/x', () => 'done');
app.get('/healthz', { config: { isAlwaysServed: true } }, () => 'ok');
after(() => app.close());

describe('too many requests at once', () => {
  it('are refused with a pause, while health checks pass, and taken again afterwards', async () => {
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const running = [fetch(`${address}/slow`), fetch(`${address}/slow`)];
    await until(async () => (await fetch(`${address}/slow`)).status === 503);
    const refused = await fetch(`${address}/slow`);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toMatchObject({ code: 'OVERLOADED' });
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    open();
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200]);
    await until(async () => (await fetch(`${address}/slow`)).status === 200);
  });

  it('are not those that wait for another to end; what has waited goes on, and counts until it is answered', async () => {
    const waiting = Fastify();
    waiting.setErrorHandler(answerError);
    shedLoad(waiting, 2);
    const other = Promise.withResolvers<void>();
    let asideNow = 0;
    waiting.get('/again', async (request) => {
      await request.aside?.(() => {
        asideNow += 1;
        return other.promise;
      });
      return 'done';
    });
    waiting.get('/quick', () => 'done');
    const address = await waiting.listen({ host: '127.0.0.1', port: 0 });
    after(() => waiting.close());
    const gone = new AbortController();
    const left = fetch(`${address}/again`, { signal: gone.signal }).catch(() => 'left');
    await until(async () => asideNow === 1 || sleep(10, false));
    const again: Promise<Response>[] = [];
    for (let asked = 2; asked <= 10; asked += 1) {
      again.push(fetch(`${address}/again`));
      await until(async () => asideNow === asked || sleep(10, false));
    }
    gone.abort();
    expect(await left).toBe('left');
    expect((await fetch(`${address}/quick`)).status).toBe(200);
    other.resolve();
    expect(new Set((await Promise.all(again)).map(({ status }) => status))).toEqual(new Set([200]));
    const afterwards = await Promise.all([fetch(`${address}/quick`), fetch(`${address}/quick`)]);
    expect(afterwards.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('count from when their body is there', async () => {
    const { port, origin } = new URL(app.listeningOrigin);
    const halves = await Promise.all(Array.from({ length: 5 }, () => sendHalf(Number(port), '/api/x')));
    for (let asked = 0; asked < 5; asked += 1) expect((await fetch(`${origin}/healthz-not`)).status).toBe(404);
    expect((await fetch(`${origin}/api/x`, { method: 'POST' })).status).toBe(200);
    for (const half of halves) half.destroy();
  });
});

describe('a crowd before a server that answers on the thread that reads', () => {
  const limit = 20;
  const crowded = Fastify();
  crowded.setErrorHandler(answerError);
  shedLoad(crowded, limit);
  crowded.get('/busy', () => {
    block(10);
    return 'done';
  });
  crowded.get('/order/:number', (request) => {
    began.push((request.params as { number: string }).number);
    return 'done';
  });
  const began: string[] = [];
  after(() => crowded.close());

  it('is seen at the door: who would wait behind too many is refused, and told when to come again', async () => {
    const address = await crowded.listen({ host: '127.0.0.1', port: 0 });
    const answers = await askFromThread(`${address}/busy`, 200);
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200).length).toBe(200 - refused.length);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ retryAfter }) => retryAfter === '2')).toBe(true);
    expect((await fetch(`${address}/busy`)).status).toBe(200);
  });

  it('is answered in the order in which it came', async () => {
    const numbers = Array.from({ length: limit }, (_, number) => String(number));
    await Promise.all(numbers.map((number) => crowded.inject(`/order/${number}`)));
    expect(began).toEqual(numbers);
  });
});

function block(millis: number): void {
  const until = performance.now() + millis;
  while (performance.now() < until);
}

interface Answered {
  status: number;
  retryAfter: string | null;
}

/** Asks for one address many times at once, each time on a connection of its own, from another thread as this one is busy with answering. */
async function askFromThread(url: string, count: number): Promise<Answered[]> {
  const worker = new Worker(
    `const { workerData, parentPort } = require('node:worker_threads');
     const ask = async () => {
       const answer = await fetch(workerData.url);
       await answer.text();
       return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
     };
     Promise.all(Array.from({ length: workerData.count }, ask)).then((all) => parentPort.postMessage(all));`,
    { eval: true, workerData: { url, count } },
  );
  const [answers] = await once(worker, 'message');
  return answers;
}

/** Both slow requests must have arrived before the third counts as too many. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) if (await holds()) return;
  throw new Error('it never became true');
}
