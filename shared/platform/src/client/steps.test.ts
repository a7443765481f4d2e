import { endpoint } from '@rezenso/contract/endpoint';
import * as z from 'zod/mini';
import { answer, fail, stubApi, tellSteps, unreadable } from '../testing/index.tsx';
import { ContractViolation } from './api-error.ts';
import { call, callWithSteps } from './call.ts';

const bakeCake = endpoint({
  method: 'POST',
  path: '/api/cakes',
  access: 'authenticated',
  summary: 'Bakes a cake',
  body: z.object({ kind: z.string() }),
  answer: z.object({ name: z.string() }),
  changes: [],
  steps: ['stirring', 'baking'],
  errors: ['WEBSITE_TIMEOUT'],
});
const cake = { name: 'Käsekuchen 🍰' };
const { signal } = new AbortController();

it('hears each step as it begins, and reads the answer at the end', async () => {
  const baking = tellSteps(answer(bakeCake, cake));
  stubApi([baking]);
  const steps: string[] = [];
  const baked = bake(steps);
  await turn();
  baking.tell('stirring');
  await turn();
  expect(steps).toEqual(['stirring']);
  baking.tell('baking');
  baking.tell('a step of a later version');
  await baking.end();
  expect(await baked).toEqual(cake);
  expect(steps).toEqual(['stirring', 'baking', 'a step of a later version']);
});

it('reads a stream that comes in any pieces, with comments and events that it does not know', async () => {
  const text = `: hello\n\nevent: step\ndata: {"step":"stirring"}\n\nevent: later\ndata: {}\n\nevent: answer\ndata: ${JSON.stringify(cake)}\n\n`;
  const bytes = new TextEncoder().encode(text);
  for (const size of [1, 2, 7, 1_000]) {
    globalThis.fetch = async () => streamOf(bytes, size);
    const steps: string[] = [];
    expect([await bake(steps), steps]).toEqual([cake, ['stirring']]);
  }
});

it('takes JSON of a server that knows no steps', async () => {
  stubApi([answer(bakeCake, cake)]);
  const steps: string[] = [];
  expect([await bake(steps), steps]).toEqual([cake, []]);
});

it('asks for steps only when somebody follows', async () => {
  const accepted: unknown[] = [];
  globalThis.fetch = async (_, init) => {
    accepted.push(new Headers(init?.headers).get('accept'));
    return Response.json(cake);
  };
  await bake();
  await call(bakeCake, { body: { kind: 'Käse' } });
  expect(accepted).toEqual(['text/event-stream, application/json', 'application/json']);
});

it('throws the usual error when the call fails, after its steps as before them', async () => {
  const usual = { message: '422: Zu langsam.', status: 422, code: 'WEBSITE_TIMEOUT', requestId: 'test-request' };
  const failing = fail(bakeCake, 'WEBSITE_TIMEOUT', 'Zu langsam.');
  const { use } = stubApi([failing]);
  await expect(bake()).rejects.toMatchObject(usual);
  const late = tellSteps(failing);
  use(late);
  const failure = bake().catch((error: unknown) => error);
  await turn();
  late.tell('stirring');
  await late.end();
  expect(await failure).toMatchObject(usual);
});

it('refuses an answer off its contract at the end of a stream as any other', async () => {
  const stub = tellSteps(unreadable(bakeCake));
  stubApi([stub]);
  const failure = bake().catch((error: unknown) => error);
  await turn();
  await stub.end();
  expect(await failure).toBeInstanceOf(ContractViolation);
});

it('takes a stream that breaks off as no answer', async () => {
  globalThis.fetch = async () => streamOf(new TextEncoder().encode('event: step\ndata: {"step":"stirring"}\n\n'), 99);
  await expect(bake()).rejects.toMatchObject({ name: 'ApiError', status: 0 });
});

it('ends with the signal, which is nobody’s failure', async () => {
  const ending = new AbortController();
  let given: AbortSignal | null | undefined;
  globalThis.fetch = (_, init) => {
    given = init?.signal;
    return new Promise((_resolve, reject) => given?.addEventListener('abort', () => reject(given?.reason)));
  };
  const ended = callWithSteps(bakeCake, { body: { kind: 'Käse' } }, { onStep: () => {}, signal: ending.signal });
  await turn();
  ending.abort('left');
  await expect(ended).rejects.toBe('left');
});

function bake(steps: string[] = []) {
  return callWithSteps(bakeCake, { body: { kind: 'Käse' } }, { onStep: (step) => steps.push(step), signal });
}

function streamOf(bytes: Uint8Array, size: number): Response {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(sent, sent + size));
      sent += size;
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

const turn = () => new Promise((resolve) => setTimeout(resolve));
