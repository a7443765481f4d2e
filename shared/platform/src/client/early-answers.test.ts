import { endpoint } from '@rezenso/contract/endpoint';
import * as z from 'zod/mini';
import { answer, stubApi } from '../testing/index.tsx';
import { setAccount } from './account.ts';
import { call } from './call.ts';
import { outdate } from './freshen.ts';

const readThings = endpoint({
  method: 'GET',
  path: '/api/things',
  access: 'authenticated',
  summary: 'Things',
  query: z.object({ page: z.optional(z.number()) }),
  answer: z.array(z.string()),
  errors: [],
});
const addThing = endpoint({
  method: 'POST',
  path: '/api/things',
  access: 'authenticated',
  summary: 'A new thing',
  answer: z.object({ ok: z.boolean() }),
  errors: [],
});
const later = answer(readThings, ['später']);

beforeEach(() => void setAccount('anna'));
afterEach(() => {
  delete window.__rezensoReads;
  setAccount(undefined);
});

it('takes what the document asked for, and asks itself the next time', async () => {
  const { calls } = stubApi([later]);
  early(Response.json(['früh'], { headers: { 'x-account': 'anna' } }));
  expect(await call(readThings)).toEqual(['früh']);
  expect(calls).toHaveLength(0);
  expect(await call(readThings)).toEqual(['später']);
});

it('waits for one that is still on its way instead of asking twice', async () => {
  const { calls } = stubApi([later]);
  const { promise, resolve } = Promise.withResolvers<Response>();
  window.__rezensoReads = { '/api/things': promise };
  const answered = call(readThings);
  resolve(Response.json(['früh']));
  expect(await answered).toEqual(['früh']);
  expect(calls).toHaveLength(0);
});

it('gives an answer only to the very address that it belongs to', async () => {
  stubApi([later]);
  early(Response.json(['früh']));
  expect(await call(readThings, { query: { page: 2 } })).toEqual(['später']);
});

it('tells a refusal as the answer that it is', async () => {
  stubApi([later]);
  early(Response.json({ message: 'Unauthorized', code: 'UNAUTHORIZED', requestId: 'x' }, { status: 401 }));
  await expect(call(readThings)).rejects.toMatchObject({ status: 401 });
});

it('asks itself where none arrived', async () => {
  stubApi([later]);
  early(undefined);
  expect(await call(readThings)).toEqual(['später']);
});

it('shows nobody what was answered for another account', async () => {
  stubApi([later]);
  early(Response.json(['geheim'], { headers: { 'x-account': 'bernd' } }));
  expect(await call(readThings)).toEqual(['später']);
});

it('takes none from before a change', async () => {
  stubApi([later, answer(addThing, { ok: true })]);
  early(Response.json(['früh']));
  await call(addThing);
  expect(await call(readThings)).toEqual(['später']);
});

it('takes none of what went stale meanwhile, and still takes the others', async () => {
  const { calls } = stubApi([later]);
  early(Response.json(['früh']));
  outdate(['/api/other', '/api/thing', '/api/things/:id']);
  expect(await call(readThings)).toEqual(['früh']);
  early(Response.json(['überholt']), '/api/things?page=2');
  outdate(['/api/other', '/api/things']);
  expect(await call(readThings, { query: { page: 2 } })).toEqual(['später']);
  early(Response.json(['überholt']));
  outdate('all');
  expect(await call(readThings)).toEqual(['später']);
  expect(calls).toHaveLength(2);
});

it('takes none that has been lying there for minutes', async () => {
  stubApi([later]);
  early(Response.json(['früh']));
  jest.spyOn(performance, 'now').mockReturnValue(61_000);
  expect(await call(readThings)).toEqual(['später']);
});

function early(response: Response | undefined, address = '/api/things'): void {
  window.__rezensoReads = { [address]: Promise.resolve(response) };
}
