import { describe, it } from 'node:test';
import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { expect } from 'expect';
import { anExchange, confirm, handIn, reviewText } from '../../../../testing/factories/exchanges.ts';
import { toldTo, xpOf } from '../../../../testing/factories/matches.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { contentHash } from '../../reviews/index.ts';

const test = await startTestApp();
const nobodys = { id: '00000000-0000-4000-8000-000000000000' };

describe('POST /api/review-confirmations', () => {
  it('confirms with notes; the recipient earns 20 XP, the punctual reviewer 30', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange);
    const answer = await confirm(recipient, exchange, 'Vielen Dank!');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ reviewExchangeId: exchange.id, notes: 'Vielen Dank!' });
    expect((await statuses(recipient))[exchange.id]).toBe('confirmed');
    expect((await xpOf(test.db, recipient.member)).entries).toEqual(['receipt.confirmed 20']);
    expect(await xpOf(test.db, reviewer.member)).toEqual({
      entries: ['review.on-time 30', 'review.submitted 50'],
      total: 80,
    });
  });

  it('takes no note while one side blocks the other, and confirms without', async () => {
    const { reviewer, recipient, exchange, matchId } = await anExchange(test);
    await handIn(reviewer, exchange);
    await reviewer.put(`/api/conversations/${matchId}/block`);
    const refused = await confirm(recipient, exchange, 'Ich finde dich.');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'CONVERSATION_BLOCKED']);
    expect((await statuses(recipient))[exchange.id]).toBe('awaiting_confirmation');
    expect((await confirm(recipient, exchange)).statusCode).toBe(200);
  });

  it('tells the XP really granted to the caller, and none where the pair earned shortly before', async () => {
    const first = await anExchange(test);
    expect((await handIn(first.reviewer, first.exchange)).json()).toMatchObject({ xpGranted: 50 });
    expect((await confirm(first.recipient, first.exchange)).json()).toMatchObject({ xpGranted: 20 });
    const second = await anExchange(test);
    await test.db.updateTable('matches').set({ earns_xp: false }).where('id', '=', second.matchId).execute();
    expect((await handIn(second.reviewer, second.exchange)).json()).toMatchObject({ xpGranted: 0 });
    expect((await confirm(second.recipient, second.exchange)).json()).toMatchObject({ xpGranted: 0 });
  });

  it('gives no punctuality points for a review handed in after its due day', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    test.clock.advance({ days: 15 });
    await handIn(reviewer, exchange);
    await confirm(recipient, exchange);
    expect((await xpOf(test.db, reviewer.member)).entries).toEqual(['review.submitted 50']);
  });

  it('tells the reviewer, and gives a trust score', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange);
    await confirm(recipient, exchange);
    await test.runJobs();
    expect((await toldTo(test.db, reviewer.member)).notifications).toEqual(['exchange.confirmed']);
    expect((await toldTo(test.db, reviewer.member)).activities).toContain('review.confirmed');
    expect((await toldTo(test.db, recipient.member)).activities).toContain('receipt.confirmed');
    const trust = async (id: string) =>
      (await test.db.selectFrom('members').select('trust_score').where('id', '=', id).executeTakeFirstOrThrow())
        .trust_score;
    expect(await trust(reviewer.member.id)).toBeGreaterThan(50);
    expect(await trust(recipient.member.id)).toBeNull();
  });

  it("adds the review to the recipient's own, verified", async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange, { postedAt: '2031-03-01T10:00:00.000Z' });
    await confirm(recipient, exchange);
    const reviews = await test.db.selectFrom('reviews').selectAll().execute();
    expect(reviews.length).toBe(1);
    expect(reviews[0]).toMatchObject({
      member_id: recipient.member.id,
      source: 'google',
      content: reviewText,
      rating: 4,
      reviewer_name: 'Café Morgenrot',
      is_verified: true,
      review_exchange_id: exchange.id,
      review_date: new Date('2031-03-01T10:00:00.000Z'),
    });
  });

  it('verifies the same review when it was imported before, instead of doubling it', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    const now = test.clock.now();
    await test.db
      .insertInto('reviews')
      .values({
        member_id: recipient.member.id,
        source: 'google',
        content: reviewText,
        content_hash: contentHash(reviewText),
        rating: 5,
        reviewer_name: 'Importiert',
        review_date: now,
        created_at: now,
      })
      .execute();
    await handIn(reviewer, exchange);
    await confirm(recipient, exchange);
    const reviews = await test.db.selectFrom('reviews').selectAll().execute();
    expect(reviews.length).toBe(1);
    expect(reviews[0]).toMatchObject({ is_verified: true, rating: 4, reviewer_name: 'Café Morgenrot' });
  });

  it('completes the exchanges of a match with the last confirmation', async () => {
    const { reviewer, recipient, exchange, reverse } = await anExchange(test);
    await handIn(reviewer, exchange);
    await handIn(recipient, reverse);
    await confirm(recipient, exchange);
    expect(await statuses(reviewer)).toEqual({ [exchange.id]: 'confirmed', [reverse.id]: 'awaiting_confirmation' });
    await confirm(reviewer, reverse);
    expect(await statuses(reviewer)).toEqual({ [exchange.id]: 'completed', [reverse.id]: 'completed' });
  });

  it('completes them also when the last two are confirmed at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { reviewer, recipient, exchange, reverse } = await anExchange(test);
      await handIn(reviewer, exchange);
      await handIn(recipient, reverse);
      const answers = await Promise.all([confirm(recipient, exchange), confirm(reviewer, reverse)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(await statuses(reviewer)).toEqual({ [exchange.id]: 'completed', [reverse.id]: 'completed' });
    }
  });

  it('refuses what was not handed in, the reviewer, strangers, visitors, unknown and malformed ones', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    const early = await confirm(recipient, exchange);
    expect([early.statusCode, early.json().code]).toEqual([409, 'EXCHANGE_NOT_AWAITING']);
    await handIn(reviewer, exchange);
    const stranger = await test.signIn();
    expect((await confirm(reviewer, exchange)).json().code).toBe('EXCHANGE_NOT_RECIPIENT');
    expect((await confirm(stranger, exchange)).json().code).toBe('EXCHANGE_NOT_RECIPIENT');
    expect((await confirm(stranger, nobodys)).json().code).toBe('EXCHANGE_NOT_FOUND');
    expect((await confirm(recipient, { id: 'x' })).statusCode).toBe(400);
    expect((await confirm(recipient, exchange, 'x'.repeat(1001))).statusCode).toBe(400);
    expect((await test.visitor.post('/api/review-confirmations', { reviewExchangeId: exchange.id })).statusCode).toBe(
      401,
    );
  });

  it('has one effect when it arrives fifty times at once', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange);
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(recipient, exchange)));
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(1);
    expect(answers.filter((answer) => answer.json().code === 'EXCHANGE_NOT_AWAITING').length).toBe(49);
    await test.runJobs();
    expect((await xpOf(test.db, recipient.member)).total).toBe(20);
    expect((await xpOf(test.db, reviewer.member)).total).toBe(80);
    expect((await test.db.selectFrom('review_confirmations').select('id').execute()).length).toBe(1);
    expect((await test.db.selectFrom('reviews').select('id').execute()).length).toBe(1);
    expect((await toldTo(test.db, reviewer.member)).notifications).toEqual(['exchange.confirmed']);
  });
});

async function statuses(client: { get(url: string): Promise<{ json<T>(): T }> }): Promise<Record<string, string>> {
  const mine = (await client.get('/api/review-exchanges/my')).json<ReviewExchange[]>();
  return Object.fromEntries(mine.map(({ id, status }) => [id, status]));
}
