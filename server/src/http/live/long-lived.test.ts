import { once } from 'node:events';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { pino } from 'pino';
import { cookieOf, openStream } from '../../../testing/live-stream.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { testEnv } from '../../../testing/test-env.ts';
import { authenticate } from '../../areas/index.ts';
import { systemFeature } from '../../areas/site/index.ts';
import { buildApp } from '../../http/app.ts';
import { announce } from '../../live/announce.ts';
import { createLive } from '../../live/live.ts';

const lines: Array<Record<string, unknown>> = [];
const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
const test = await startTestApp({ log });
const { app, core, db } = test;

describe('streams that stay open', () => {
  it('are no load: more of them than a process works on at a time keep nobody out', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => test.aCompleteMember()));
    const cookies = await Promise.all(
      Array.from({ length: 150 }, (_, index) => cookieOf(test, people[index % 3] ?? { id: '' })),
    );
    const streams = [];
    for (const cookie of cookies) streams.push(await openStream(app, cookie));
    expect(core.live.hub.count()).toBe(150);
    expect((await (await test.signIn()).get('/api/matches')).statusCode).toBe(200);
    for (const stream of streams) stream.close();
    while (core.live.hub.count() > 0) await new Promise(setImmediate);
  });

  it('write one line each, when they end', async () => {
    const eva = await test.aCompleteMember();
    const stream = await openStream(app, await cookieOf(test, eva));
    await announce(db, [eva.id], 'matches');
    await stream.untilStale('/api/matches');
    lines.length = 0;
    stream.close();
    while (lines.length === 0) await new Promise(setImmediate);
    const { member, seconds, open, msg } = lines[0] ?? {};
    expect([member, seconds, open, msg]).toEqual([eva.id, expect.any(Number), 0, 'a stream of changes ended']);
    await (await test.signIn()).get('/api/live');
    expect(lines).toHaveLength(1);
  });

  it('end without a word when their process stops, also behind a proxy, and keep it from nothing', async () => {
    const jobs = { ...core.jobs, work: () => {}, schedule: () => {} };
    const live = createLive(core);
    const parts = { ...core, jobs, live, env: testEnv({ TRUST_PROXY: 'loopback' }) };
    const leaving = await buildApp(parts, { features: [systemFeature], authenticate });
    const stream = await openStream(leaving, await cookieOf(test, await test.aCompleteMember()));
    const over = once(stream.answer, 'close');
    const closed = leaving.close();
    expect(await stream.next()).toBeUndefined();
    await over;
    await closed;
    expect(live.hub.count()).toBe(0);
  });
});
