import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';
import { createCachedStats, type Stopwatch } from './cached-stats.service.ts';

const test = await startTestApp({ features: [] });

describe('figures over whole tables', () => {
  it('are counted afresh each time while that is quick', async () => {
    const { figures, counted } = aCount(49);
    expect((await figures.get('x', counted)).value).toBe(1);
    expect((await figures.get('x', counted)).value).toBe(2);
  });

  it('are kept a hundred times as long as counting took', async () => {
    const { figures, counted } = aCount(1_000);
    const first = await figures.get('x', counted);
    test.clock.advance({ seconds: 99 });
    expect(await figures.get('x', counted)).toMatchObject({ value: 1, countedAt: first.countedAt });
    test.clock.advance({ seconds: 2 });
    expect(await figures.get('x', counted)).toEqual({ value: 2, countedAt: test.clock.now() });
  });

  it('are never kept longer than five minutes', async () => {
    const { figures, counted } = aCount(60_000);
    await figures.get('x', counted);
    test.clock.advance({ minutes: 5, seconds: 1 });
    expect((await figures.get('x', counted)).value).toBe(2);
  });

  it('are counted again when the kept ones answer another question', async () => {
    const { figures, counted } = aCount(1_000);
    await figures.get('x', counted);
    expect((await figures.get('x', counted, (value) => value > 1)).value).toBe(2);
  });

  it('are not kept any more once counting is quick again', async () => {
    const slow = aCount(1_000);
    await slow.figures.get('x', slow.counted);
    test.clock.advance({ minutes: 5 });
    const quick = aCount(1);
    await quick.figures.get('x', quick.counted);
    expect(await test.db.selectFrom('kept_figures').selectAll().execute()).toEqual([]);
  });

  it('are counted by one of many who ask at once', { skip: !isOnPostgres }, async () => {
    const { figures, counted } = aCount(1_000);
    await figures.get('x', counted);
    test.clock.advance({ minutes: 5 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => figures.get('x', counted)));
    // Some may still get the kept ones; that nobody gets 3 says that one alone has counted.
    expect(Math.max(...answers.map(({ value }) => value))).toBe(2);
    expect((await figures.get('x', counted)).value).toBe(2);
  });
});

/** Counting that answers 1, 2, 3 … and seems to take this long. */
function aCount(tookMillis: number) {
  let [runs, elapsed] = [0, 0];
  const stopwatch: Stopwatch = { now: () => elapsed };
  const counted = async () => {
    runs += 1;
    elapsed += tookMillis;
    await test.db.selectFrom('members').select('id').execute();
    return runs;
  };
  const { database, now } = test.core;
  return { figures: createCachedStats({ database, now }, stopwatch), counted };
}
