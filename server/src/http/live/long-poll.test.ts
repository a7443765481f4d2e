import { describe, it } from 'node:test';
import { longPollSeconds } from '@rezenso/contract/live';
import { expect } from 'expect';
import { startTestApp } from '../../../testing/test-app.ts';
import { announce } from '../../live/announce.ts';

const test = await startTestApp();
const { core, db } = test;
const { hub } = core.live;

describe('asking again and again', () => {
  it('answers the first question at once', async () => {
    const eva = await test.signIn();
    expect((await eva.get('/api/live')).json()).toEqual({ id: hub.newest(), reads: [] });
  });

  it('answers the next one as soon as there is something, and not before', async () => {
    const eva = await test.signIn();
    const { id } = (await eva.get('/api/live')).json();
    const asked = eva.get(`/api/live?after=${id}`);
    while (hub.count() === 0) await new Promise(setImmediate);
    await announce(db, [(await test.aMember()).id], 'matches');
    await announce(db, [eva.member.id], 'notifications');
    expect((await asked).json()).toEqual({ id: hub.newest(), reads: ['/api/notifications', '/api/auth/user'] });
    expect(hub.count()).toBe(0);
  });

  it('answers at once what was said between two questions, or that everything may be stale', async () => {
    const eva = await test.signIn();
    const { id } = (await eva.get('/api/live')).json();
    await announce(db, [eva.member.id], 'activities');
    expect((await eva.get(`/api/live?after=${id}`)).json().reads).toEqual(['/api/activities']);
    expect((await eva.get('/api/live?after=unknown')).json().reads).toBe('all');
  });

  it('answers with nothing when nothing happens', async (context) => {
    const eva = await test.signIn();
    const { id } = (await eva.get('/api/live')).json();
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const asked = eva.get(`/api/live?after=${id}`);
    while (hub.count() === 0) await new Promise(setImmediate);
    context.mock.timers.tick(longPollSeconds * 1000);
    context.mock.timers.reset();
    expect((await asked).json()).toEqual({ id: hub.newest(), reads: [] });
  });

  it('answers the former question of a session when it asks the next', async () => {
    const eva = await test.signIn();
    const { id } = (await eva.get('/api/live')).json();
    const former = eva.get(`/api/live?after=${id}`);
    while (hub.count() === 0) await new Promise(setImmediate);
    const next = eva.get(`/api/live?after=${id}`);
    expect((await former).json().reads).toEqual([]);
    await announce(db, [eva.member.id], 'reviews');
    expect((await next).json().reads).toContain('/api/reviews');
  });

  it('answers 400 to an id that is none', async () => {
    const eva = await test.signIn();
    expect((await eva.get('/api/live?after=')).statusCode).toBe(400);
    expect((await eva.get(`/api/live?after=${'a'.repeat(101)}`)).statusCode).toBe(400);
  });
});

describe('a process that is full', () => {
  it('says when to come back', async (context) => {
    context.mock.method(hub, 'isFull', () => true);
    const eva = await test.signIn();
    for (const request of [
      { url: '/api/live', headers: { accept: 'text/event-stream' } },
      { url: '/api/live?after=x' },
    ]) {
      const answer = await eva.send(request);
      expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'OVERLOADED', '30']);
    }
  });
});
