import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { pino } from 'pino';
import { cookieOf, type LiveStream, openStream } from '../../testing/live-stream.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { isOnPostgres } from '../../testing/test-connection.ts';
import { authenticate } from '../areas/index.ts';
import { buildApp } from '../http/app.ts';
import { announce } from './announce.ts';
import { createHub } from './hub.ts';
import { createLive } from './live.ts';

const test = await startTestApp();
const { app, core, db } = test;
const log = pino({ level: 'silent' });

/** Another process on the same database, as far as live updates go. */
const otherLive = createLive({ database: core.database, now: core.now, log });
const other = await buildApp({ ...core, live: otherLive }, { features: [], authenticate });
after(() => other.close());

describe('whoever was away for a moment', () => {
  it('learns at once what was said meanwhile, and nothing twice', async () => {
    const { eva, cookie, stream } = await follower();
    await announce(db, [eva.id], 'matches');
    const { id } = await stream.untilStale('/api/matches');
    stream.close();
    await announce(db, [eva.id], 'exchanges');
    await announce(db, ['00000000-0000-4000-8000-000000000000'], 'reviews');
    const back = await openStream(app, cookie, id);
    expect((await back.next())?.data.reads).toEqual([
      '/api/review-exchanges/my',
      '/api/review-exchanges/pages',
      '/api/tasks',
    ]);
  });

  it('takes everything for stale with an id that nobody knows any more', async () => {
    const back = await openStream(app, await cookieOf(test, await test.aCompleteMember()), 'long-ago');
    expect((await back.next())?.data.reads).toBe('all');
  });

  it('may come back to another process, which heard the same', { skip: !isOnPostgres }, async () => {
    const { eva, cookie, stream } = await follower();
    // Both know the id from here on.
    await openStream(other, await cookieOf(test, eva));
    await announce(db, [eva.id], 'matches');
    const { id } = await stream.untilStale('/api/matches');
    stream.close();
    await announce(db, [eva.id], 'activities');
    const back = await openStream(other, cookie, id);
    expect((await back.next())?.data.reads).toEqual(['/api/activities']);
  });
});

describe('a page that has just loaded', () => {
  it('learns what changed since it read, in the half minute that loading may take', async () => {
    const eva = await test.aCompleteMember();
    await core.live.start();
    await announceHeard(eva.id, 'reviews');
    test.clock.advance({ seconds: 31 });
    await announceHeard(eva.id, 'activities');
    test.clock.advance({ seconds: 29 });
    const stream = await openStream(app, await cookieOf(test, eva));
    expect((await stream.next())?.data.reads).toEqual(['/api/activities']);
    expect((await (await test.signIn(eva)).get('/api/live')).json().reads).toEqual(['/api/activities']);
    test.clock.advance({ seconds: 2 });
    expect((await (await test.signIn(eva)).get('/api/live')).json().reads).toEqual([]);
  });

  it('learns no more than what changed since it began, where it says how long ago that was', async () => {
    const eva = await test.aCompleteMember();
    await core.live.start();
    await announceHeard(eva.id, 'reviews');
    test.clock.advance({ seconds: 5 });
    await announceHeard(eva.id, 'activities');
    test.clock.advance({ seconds: 3 });
    const told = async (age: number) => (await (await test.signIn(eva)).get(`/api/live?age=${age}`)).json();
    expect((await told(3)).reads).toEqual(['/api/activities']);
    // Told here up to a second after it changed.
    expect((await told(2)).reads).toEqual(['/api/activities']);
    expect((await told(1)).reads).toEqual([]);
    expect((await told(30)).reads).toContain('/api/reviews');
    expect((await told(31)).code).toBe('VALIDATION_FAILED');
  });
});

describe('another process', { skip: !isOnPostgres }, () => {
  it('tells what was announced in this one, and ends what was ended here', async () => {
    const eva = await test.aCompleteMember();
    const cookie = await cookieOf(test, eva);
    const stream = await openStream(other, cookie);
    await announce(db, [eva.id], 'matches');
    await stream.untilStale('/api/matches');
    await app.inject({ url: '/api/logout', headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    expect((await stream.next())?.data.reason).toBe('signed-out');
  });
});

describe('a lost connection to the database', { skip: !isOnPostgres }, () => {
  it('is opened again, after which everything is stale, and goes on with whoever comes back', async () => {
    const { eva, cookie, stream } = await follower();
    await loseConnection();
    const told = await stream.next();
    expect(told?.data.reads).toBe('all');
    const again = await openStream(app, cookie, told?.id);
    await announce(db, [eva.id], 'reviews');
    await again.untilStale('/api/reviews');
  });

  it('ends all streams, so that none outlives a session whose end was lost with it', async () => {
    const { eva, cookie, stream } = await follower();
    // Nothing tells of it, as if it had happened in the gap.
    await db.deleteFrom('sessions').where('member_id', '=', eva.id).execute();
    await loseConnection();
    expect((await stream.next())?.data.reads).toBe('all');
    expect(await stream.nextOfAll()).toBeUndefined();
    expect((await openStream(app, cookie)).answer.statusCode).toBe(401);
  });
});

describe('one process', () => {
  it('forgets messages that are too many to keep', () => {
    const hub = createHub({ now: core.now, remembered: 3 });
    const say = (id: string) => hub.receive(JSON.stringify({ id, to: [[['matches'], ['eva']]], staff: [], over: [] }));
    for (const id of ['1', '2', '3', '4', '5', '6', '7']) say(id);
    expect(missedAfter('6')).toBe(true);
    expect(missedAfter('7')).toBe(false);
    expect(said).toEqual([]);
    expect(missedAfter('1')).toBe(true);

    function missedAfter(after: string): boolean | undefined {
      const reader = {
        id: 'eva',
        sessionHash: after,
        sessionEndsAt: new Date('2040-01-01'),
        status: 'active',
        adminRole: null,
      } as const;
      const voice = { stale: (id: string) => void said.push(id), beat: () => {}, end: () => {} };
      const following = hub.follow({ reader, voice, kind: 'poll' }, { after, since: hub.position() });
      following?.leave();
      return following?.isBehind;
    }
  });
  const said: string[] = [];
});

async function follower(): Promise<{ eva: { id: string }; cookie: string; stream: LiveStream }> {
  const eva = await test.aCompleteMember();
  const cookie = await cookieOf(test, eva);
  return { eva, cookie, stream: await openStream(app, cookie) };
}

async function announceHeard(member: string, subject: 'reviews' | 'activities'): Promise<void> {
  const before = core.live.hub.position();
  await announce(db, [member], subject);
  while (core.live.hub.position() === before) await new Promise(setImmediate);
}

/** As when PostgreSQL restarts, for the connection that listens alone. */
async function loseConnection(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'rezenso live' and datname = current_database()`.execute(db);
}
