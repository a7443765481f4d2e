import { endpoint } from '@rezenso/contract/endpoint';
import * as z from 'zod/mini';
import { call } from './call.ts';

const shape = { access: 'authenticated', summary: 'Things', answer: z.array(z.string()), errors: [] } as const;
const readThings = endpoint({ method: 'GET', path: '/api/things', ...shape });
const addThing = endpoint({ method: 'POST', path: '/api/things', ...shape, access: 'public' });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete window.__rezensoReads;
});

it('waits for what was asked too often, and shows no error', async () => {
  const calls = answers(tooMany(1), tooMany(2), Response.json(['da']));
  const read = call(readThings);
  await jest.advanceTimersByTimeAsync(900);
  expect(calls).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await read).toEqual(['da']);
  expect(calls).toHaveLength(3);
});

it('waits after an answer that the document asked for, too', async () => {
  const calls = answers(Response.json(['da']));
  window.__rezensoReads = { '/api/things': Promise.resolve(tooMany(1)) };
  const read = call(readThings);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await read).toEqual(['da']);
  expect(calls).toHaveLength(1);
});

it.each([
  ['a long refusal', tooMany(60)],
  ['one that does not say for how long', new Response('{}', { status: 429 })],
  ['one that names a day', tooMany('Fri, 27 Nov 2026 18:00:00 GMT')],
  ['another fault', new Response('{}', { status: 503, headers: { 'retry-after': '1' } })],
])('passes on %s at once', async (_, response) => {
  const calls = answers(response);
  await expect(call(readThings)).rejects.toMatchObject({ status: response.status });
  expect(calls).toHaveLength(1);
});

it('gives up after a few times', async () => {
  const calls = answers(tooMany(1), tooMany(1), tooMany(1), tooMany(1), Response.json(['zu spät']));
  const read = call(readThings).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await read).toMatchObject({ status: 429, serverMessage: 'Das waren viele Anfragen.' });
  expect(calls).toHaveLength(4);
});

it('does not repeat what changes something', async () => {
  const calls = answers(tooMany(1));
  await expect(call(addThing)).rejects.toMatchObject({ status: 429 });
  expect(calls).toHaveLength(1);
});

function answers(...responses: Response[]): string[] {
  const calls: string[] = [];
  globalThis.fetch = async (input) => {
    calls.push(String(input));
    return responses[calls.length - 1] ?? new Response(null, { status: 500 });
  };
  return calls;
}

function tooMany(retryAfter: number | string): Response {
  const body = { message: 'Das waren viele Anfragen.', code: 'RATE_LIMITED', requestId: 'x' };
  return Response.json(body, { status: 429, headers: { 'retry-after': String(retryAfter) } });
}
