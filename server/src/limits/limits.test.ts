import { describe, it } from 'node:test';
import { expect } from 'expect';
import { sweepNow } from '../../testing/sweep-now.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createLimits } from './limits.ts';

const test = await startTestApp({ features: [] });
const { clock, core, db } = test;
const table = {
  seven: { per: 'member', max: 7, windowSeconds: 60 },
  one: { per: 'member', max: 1, windowSeconds: 60 },
  perNetwork: { per: 'network and address', max: 1, windowSeconds: 60, code: 'MATCH_REQUEST_LIMIT' },
} as const;
const limits = createLimits(core.database, core.secret, clock.now, table);

describe('a limit', () => {
  it('lets exactly its number through, also when all come at once', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => limits.take('seven', 'x')));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  });

  it('says how many seconds are left, and begins anew with the next window', async () => {
    await limits.take('one', 'x');
    clock.advance({ seconds: 45 });
    await expect(limits.take('one', 'x')).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 15 });
    clock.advance({ seconds: 15 });
    await limits.take('one', 'x');
  });

  it('counts each key for itself and stores none of them readable', async () => {
    await limits.take('one', 'eva@example.de');
    await limits.take('one', 'udo@example.de');
    expect(JSON.stringify(await db.selectFrom('rate_limits').selectAll().execute())).not.toContain('example.de');
  });

  it('counts a /64 of IPv6 as one, apart from others, and refuses with its own code', async () => {
    await limits.take('perNetwork', '2001:db8:1:2::1', 'eva@example.de');
    await limits.take('perNetwork', '2001:db8:1:3::1', 'eva@example.de');
    await limits.take('perNetwork', '2001:db8:1:2::1', 'udo@example.de');
    await expect(limits.take('perNetwork', '2001:db8:1:2:a:b:c:d', 'eva@example.de')).rejects.toMatchObject({
      code: 'MATCH_REQUEST_LIMIT',
    });
  });

  it('gives back what was taken and no more, however many processes take and give back at once', async () => {
    const other = createLimits(core.database, core.secret, clock.now, table);
    await limits.take('seven', 'x');
    const takeAndGiveBack = async (which: typeof limits) => {
      await which.take('seven', 'x');
      await which.giveBack('seven', 'x');
    };
    for (let round = 0; round < 10; round += 1)
      await Promise.all([limits, other, limits, other, limits, other].map(takeAndGiveBack));
    const { taken } = await db.selectFrom('rate_limits').select('taken').executeTakeFirstOrThrow();
    expect(taken).toBe(1);
    // Given back once too often it is nothing, and never less.
    await Promise.all([limits, other, limits].map((which) => which.giveBack('seven', 'x')));
    expect(await db.selectFrom('rate_limits').select('taken').executeTakeFirst()).toEqual({ taken: 0 });
  });

  it('is forgotten a day after its window', async () => {
    await limits.take('one', 'x');
    clock.advance({ days: 1, minutes: 2 });
    await sweepNow(test);
    expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });
});
