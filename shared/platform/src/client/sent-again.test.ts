import { contractHeader, contractVersion } from '@rezenso/contract/contract-version';
import { endpoint, idempotencyHeader } from '@rezenso/contract/endpoint';
import * as z from 'zod/mini';
import { startConnection } from '../connection/connection.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { noteServerContract } from './server-contract.ts';

const shape = {
  access: 'authenticated',
  summary: 'A thing',
  answer: z.object({ name: z.string() }),
  errors: [],
} as const;
const getThing = endpoint({ ...shape, method: 'GET', path: '/api/thing' });
const makeThing = endpoint({ ...shape, method: 'POST', path: '/api/things', changes: [] });
const openThing = endpoint({ ...shape, method: 'POST', path: '/api/open', changes: [], access: 'public' });

type Outcome = 'lost' | 'done' | 401 | 502 | 503 | 'under way';
let keys: (string | undefined)[];

beforeEach(() => {
  jest.useFakeTimers();
  keys = [];
  startConnection();
  noteServerContract(contractVersion);
});
afterEach(() => jest.useRealTimers());

it.each<[string, Outcome[]]>([
  ['when no answer comes', ['lost', 'done']],
  ['twice at most', ['lost', 'lost', 'done']],
  ['when a proxy lost it', [502, 'done']],
  ['while the first one is under way', ['under way', 'under way', 'done']],
])('sends what changes something again with the same key, %s', async (_, outcomes) => {
  answerWith(outcomes);
  const made = call(makeThing);
  await jest.advanceTimersByTimeAsync(12_000);
  expect(await made).toEqual({ name: 'Ding' });
  expect(keys).toHaveLength(outcomes.length);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

it.each<[Outcome[], boolean]>([
  [[401], false],
  [['lost', 401], true],
  [[502, 401], true],
])(
  'says of a refusal whether the call may have been done before its answer got lost: %j',
  async (outcomes, mayBeDone) => {
    answerWith(outcomes);
    const failure = call(makeThing).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(12_000);
    expect(await failure).toMatchObject({ status: 401, mayBeDone });
  },
);

it('gives up in the end, and says so', async () => {
  answerWith(['lost', 'lost', 'lost', 'done']);
  const failure = call(makeThing).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(12_000);
  expect(await failure).toBeInstanceOf(ApiError);
  expect(keys).toHaveLength(3);
});

it('names each deed anew', async () => {
  answerWith(['done', 'done']);
  await call(makeThing);
  await call(makeThing);
  expect(new Set(keys).size).toBe(2);
});

it.each([
  ['a read', getThing],
  ['a call for everybody', openThing],
] as const)('sends %s once and without a key', async (_, thing) => {
  answerWith(['lost', 'done']);
  const failure = call(thing).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(12_000);
  expect(await failure).toBeInstanceOf(ApiError);
  expect(keys).toEqual([undefined]);
});

it('does not send again what the server refused for too much load', async () => {
  answerWith([503, 'done']);
  const failure = call(makeThing).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(12_000);
  expect(await failure).toMatchObject({ status: 503 });
  expect(keys).toHaveLength(1);
});

it('sends once to a server that knows no keys', async () => {
  noteServerContract('1.29.0');
  answerWith(['lost', 'done'], '1.29.0');
  const failure = call(makeThing).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(12_000);
  expect(await failure).toBeInstanceOf(ApiError);
  expect(keys).toHaveLength(1);
});

it('waits for a network before it sends again', async () => {
  answerWith(['lost', 'done']);
  const made = call(makeThing);
  setOnline(false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(keys).toHaveLength(1);
  setOnline(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(await made).toEqual({ name: 'Ding' });
  expect(new Set(keys).size).toBe(1);
});

function answerWith(outcomes: readonly Outcome[], contract = contractVersion): void {
  const left = [...outcomes];
  globalThis.fetch = async (_, { headers } = {}) => {
    keys.push((headers as Record<string, string>)[idempotencyHeader]);
    const outcome = left.shift();
    if (outcome === 'lost' || outcome === undefined) throw new TypeError('Failed to fetch');
    const known = { [contractHeader]: contract };
    if (outcome === 'done') return Response.json({ name: 'Ding' }, { headers: known });
    if (outcome !== 'under way') return new Response(null, { status: outcome });
    return Response.json({ code: 'CALL_IN_PROGRESS' }, { status: 409, headers: { ...known, 'retry-after': '5' } });
  };
}

function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
