import { describe, it } from 'node:test';
import { endpoint } from '@rezenso/contract/endpoint';
import { adminRoles } from '@rezenso/contract/vocabulary';
import { expect } from 'expect';
import * as z from 'zod/mini';
import { startTestApp } from '../../testing/test-app.ts';
import { AppError } from '../app-error.ts';
import { bind, bindPublic } from './bind.ts';
import type { Feature } from './feature.ts';

const answer = z.object({ text: z.string() });
const base = { summary: 'A call for this test', answer, errors: [] } as const;
const echo = endpoint({
  ...base,
  method: 'PUT',
  path: '/api/test/:id',
  access: 'public',
  params: z.object({ id: z.uuid() }),
  query: z.object({ limit: z._default(z.coerce.number(), 20) }),
  body: z.object({ text: z.string().check(z.minLength(3, 'Zu kurz')) }),
});
const wrong = endpoint({ ...base, method: 'GET', path: '/api/test-wrong', access: 'public' });
const fails = endpoint({ ...base, method: 'GET', path: '/api/test-fails', access: 'public' });
const refuses = endpoint({ ...base, method: 'GET', path: '/api/test-refuses', access: 'public' });
const members = endpoint({ ...base, method: 'GET', path: '/api/test-members', access: 'authenticated' });
const admins = endpoint({ ...base, method: 'GET', path: '/api/test-admins', access: 'admin' });
const moderators = endpoint({
  ...base,
  method: 'GET',
  path: '/api/test-moderators',
  access: 'admin',
  roles: ['content_moderator'],
});

/** What the handler of `echo` got last. */
let got: unknown;

const feature: Feature = (app) => {
  bindPublic(app, echo, ({ params, query, body }) => {
    got = { params, query, body };
    return { text: `${params.id} ${query.limit} ${body.text}`, extra: 'secret' };
  });
  bindPublic(app, wrong, () => ({ text: 7 }) as never);
  bindPublic(app, fails, () => {
    throw new Error('password is hunter2');
  });
  bindPublic(app, refuses, () => {
    throw new AppError('MATCH_NOT_FOUND', { details: { hint: 1 }, retryAfterSeconds: 3 });
  });
  for (const one of [members, admins, moderators]) bind(app, one, ({ member }) => ({ text: member.email }));
};
const test = await startTestApp({ features: [feature] });
const id = '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11';

describe('a bound call', () => {
  it('gets what its schemas made of the request, and answers only what its schema knows', async () => {
    const reply = await test.visitor.put(`/api/test/${id}?limit=5&admin=true`, { text: 'hallo', more: true });
    expect(got).toEqual({ params: { id }, query: { limit: 5 }, body: { text: 'hallo' } });
    expect(reply.json()).toEqual({ text: `${id} 5 hallo` });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect((await test.visitor.put(`/api/test/${id}`, { text: 'hallo' })).json()).toEqual({ text: `${id} 20 hallo` });
  });

  it('names the account it answers for, and none to visitors', async () => {
    const client = await test.signIn();
    expect((await client.get('/api/test-members')).headers['x-account']).toBe(client.member.id);
    expect((await client.get('/api/test-admins')).headers['x-account']).toBeUndefined();
    expect((await test.visitor.get('/api/test-members')).headers['x-account']).toBeUndefined();
  });

  it('names every bad field', async () => {
    const reply = await test.visitor.put(`/api/test/${id}`, { text: 'x' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({
      code: 'VALIDATION_FAILED',
      message: 'Bitte prüfe deine Eingaben.',
      requestId: reply.headers['x-request-id'],
      details: [{ path: 'text', message: 'Zu kurz' }],
    });
    expect((await test.visitor.put('/api/test/seven', { text: 'abc' })).json().details).toMatchObject([{ path: 'id' }]);
    expect((await test.visitor.put(`/api/test/${id}`)).json().code).toBe('VALIDATION_FAILED');
  });

  it('hides an answer that is off its schema, and what went wrong inside', async () => {
    for (const url of ['/api/test-wrong', '/api/test-fails']) {
      const reply = await test.visitor.get(url);
      expect(reply.statusCode).toBe(500);
      expect(reply.json()).toEqual({ code: 'INTERNAL', message: expect.any(String), requestId: expect.any(String) });
    }
  });

  it('answers a foreseen refusal with its code, sentence, details and pause', async () => {
    const reply = await test.visitor.get('/api/test-refuses');
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['retry-after']).toBe('3');
    expect(reply.json()).toMatchObject({
      code: 'MATCH_NOT_FOUND',
      message: 'Dieses Match gibt es nicht.',
      details: { hint: 1 },
    });
  });

  it('cannot be bound with the wrong access', () => {
    expect(() => bind(test.app, echo, () => ({ text: '' }))).toThrow('use bindPublic');
    expect(() => bindPublic(test.app, members, () => ({ text: '' }))).toThrow('use bind');
  });
});

describe('access', () => {
  it('is for members where nobody else may call', async () => {
    const eva = await test.signIn();
    expect((await eva.get('/api/test-members')).json()).toEqual({ text: eva.member.email });
    expect((await test.visitor.get('/api/test-members')).statusCode).toBe(401);
  });

  it('is for every admin, or for those with the role, and always for a super admin', async () => {
    const allowed: string[] = [];
    for (const role of adminRoles) {
      const admin = await test.signIn({ admin_role: role });
      expect((await admin.get('/api/test-admins')).statusCode).toBe(200);
      const reply = await admin.get('/api/test-moderators');
      if (reply.statusCode === 200) allowed.push(role);
      else expect(reply.json()).toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(allowed).toEqual(['content_moderator', 'super_admin']);
    expect((await (await test.signIn()).get('/api/test-admins')).statusCode).toBe(403);
    expect((await test.visitor.get('/api/test-admins')).statusCode).toBe(401);
  });

  it('comes before validation: strangers learn nothing about what would be valid', async () => {
    const reply = await test.visitor.get('/api/test-moderators?limit=nonsense');
    expect(reply.json()).toMatchObject({ code: 'UNAUTHORIZED' });
  });
});
