import { describe, it } from 'node:test';
import { expect } from 'expect';
import { cookieOf, type LiveStream, openStream } from '../../../testing/live-stream.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { announce, announceToStaff } from '../../live/announce.ts';

const test = await startTestApp();
const { app, core, db } = test;

describe('a stream of what changed', () => {
  it('begins with the id from which on everything is said, held back and kept by nobody', async () => {
    const { answer } = await follow(await test.aCompleteMember());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'x-contract-version': expect.any(String),
      'x-account': expect.any(String),
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it('names the reads, once the transaction is committed, and puts together what it said', async () => {
    const eva = await test.aCompleteMember();
    const stream = await follow(eva);
    await core.database.transaction(async (tx) => {
      await announce(tx, [eva.id], 'matches');
      await announce(tx, [eva.id], 'activities', 'matches');
    });
    expect(await stream.next()).toMatchObject({
      event: 'stale',
      id: core.live.hub.newest(),
      data: { reads: ['/api/matches', '/api/matches/pages', '/api/tasks', '/api/activities'] },
    });
  });

  it('says nothing of what was rolled back', async () => {
    const eva = await test.aCompleteMember();
    const stream = await follow(eva);
    const undone = core.database.transaction(async (tx) => {
      await announce(tx, [eva.id], 'matches');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await announce(db, [eva.id], 'activities');
    expect((await stream.next())?.data).toEqual({ reads: ['/api/activities'] });
  });

  it('says to each only what is theirs, and of the admin area what their role may read', async () => {
    const [eva, udo] = [await test.aCompleteMember(), await test.aCompleteMember()];
    const support = await test.aCompleteMember({ admin_role: 'support_agent' });
    const streams = await Promise.all([eva, udo, support].map(follow));
    await core.database.transaction(async (tx) => {
      await announce(tx, [eva.id], 'reviews');
      await announce(tx, [udo.id], 'exchanges');
      await announceToStaff(tx, 'users', 'audit-log');
    });
    const heard = await Promise.all(streams.map((stream) => stream.next()));
    expect(heard.map((event) => event?.data.reads)).toEqual([
      [
        '/api/reviews',
        '/api/reviews/pages',
        '/api/reviews/stats',
        '/api/reviews/:id/evidence',
        '/api/reviews/insights',
      ],
      ['/api/review-exchanges/my', '/api/review-exchanges/pages', '/api/tasks'],
      ['/api/admin/users', '/api/admin/users/:id'],
    ]);
  });

  it('reaches every device of a member, also the one that acted', async () => {
    const eva = await test.aCompleteMember();
    const streams = [await follow(eva), await follow(eva)];
    await announce(db, [eva.id], 'notifications');
    for (const stream of streams) await stream.untilStale('/api/notifications');
  });
});

function follow(member: { id: string }): Promise<LiveStream> {
  return cookieOf(test, member).then((cookie) => openStream(app, cookie));
}
