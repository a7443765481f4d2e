import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../testing/test-app.ts';

const test = await startTestApp({ features: [] });
const { clock, core, db } = test;

describe('a limit', () => {
  it('lets exactly its number through, also when all come at once', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => core.limits.take('x', 7, 60)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  });

  it('says how many seconds are left, and begins anew with the next window', async () => {
    await core.limits.take('x', 1, 60);
    clock.advance({ seconds: 45 });
    await expect(core.limits.take('x', 1, 60)).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 15 });
    clock.advance({ seconds: 15 });
    await core.limits.take('x', 1, 60);
  });

  it('counts each key for itself and stores none of them readable', async () => {
    await core.limits.take('mail:eva@example.de', 1, 60);
    await core.limits.take('mail:udo@example.de', 1, 60);
    expect(JSON.stringify(await db.selectFrom('rate_limits').selectAll().execute())).not.toContain('example.de');
  });

  it('is forgotten a day after its window', async () => {
    await core.limits.take('x', 1, 60);
    clock.advance({ days: 1, minutes: 2 });
    await core.limits.removeOld();
    expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });
});
