import { after, describe, it } from 'node:test';
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

  it('count from when their body is there', async () => {
    const { port, origin } = new URL(app.listeningOrigin);
    const halves = await Promise.all(Array.from({ length: 5 }, () => sendHalf(Number(port), '/api/x')));
    for (let asked = 0; asked < 5; asked += 1) expect((await fetch(`${origin}/healthz-not`)).status).toBe(404);
    expect((await fetch(`${origin}/api/x`, { method: 'POST' })).status).toBe(200);
    for (const half of halves) half.destroy();
  });
});

/** Both slow requests must have arrived before the third counts as too many. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) if (await holds()) return;
  throw new Error('it never became true');
}
