import { requestMagicLink } from '@rezenso/contract/auth';
import { endpoint } from '@rezenso/contract/endpoint';
import * as z from 'zod/mini';
import { answer, fail, offline, stubApi } from '../testing/index.tsx';
import { ApiError, ContractViolation, hasCode, isUnauthorized } from './api-error.ts';
import { call } from './call.ts';
import { messageOf } from './message-of.ts';

const getThing = endpoint({
  method: 'GET',
  path: '/api/things/:id',
  access: 'authenticated',
  summary: 'A thing',
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.optional(z.number()) }),
  answer: z.object({ name: z.string() }),
  errors: [],
});

it('sends cookies, fills the path and leaves the body out when there is none', async () => {
  const requests: RequestInit[] = [];
  globalThis.fetch = async (_, init = {}) => {
    requests.push(init);
    return Response.json({ name: 'Ding', secret: 'not in the contract' });
  };
  expect(await call(getThing, { params: { id: 'a/b' }, query: { page: 2 } })).toEqual({ name: 'Ding' });
  expect(requests).toEqual([{ method: 'GET', credentials: 'include', headers: { accept: 'application/json' } }]);
});

it('sends a payload as application/json', async () => {
  let request: RequestInit = {};
  globalThis.fetch = async (_, init = {}) => {
    request = init;
    return Response.json({ ok: true });
  };
  await call(requestMagicLink, { body: { email: 'anna@example.de' } });
  expect(request.headers).toEqual({ accept: 'application/json', 'content-type': 'application/json' });
  expect(request.body).toBe('{"email":"anna@example.de"}');
});

it('encodes what it puts into the path', async () => {
  const { calls } = stubApi([answer(getThing, { name: 'Ding' })]);
  await call(getThing, { params: { id: 'a/b' } });
  expect(calls[0]).toEqual({ method: 'GET', path: '/api/things/a%2Fb', query: {}, body: undefined });
});

it('throws exactly "status: message" with the fields of the error body', async () => {
  stubApi([fail(getThing, 'MATCH_NOT_FOUND', 'Gibt es nicht.')]);
  const error = await failureOf(call(getThing, { params: { id: '1' } }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message: '404: Gibt es nicht.',
    status: 404,
    code: 'MATCH_NOT_FOUND',
    requestId: 'test-request',
  });
  expect(hasCode(error, 'MATCH_NOT_FOUND')).toBe(true);
  expect(messageOf(error, 'sonst')).toBe('Gibt es nicht.');
});

it('takes the plain body as message when it is not JSON', async () => {
  globalThis.fetch = async () => new Response('Bad Gateway', { status: 502 });
  expect(await failureOf(call(getThing, { params: { id: '1' } }))).toMatchObject({ message: '502: Bad Gateway' });
});

it.each<[string, Response, string, string]>([
  ['a page of a proxy', htmlPage(502), '502: ', 'sonst'],
  ['a page that calls itself text', new Response(' <!doctype html><p>x</p>', { status: 500 }), '500: ', 'sonst'],
  ['no body', new Response(null, { status: 503 }), '503: ', 'sonst'],
  ['JSON without a message', Response.json({ error: 'x' }, { status: 500 }), '500: ', 'sonst'],
  ['a message that is none', Response.json({ message: ' ' }, { status: 500 }), '500: ', 'sonst'],
  ['null', Response.json(null, { status: 500 }), '500: ', 'sonst'],
  ['a dump', new Response('x'.repeat(201), { status: 500 }), '500: ', 'sonst'],
  ['a sentence', new Response('Kurz weg.', { status: 503 }), '503: Kurz weg.', 'Kurz weg.'],
  ['a page that came with 200', htmlPage(200), '200: ', 'sonst'],
])('shows people the specified sentence in place of %s', async (_, response, message, shown) => {
  globalThis.fetch = async () => response;
  const error = await failureOf(call(getThing, { params: { id: '1' } }));
  expect(error).toMatchObject({ name: 'ApiError', message });
  expect(messageOf(error, 'sonst')).toBe(shown);
});

it('tells a missing session from other failures', async () => {
  stubApi([fail(getThing, 'UNAUTHORIZED')]);
  const error = await failureOf(call(getThing, { params: { id: '1' } }));
  expect(isUnauthorized(error)).toBe(true);
  expect(error).toHaveProperty('message', '401: Unauthorized');
});

it('answers a dead network with status 0 and a German sentence', async () => {
  stubApi([offline(getThing)]);
  const error = await failureOf(call(getThing, { params: { id: '1' } }));
  expect(error).toMatchObject({ status: 0, serverMessage: expect.stringContaining('Keine Verbindung') });
});

it('refuses an answer that is not what the contract says', async () => {
  globalThis.fetch = async () => Response.json({ name: 7 });
  const error = await failureOf(call(getThing, { params: { id: '1' } }));
  expect(error).toBeInstanceOf(ContractViolation);
  expect(error).toHaveProperty('message', expect.stringContaining('GET /api/things/:id'));
});

function htmlPage(status: number): Response {
  return new Response('<html>nginx</html>', { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => new Error('the call should have failed'),
    (error: unknown) => error,
  );
}
