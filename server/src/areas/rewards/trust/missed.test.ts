import { beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { anAdmin, memberNow } from '../../../../testing/factories/admin.ts';
import { aDeliveryBy, anExchange, type Exchanging } from '../../../../testing/factories/exchanges.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { job } from '../../../jobs/job.ts';
import { recompute } from '../../../recompute/recompute.ts';
import { nightlyTrustJob } from './trust.jobs.ts';

/** The area's own, which stands above this one. */
const settleBansJob = job<Record<string, never>>('bans.settle-due', { concurrency: 1 });
const test = await startTestApp();
const { db, clock, core } = test;

beforeEach(() => clock.reset());

describe('a review whose day ended at midnight', () => {
  it('counts with the night, and is no difference before', async () => {
    const { exchanging, score } = await aWriter();
    atNight(exchanging, '01:17');
    expect(await scoresThatDiffer()).toEqual([]);
    expect(await scoresThatDiffer(true)).toEqual([]);
    expect(await scoreOf(exchanging)).toBe(score);
    await renew();
    expect(await scoreOf(exchanging)).toBeLessThan(score);
    expect(await scoresThatDiffer()).toEqual([]);
  });

  it('is a difference where the night did not count it', async () => {
    const { exchanging } = await aWriter();
    atNight(exchanging, '05:10');
    expect(await scoresThatDiffer()).toEqual([
      {
        member: exchanging.reviewer.member.id,
        figure: 'trust score',
        stored: expect.any(String),
        computed: expect.any(String),
      },
    ]);
    expect(await scoresThatDiffer(true)).toHaveLength(1);
  });

  it('is a difference at any hour where another score is stored than any night brings', async () => {
    const { exchanging } = await aWriter();
    atNight(exchanging, '01:17');
    await db.updateTable('members').set({ trust_score: 3 }).where('id', '=', exchanging.reviewer.member.id).execute();
    expect(await scoresThatDiffer(true)).toHaveLength(1);
  });
});

describe('a review that was missed and is not owed any more', () => {
  it('costs nothing from the moment when who waits for it is banned, and again once the ban is lifted', async () => {
    const { exchanging, score } = await aMissed();
    const missed = await scoreOf(exchanging);
    expect(missed).toBeLessThan(score);
    await setStatus(exchanging, 'banned');
    expect(await scoreOf(exchanging)).toBeGreaterThan(missed);
    expect(await scoresThatDiffer()).toEqual([]);
    await setStatus(exchanging, 'active');
    expect(await scoreOf(exchanging)).toBe(missed);
    expect(await scoresThatDiffer()).toEqual([]);
  });

  it('costs nothing after the grace of a ban, nor when the ban is lifted then', async () => {
    const { exchanging } = await aMissed();
    const missed = await scoreOf(exchanging);
    await setStatus(exchanging, 'banned');
    clock.advance({ days: 2 });
    await core.jobs.enqueue(db, settleBansJob, {});
    await test.runJobs();
    expect(await scoresThatDiffer()).toEqual([]);
    await setStatus(exchanging, 'active');
    expect(await scoreOf(exchanging)).toBeGreaterThan(missed);
    expect(await scoresThatDiffer()).toEqual([]);
  });

  it('costs nothing once who waits for it has left', async () => {
    const { exchanging } = await aMissed();
    const missed = await scoreOf(exchanging);
    const { member } = exchanging.recipient;
    const leaver = await test.signIn(member);
    expect((await leaver.post('/api/privacy/delete-account', { email: member.email })).statusCode).toBe(200);
    await test.runJobs();
    expect(await scoreOf(exchanging)).toBeGreaterThan(missed);
    expect(await scoresThatDiffer()).toEqual([]);
  });
});

/** Somebody with a score, who owes another review within fourteen days. */
async function aWriter(): Promise<{ exchanging: Exchanging; score: number }> {
  const exchanging = await anExchange(test);
  await aDeliveryBy(test, exchanging.reviewer);
  await test.runJobs();
  return { exchanging, score: await scoreOf(exchanging) };
}

/** The day of that review is over, and the night has counted it. */
async function aMissed() {
  const writer = await aWriter();
  atNight(writer.exchanging, '10:00');
  clock.advance({ days: 2 });
  await renew();
  return writer;
}

/** Moves on to the day after the one on which the review is due. */
function atNight({ exchange }: Exchanging, time: string): void {
  const day = new Date(exchange.due_at.getTime() + 86_400_000).toISOString().slice(0, 10);
  clock.set(new Date(`${day}T${time}:00.000Z`));
}

async function renew(): Promise<void> {
  await core.jobs.enqueue(db, nightlyTrustJob, {});
  await test.runJobs();
}

async function setStatus({ recipient }: Exchanging, status: 'banned' | 'active'): Promise<void> {
  const manager = await anAdmin(test, 'user_manager');
  const answer = await manager.patch(`/api/admin/users/${recipient.member.id}/status`, { status, reason: 'Geprüft' });
  expect(answer.statusCode).toBe(200);
  await test.runJobs();
}

/** Of what tests put into tables by hand, achievements may differ as well. */
async function scoresThatDiffer(isFix = false) {
  const differences = await recompute(core, { isFix });
  return differences.filter(({ figure }) => figure === 'trust score');
}

async function scoreOf({ reviewer }: Exchanging): Promise<number> {
  const { trust_score: score } = await memberNow(test, reviewer.member);
  return score ?? 0;
}
