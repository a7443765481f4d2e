import { describe, it } from 'node:test';
import { expect } from 'expect';
import { cookieOf, type LiveStream, openStream } from '../../testing/live-stream.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { sessions } from '../areas/accounts/index.ts';
import { announce } from './announce.ts';
import { createHub } from './hub.ts';

const test = await startTestApp();
const { app, core, db } = test;

describe('a stream ends', () => {
  it('when the member signs out there, and goes on elsewhere', async () => {
    const eva = await test.aCompleteMember();
    const [here, there] = [await cookieOf(test, eva), await cookieOf(test, eva)];
    const [stream, other] = [await openStream(app, here), await openStream(app, there)];
    await app.inject({ url: '/api/logout', headers: { cookie: here, 'sec-fetch-site': 'same-origin' } });
    expect(await endOf(stream)).toBe('signed-out');
    await announce(db, [eva.id], 'matches');
    await other.untilStale('/api/matches');
  });

  it('when an admin bans the member, and says so', async () => {
    const eva = await test.aCompleteMember();
    const stream = await openStream(app, await cookieOf(test, eva));
    const admin = await test.signIn({ admin_role: 'super_admin' });
    await admin.patch(`/api/admin/users/${eva.id}/status`, { status: 'banned', reason: null });
    expect(await endOf(stream)).toBe('banned');
  });

  it('when the account is deleted', async () => {
    const eva = await test.aCompleteMember();
    const cookie = await cookieOf(test, eva);
    const stream = await openStream(app, cookie);
    const headers = { cookie, origin: core.env.publicOrigin };
    const payload = { email: eva.email };
    const deleted = await app.inject({ method: 'POST', url: '/api/privacy/delete-account', headers, payload });
    expect(deleted.statusCode).toBe(200);
    expect(await endOf(stream)).toBe('signed-out');
  });

  it('when a role is taken away, and to be opened anew when one is given', async () => {
    const eva = await test.aCompleteMember();
    const admin = await test.signIn({ admin_role: 'super_admin' });
    const before = await openStream(app, await cookieOf(test, eva));
    await admin.patch(`/api/admin/users/${eva.id}/role`, { adminRole: 'support_agent' });
    expect(await endOf(before)).toBeUndefined();
    const after = await openStream(app, await cookieOf(test, eva));
    await admin.patch(`/api/admin/users/${eva.id}/role`, { adminRole: null });
    expect(await endOf(after)).toBe('signed-out');
  });

  it('when the same session opens another one', async () => {
    const cookie = await cookieOf(test, await test.aCompleteMember());
    const former = await openStream(app, cookie);
    await openStream(app, cookie);
    expect(await endOf(former)).toBe('replaced');
  });

  it('is not even begun for a session that ended while it was looked up', async () => {
    const eva = await test.aCompleteMember();
    const since = core.live.hub.position();
    await sessions(db).endAllOf(eva.id);
    const reader = {
      id: eva.id,
      sessionHash: 'x',
      sessionEndsAt: test.clock.now(),
      status: eva.status,
      adminRole: null,
    };
    const voice = { stale: () => {}, beat: () => {}, end: () => {} };
    const { hub } = core.live;
    while (hub.position() === since) await new Promise(setImmediate);
    expect(hub.follow({ reader, voice, kind: 'stream' }, { after: undefined, since })).toBeUndefined();
    hub.follow({ reader, voice, kind: 'stream' }, { after: undefined, since: hub.position() })?.leave();
  });

  it('when the session is over by the clock, with the next beat', async () => {
    let end: () => void = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const hub = createHub({ now: () => new Date(2_000), beatMillis: 20 });
    const reader = {
      id: 'eva',
      sessionHash: 'x',
      sessionEndsAt: new Date(1_999),
      status: 'active',
      adminRole: null,
    } as const;
    hub.follow(
      { reader, voice: { stale: () => {}, beat: () => {}, end }, kind: 'stream' },
      { after: undefined, since: 0 },
    );
    await ended;
    expect(hub.count()).toBe(0);
  });
});

describe('who may follow', () => {
  it('is whoever is signed in', async () => {
    const { answer } = await openStream(app, '');
    expect(answer.statusCode).toBe(401);
    expect((await test.visitor.get('/api/live')).json().code).toBe('UNAUTHORIZED');
    const banned = await test.signIn({ status: 'banned' });
    expect((await banned.get('/api/live')).statusCode).toBe(401);
  });

  it('is not kept signed in by it: a page that nobody looks at is no use of the site', async () => {
    const eva = await test.signIn();
    const lastSeen = async () =>
      (await db.selectFrom('sessions').select('last_seen_at').executeTakeFirstOrThrow()).last_seen_at;
    const before = await lastSeen();
    test.clock.advance({ days: 1 });
    expect((await eva.get('/api/live')).statusCode).toBe(200);
    expect(await lastSeen()).toEqual(before);
    await eva.get('/api/auth/user');
    expect(await lastSeen()).toEqual(test.clock.now());
  });
});

/** Why a stream is over; undefined without a word. */
async function endOf(stream: LiveStream): Promise<string | undefined> {
  for (;;) {
    const event = await stream.next();
    if (!event || event.event === 'end') return event?.data.reason;
  }
}
