import { beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { memberNow } from '../../../../testing/factories/admin.ts';
import {
  aDeliveryBy,
  anExchange,
  anExchangeOf,
  aTextAbout,
  confirm,
  type Exchanging,
  exchangeNow,
  handIn,
} from '../../../../testing/factories/exchanges.ts';
import { connect, leaveReviews, startGoogleTestApp } from '../../../../testing/factories/google.ts';
import { xpOf } from '../../../../testing/factories/matches.ts';
import { createGoogleBusiness } from '../../../../testing/google/google-business.ts';
import type { SignedInClient } from '../../../../testing/test-app.ts';
import { job } from '../../../jobs/job.ts';

const test = await startGoogleTestApp();
const { db, clock, google } = test;

beforeEach(() => {
  google.business.accounts = createGoogleBusiness().accounts;
});

describe('a text that somebody imported between its appearance on the platform and its hand-in', () => {
  for (const [who, daysAgo] of [
    ['recipient', 0],
    ['recipient', 10],
    ['third', 0],
    ['third', 10],
  ] as const)
    it(`says nothing against its writer: by the ${who}, dated ${daysAgo} days ago`, async () => {
      const pair = await anExchange(test);
      await aDeliveryBy(test, pair.reviewer);
      const importer = who === 'recipient' ? pair.recipient : await test.signIn();
      const text = aTextAbout(pair.exchange.id);
      clock.advance({ days: 2 });
      await importText(importer, text, daysAgo);
      clock.advance({ minutes: 10 });
      const answer = (await handIn(pair.reviewer, pair.exchange, { reviewText: text })).json();
      expect(answer).toMatchObject({ xpGranted: 50, withheld: null });
      await test.runJobs();
      await confirm(pair.recipient, pair.exchange);
      await test.runJobs();
      expect(await findingsOf(pair)).toEqual({ score: expect.any(Number), cases: [] });
      // What was handed in once more by somebody else is asked of who brought it in.
      expect(await casesOf(importer)).toEqual(who === 'recipient' ? [] : ['pending']);
      const shown = (await pair.recipient.get('/api/reviews')).json<Array<{ content: string; fraudScore: number }>>();
      expect(shown.filter(({ content, fraudScore }) => content === text && fraudScore <= 50)).toHaveLength(1);
    });

  it('says nothing against its writer where Google brought it to the recipient, before or after the hand-in', async () => {
    for (const isFirst of [true, false]) {
      const pair = await anExchange(test);
      const text = aTextAbout(`${pair.exchange.id} at Google`);
      clock.advance({ days: 3 });
      google.business.accounts = createGoogleBusiness().accounts;
      leaveReviews(test, [{ comment: text }]);
      if (isFirst) await syncOf(pair.recipient);
      const answer = (await handIn(pair.reviewer, pair.exchange, { reviewText: text })).json();
      expect(answer).toMatchObject({ xpGranted: 50, withheld: null });
      await test.runJobs();
      if (!isFirst) await syncOf(pair.recipient);
      expect(await findingsOf(pair)).toEqual({ score: expect.any(Number), cases: [] });
      const [shown] = (await pair.recipient.get('/api/reviews')).json<Array<{ fraudScore: number }>>();
      expect(shown?.fraudScore).toBeLessThanOrEqual(50);
    }
  });

  it('is no suspicion against the recipient, who imports it after the hand-in', async () => {
    const pair = await anExchange(test);
    const text = aTextAbout(pair.exchange.id);
    await handIn(pair.reviewer, pair.exchange, { reviewText: text });
    await test.runJobs();
    clock.advance({ minutes: 10 });
    expect((await importText(pair.recipient, text)).fraudScore).toBeLessThanOrEqual(50);
    await test.runJobs();
    expect(await casesOf(pair.recipient)).toEqual([]);
  });
});

describe('a text that an accomplice copied from the platform and handed in first', () => {
  it('says nothing against who posted it, whose recipient synced it before; the copier is asked about it', async () => {
    const { pair, copy, text } = await aCopyOfPosted();
    await syncOf(pair.recipient);
    const answer = (await handIn(pair.reviewer, pair.exchange, { reviewText: text })).json();
    expect(answer).toMatchObject({ xpGranted: 50, withheld: null });
    await test.runJobs();
    expect(await findingsOf(pair)).toEqual({ score: expect.any(Number), cases: [] });
    expect((await exchangeNow(test, copy.exchange)).fraud_score).toBeGreaterThan(50);
    expect(await casesOf(copy.reviewer)).toEqual(['pending']);
  });

  it('counts for who posted it as soon as its recipient syncs, and closes the case against that one', async () => {
    const { pair, copy, text } = await aCopyOfPosted();
    await handIn(pair.reviewer, pair.exchange, { reviewText: text });
    await test.runJobs();
    expect((await exchangeNow(test, pair.exchange)).withheld).toBe('known_text');
    await confirm(pair.recipient, pair.exchange);
    await syncOf(pair.recipient);
    await judgeAgain();
    const { total } = await xpOf(db, pair.reviewer.member);
    expect((await exchangeNow(test, pair.exchange)).withheld).toBe(null);
    expect(total).toBeGreaterThanOrEqual(50);
    expect(await findingsOf(pair)).toEqual({ score: expect.any(Number), cases: [] });
    expect(await casesOf(copy.reviewer)).toEqual(['pending']);
    await judgeAgain();
    expect((await xpOf(db, pair.reviewer.member)).total).toBe(total);
  });

  it('is a copy where the platform shows it only since, or its writer merely says when it was posted', async () => {
    const { pair, text } = await aCopyOfPosted({ isPosted: false });
    clock.advance({ hours: 3 });
    const now = clock.now().toISOString();
    leaveReviews(test, [{ comment: text, createTime: now, updateTime: now }]);
    await syncOf(pair.recipient);
    const postedAt = new Date(clock.now().getTime() - 2 * 86_400_000).toISOString();
    const answer = (await handIn(pair.reviewer, pair.exchange, { reviewText: text, postedAt })).json();
    expect(answer).toMatchObject({ xpGranted: 0, withheld: 'known_text' });
  });

  /** Posted at the platform a minute ago for `pair`, and handed in by somebody else in another exchange. */
  async function aCopyOfPosted({ isPosted = true } = {}) {
    const pair = await anExchange(test);
    await aDeliveryBy(test, pair.reviewer);
    const copy = await anExchange(test);
    await aDeliveryBy(test, copy.reviewer);
    clock.advance({ days: 2 });
    const text = aTextAbout(`${pair.exchange.id} posted`);
    google.business.accounts = createGoogleBusiness().accounts;
    const now = clock.now().toISOString();
    if (isPosted) leaveReviews(test, [{ comment: text, createTime: now, updateTime: now }]);
    clock.advance({ minutes: 10 });
    await handIn(copy.reviewer, copy.exchange, { reviewText: text });
    await test.runJobs();
    clock.advance({ minutes: 10 });
    return { pair, copy, text };
  }
});

describe('a real copy', () => {
  it('of a review that stood at Google before the exchange began is found, whenever it was brought in', async () => {
    const pair = await anExchange(test);
    const text = aTextAbout(`${pair.exchange.id} old`);
    const longAgo = new Date(pair.exchange.created_at.getTime() - 30 * 86_400_000).toISOString();
    leaveReviews(test, [{ comment: text, createTime: longAgo, updateTime: longAgo }]);
    await syncOf(pair.recipient);
    const answer = (await handIn(pair.reviewer, pair.exchange, { reviewText: text })).json();
    expect(answer).toMatchObject({ xpGranted: 0, withheld: 'known_text' });
  });

  it('is none of a review whose writer gave it these words at Google only since', async () => {
    const pair = await anExchange(test);
    const text = aTextAbout(`${pair.exchange.id} changed`);
    const longAgo = new Date(pair.exchange.created_at.getTime() - 30 * 86_400_000).toISOString();
    clock.advance({ days: 3 });
    leaveReviews(test, [{ comment: text, createTime: longAgo, updateTime: clock.now().toISOString() }]);
    await syncOf(pair.recipient);
    expect((await handIn(pair.reviewer, pair.exchange, { reviewText: text })).json().xpGranted).toBe(50);
  });
});

describe('a review that an import of before these rules spoke against', () => {
  it('counts with its points, its trust and without its case once it is judged again', async () => {
    const pair = await anExchange(test);
    await aDeliveryBy(test, pair.reviewer);
    const text = aTextAbout(pair.exchange.id);
    await handIn(pair.reviewer, pair.exchange, { reviewText: text });
    await confirm(pair.recipient, pair.exchange);
    await test.runJobs();
    const [trust, points] = [await trustOf(pair.reviewer), (await xpOf(db, pair.reviewer.member)).total];
    await frame(pair);
    expect(await trustOf(pair.reviewer)).toBeLessThan(trust ?? 0);
    await judgeAgain();
    expect(await findingsOf(pair)).toEqual({ score: expect.any(Number), cases: [] });
    expect((await exchangeNow(test, pair.exchange)).withheld).toBe(null);
    expect(await trustOf(pair.reviewer)).toBe(trust);
    expect((await xpOf(db, pair.reviewer.member)).total).toBe(points);
  });

  it('stays what it is where it is a copy by the rules of today', async () => {
    const first = await anExchange(test);
    const text = aTextAbout(first.exchange.id);
    await handIn(first.reviewer, first.exchange, { reviewText: text });
    clock.advance({ minutes: 5 });
    const copy = await anExchangeOf(test, await test.signIn());
    await handIn(copy.reviewer, copy.exchange, { reviewText: text });
    await test.runJobs();
    await db.updateTable('review_exchanges').set({ judged_by: 0 }).where('id', '=', copy.exchange.id).execute();
    await judgeAgain();
    expect((await exchangeNow(test, copy.exchange)).withheld).toBe('known_text');
    expect(await casesOf(copy.reviewer)).toEqual(['pending']);
  });
});

/** As rules of before left it: withheld and flagged, without points, and with a case. */
async function frame({ reviewer, exchange }: Exchanging): Promise<void> {
  await db
    .updateTable('review_exchanges')
    .set({ withheld: 'known_text', fraud_score: 80, judged_by: 0 })
    .where('id', '=', exchange.id)
    .execute();
  await db.deleteFrom('rewarded_texts').where('review_exchange_id', '=', exchange.id).execute();
  const earned = await db
    .deleteFrom('xp_ledger')
    .where('subject', '=', exchange.id)
    .where('member_id', '=', reviewer.member.id)
    .returning('points')
    .execute();
  const points = earned.reduce((sum, entry) => sum + entry.points, 0);
  await db
    .updateTable('members')
    .set((member) => ({ xp_total: member('xp_total', '-', points) }))
    .where('id', '=', reviewer.member.id)
    .execute();
  await test.core.database.transaction((tx) =>
    test.core.events.record(tx, 'review.suspected', {
      exchangeId: exchange.id,
      reviewId: null,
      fraudScore: 80,
      findings: [],
    }),
  );
  await test.runJobs();
  const about = { exchangeId: exchange.id, matchId: exchange.match_id };
  const sides = { reviewerId: exchange.reviewer_id, recipientId: exchange.recipient_id };
  await test.core.database.transaction((tx) =>
    test.core.events.record(tx, 'exchange.released', { ...about, ...sides }),
  );
  await test.runJobs();
}

async function judgeAgain(): Promise<void> {
  for (const name of ['reviews.count-words', 'exchanges.judge-again']) {
    await test.core.jobs.enqueue(db, job<Record<string, never>>(name), {});
    await test.runJobs();
  }
}

/** Connects the profile at Google that the member has, and reads it. */
async function syncOf(client: SignedInClient): Promise<void> {
  const { id } = await db
    .selectFrom('user_platforms')
    .select('id')
    .where('member_id', '=', client.member.id)
    .where('platform', '=', 'google')
    .executeTakeFirstOrThrow();
  expect(await connect(client, id)).toContain('google=connected');
  await test.runJobs();
}

async function importText(client: SignedInClient, content: string, daysAgo = 0) {
  const reviewDate = new Date(clock.now().getTime() - daysAgo * 86_400_000).toISOString();
  const given = { source: 'google', content, rating: 5, reviewerName: 'Sabine K.', reviewDate };
  const answer = await client.post('/api/reviews/import', given);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  await test.runJobs();
  return answer.json<{ fraudScore: number }>();
}

async function findingsOf({ reviewer, exchange }: Exchanging) {
  const { fraud_score: score } = await exchangeNow(test, exchange);
  expect(score).toBeLessThanOrEqual(50);
  return { score, cases: await casesOf(reviewer) };
}

async function casesOf({ member }: SignedInClient): Promise<string[]> {
  const rows = await db.selectFrom('reports').select('status').where('reported_id', '=', member.id).execute();
  return rows.map(({ status }) => status);
}

async function trustOf({ member }: SignedInClient): Promise<number | null> {
  return (await memberNow(test, member)).trust_score;
}
