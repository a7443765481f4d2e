import { describe, it } from 'node:test';
import { expect } from 'expect';
import { anExchange, aTextAbout, confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { aCompleteMember } from '../../../../testing/factories/members.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { job } from '../../../jobs/job.ts';
import { recomputeTrust } from '../../rewards/index.ts';

const test = await startTestApp();
const { db } = test;
const older = {
  fraud_score: 80,
  judged_by: 0,
  evidence: JSON.stringify([{ code: 'duplicate_partial', text: 'Alt.' }]),
};

describe('a review that stands flagged by older rules', () => {
  it('loses its mark, its case and what it took from the trust score, when today’s find nothing', async () => {
    const pair = await anExchange(test);
    await handIn(pair.reviewer, pair.exchange, { reviewText: aTextAbout(pair.exchange.id) });
    await confirm(pair.recipient, pair.exchange);
    await test.runJobs();
    const trust = await trustOf(pair.reviewer.member.id);
    await flagExchange(pair.exchange.id, pair.reviewer.member.id);
    await test.core.database.transaction((tx) => recomputeTrust(tx, [pair.reviewer.member.id], test.clock.now()));
    expect(await trustOf(pair.reviewer.member.id)).toBeLessThan(trust ?? 0);
    await judgeAgain();
    expect(await scoreOf(pair.exchange.id)).toBeLessThanOrEqual(50);
    const codes = (await reviewOf(pair.exchange.id)).evidence.map(({ code }) => code);
    expect(codes).not.toContain('duplicate_partial');
    expect(await casesOf(pair.reviewer.member.id)).toEqual([]);
    expect(await trustOf(pair.reviewer.member.id)).toBe(trust);
  });

  it('keeps it where today’s rules say the same, and is judged once', async () => {
    const first = await anExchange(test);
    const text = aTextAbout(first.exchange.id);
    await handIn(first.reviewer, first.exchange, { reviewText: text });
    await test.runJobs();
    test.clock.advance({ hours: 1 });
    const second = await anExchange(test);
    await handIn(second.reviewer, second.exchange, { reviewText: text });
    await test.runJobs();
    const before = await scoreOf(second.exchange.id);
    expect(before).toBeGreaterThan(50);
    await db.updateTable('review_exchanges').set({ judged_by: 0 }).where('id', '=', second.exchange.id).execute();
    await judgeAgain();
    expect(await scoreOf(second.exchange.id)).toBe(before);
    expect(await casesOf(second.reviewer.member.id)).toEqual(['pending']);
    await db.updateTable('review_exchanges').set({ fraud_score: 99 }).where('id', '=', second.exchange.id).execute();
    await judgeAgain();
    expect(await scoreOf(second.exchange.id)).toBe(99);
  });

  it('keeps what somebody decided about it', async () => {
    const pair = await anExchange(test);
    await handIn(pair.reviewer, pair.exchange, { reviewText: aTextAbout(pair.exchange.id) });
    await test.runJobs();
    await flagExchange(pair.exchange.id, pair.reviewer.member.id, 'resolved');
    await judgeAgain();
    expect(await casesOf(pair.reviewer.member.id)).toEqual(['resolved']);
  });

  it('is an imported one, too, compared with what came before it', async () => {
    const owner = await aCompleteMember(db, test.clock.now());
    const client = await test.signIn(owner);
    const content = 'Der Zwetschgenkuchen kam lauwarm aus dem Ofen und reichte für vier.';
    const added = (await client.post('/api/reviews/import', { source: 'google', content, rating: 5 })).json();
    await db.updateTable('reviews').set(older).where('id', '=', added.id).execute();
    await openCase({ reported_id: owner.id, review_id: added.id });
    // A copy that came later speaks against itself alone.
    const other = await test.signIn(await aCompleteMember(db, test.clock.now()));
    test.clock.advance({ hours: 1 });
    const copy = (await other.post('/api/reviews/import', { source: 'google', content, rating: 5 })).json();
    await judgeAgain();
    const rows = await db.selectFrom('reviews').select(['id', 'fraud_score']).where('content', '=', content).execute();
    const score = (id: string) => rows.find((row) => row.id === id)?.fraud_score ?? -1;
    expect(score(added.id)).toBeLessThanOrEqual(50);
    expect(score(copy.id)).toBeGreaterThan(50);
    expect(await casesOf(owner.id)).toEqual([]);
  });
});

async function judgeAgain(): Promise<void> {
  for (const name of ['reviews.count-words', 'exchanges.judge-again', 'reviews.judge-again']) {
    await test.core.jobs.enqueue(db, job<Record<string, never>>(name), {});
    await test.runJobs();
  }
}

async function flagExchange(exchangeId: string, writer: string, status?: 'resolved'): Promise<void> {
  const { evidence: _, ...score } = older;
  await db.updateTable('review_exchanges').set(score).where('id', '=', exchangeId).execute();
  await db.updateTable('reviews').set(older).where('review_exchange_id', '=', exchangeId).execute();
  await openCase({ reported_id: writer, review_exchange_id: exchangeId, ...(status && { status }) });
}

async function openCase(about: {
  reported_id: string;
  review_id?: string;
  review_exchange_id?: string;
  status?: 'resolved';
}) {
  const filed = {
    kind: 'suspicious_review',
    reason: 'Verdächtig',
    fraud_score: 80,
    created_at: test.clock.now(),
  } as const;
  await db
    .insertInto('reports')
    .values({ ...filed, ...about })
    .execute();
}

async function casesOf(member: string): Promise<string[]> {
  const rows = await db.selectFrom('reports').select('status').where('reported_id', '=', member).execute();
  return rows.map(({ status }) => status);
}

async function scoreOf(exchangeId: string): Promise<number> {
  const row = await db
    .selectFrom('review_exchanges')
    .select('fraud_score')
    .where('id', '=', exchangeId)
    .executeTakeFirst();
  return row?.fraud_score ?? -1;
}

function reviewOf(exchangeId: string) {
  return db.selectFrom('reviews').selectAll().where('review_exchange_id', '=', exchangeId).executeTakeFirstOrThrow();
}

async function trustOf(member: string): Promise<number | null> {
  const row = await db.selectFrom('members').select('trust_score').where('id', '=', member).executeTakeFirst();
  return row?.trust_score ?? null;
}
