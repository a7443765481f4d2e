import { describe, it } from 'node:test';
import { expect } from 'expect';
import { anExchange, confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { repeatJobs } from '../../../../testing/repeat-jobs.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { nightlyTrustJob } from './trust.jobs.ts';

const test = await startTestApp();
const reviews = [
  [1, 'Zweimal falsch gedruckt, der Rückruf kam erst nach einer Woche. Den Nachdruck haben sie immerhin bezahlt.'],
  [5, 'Unsere Speisekarten waren am Freitag fertig wie versprochen, sogar das alte Logo wurde sauber nachgezeichnet.'],
] as const;

describe('the trust score', () => {
  it('comes with the first confirmed review and does not depend on its stars', async () => {
    const scores = new Set<number | null>();
    for (const [reviewRating, reviewText] of reviews) {
      const { reviewer, recipient, exchange } = await anExchange(test);
      await handIn(reviewer, exchange, { reviewRating, reviewText });
      await test.runJobs();
      expect(await trustOf(reviewer.member.id)).toBeNull();
      await confirm(recipient, exchange);
      await test.runJobs();
      scores.add(await trustOf(reviewer.member.id));
    }
    expect(scores.size).toBe(1);
    expect([...scores][0]).toBeGreaterThan(50);
  });

  it('is lower for a late review', async () => {
    const punctual = await anExchange(test);
    const late = await anExchange(test);
    await handIn(punctual.reviewer, punctual.exchange);
    test.clock.advance({ days: 24 });
    await handIn(late.reviewer, late.exchange, { reviewText: reviews[1][1] });
    await confirm(punctual.recipient, punctual.exchange);
    await confirm(late.recipient, late.exchange);
    await test.runJobs();
    const [high, low] = [await trustOf(punctual.reviewer.member.id), await trustOf(late.reviewer.member.id)];
    expect(low).toBeLessThan(high ?? 0);
  });

  it('falls overnight when a promised review is missed', async () => {
    const { reviewer, recipient, exchange, reverse } = await anExchange(test);
    await handIn(reviewer, exchange);
    await confirm(recipient, exchange);
    await handIn(recipient, reverse);
    await confirm(reviewer, reverse);
    const next = await test.db
      .insertInto('matches')
      .values({
        requester_id: reviewer.member.id,
        provider_id: recipient.member.id,
        status: 'completed',
        created_at: test.clock.now(),
        updated_at: test.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await test.runJobs();
    const before = await trustOf(reviewer.member.id);
    await test.db
      .insertInto('review_exchanges')
      .values({
        match_id: next.id,
        reviewer_id: reviewer.member.id,
        recipient_id: recipient.member.id,
        platform: 'google',
        business_name: 'x',
        review_instructions: 'x',
        due_at: test.clock.now(),
        created_at: test.clock.now(),
      })
      .execute();
    test.clock.advance({ days: 2 });
    await test.core.jobs.enqueue(test.db, nightlyTrustJob, {});
    await test.runJobs();
    const after = await trustOf(reviewer.member.id);
    expect(after).toBeLessThan(before ?? 0);
    await repeatJobs(test, 'trust.recompute');
    expect(await trustOf(reviewer.member.id)).toBe(after);
  });
});

async function trustOf(id: string): Promise<number | null> {
  const { trust_score } = await test.db
    .selectFrom('members')
    .select('trust_score')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return trust_score;
}
