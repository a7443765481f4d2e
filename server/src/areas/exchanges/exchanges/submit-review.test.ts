import { describe, it } from 'node:test';
import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { expect } from 'expect';
import { anExchange, handIn, reviewText } from '../../../../testing/factories/exchanges.ts';
import { toldTo, xpOf } from '../../../../testing/factories/matches.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const nobodys = { id: '00000000-0000-4000-8000-000000000000' };

describe('GET /api/review-exchanges/my', () => {
  it("lists both directions with the platform's rule and the sentence that discloses the exchange", async () => {
    const { reviewer, recipient } = await anExchange(test);
    for (const client of [reviewer, recipient]) {
      const mine = (await client.get('/api/review-exchanges/my')).json<ReviewExchange[]>();
      expect(mine.length).toBe(2);
      for (const { platformRule, disclosureSentence, reviewInstructions } of mine) {
        expect(platformRule).toContain('Google');
        expect(disclosureSentence).toContain('Austausch');
        expect(reviewInstructions).toContain('ehrlich');
      }
    }
  });

  it('shows nothing of others, and nothing to visitors', async () => {
    await anExchange(test);
    const stranger = await test.signIn();
    expect((await stranger.get('/api/review-exchanges/my')).json()).toEqual([]);
    expect((await test.visitor.get('/api/review-exchanges/my')).statusCode).toBe(401);
  });
});

describe('PUT /api/review-exchanges/:id', () => {
  it('keeps a draft that only its writer sees', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    const draft = { status: 'pending', reviewText: 'Noch nicht fertig', reviewRating: 3 };
    const answer = await reviewer.put(`/api/review-exchanges/${exchange.id}`, draft);
    expect(answer.json<ReviewExchange>()).toMatchObject(draft);
    const seenBy = async (client: typeof reviewer) =>
      (await client.get('/api/review-exchanges/my')).json<ReviewExchange[]>().find(({ id }) => id === exchange.id);
    expect(await seenBy(reviewer)).toMatchObject(draft);
    expect(await seenBy(recipient)).toMatchObject({ status: 'pending', reviewText: null, reviewRating: null });
    expect((await xpOf(test.db, reviewer.member)).total).toBe(0);
  });

  it('hands the review in: 50 XP, and the recipient is asked to confirm', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await test.runJobs();
    const answer = await handIn(reviewer, exchange, {
      reviewUrl: 'https://g.example.com/r/1',
      postedAt: '2031-03-02T18:00:00.000Z',
    });
    expect(answer.json<ReviewExchange>()).toMatchObject({
      status: 'awaiting_confirmation',
      reviewText,
      reviewRating: 4,
      reviewUrl: 'https://g.example.com/r/1',
      postedAt: '2031-03-02T18:00:00.000Z',
    });
    expect(await xpOf(test.db, reviewer.member)).toEqual({ entries: ['review.submitted 50'], total: 50 });
    await test.runJobs();
    expect((await toldTo(test.db, recipient.member)).notifications).toEqual(['exchange.started', 'exchange.submitted']);
    expect((await toldTo(test.db, recipient.member)).activities).toContain('review.received');
    expect((await toldTo(test.db, reviewer.member)).activities).toContain('review.submitted');
    expect((await test.mails()).map(({ to, subject }) => [to, subject])).toContainEqual([
      recipient.member.email,
      'Neue Review für dich',
    ]);
  });

  it('gives five stars and today where nothing is said, and never a future date', async () => {
    const { reviewer, recipient, exchange, reverse } = await anExchange(test);
    const plain = await handIn(reviewer, exchange, { reviewRating: null });
    expect(plain.json<ReviewExchange>()).toMatchObject({ reviewRating: 5, postedAt: '2031-03-03T09:00:00.000Z' });
    const future = await handIn(recipient, reverse, { postedAt: '2032-01-01T00:00:00.000Z' });
    expect(future.json<ReviewExchange>().postedAt).toBe('2031-03-03T09:00:00.000Z');
  });

  it('takes one that is marked as in progress', async () => {
    const { reviewer, exchange } = await anExchange(test);
    await test.db
      .updateTable('review_exchanges')
      .set({ status: 'in_progress' })
      .where('id', '=', exchange.id)
      .execute();
    expect((await handIn(reviewer, exchange)).statusCode).toBe(200);
  });

  it('needs a text', async () => {
    const { reviewer, exchange } = await anExchange(test);
    for (const blank of [undefined, null, '', '   ']) {
      const answer = await handIn(reviewer, exchange, { reviewText: blank });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'EXCHANGE_TEXT_REQUIRED']);
    }
  });

  it('refuses what is malformed', async () => {
    const { reviewer, exchange } = await anExchange(test);
    for (const fields of [
      { reviewText: 'x'.repeat(5001) },
      { reviewRating: 6 },
      { reviewUrl: 'javascript:alert(1)' },
      { postedAt: 'gestern' },
      { status: 'confirmed' },
    ]) {
      expect((await handIn(reviewer, exchange, fields)).json().code).toBe('VALIDATION_FAILED');
    }
  });

  it('refuses the recipient, strangers, visitors and unknown exchanges', async () => {
    const { recipient, exchange } = await anExchange(test);
    const stranger = await test.signIn();
    expect((await handIn(recipient, exchange)).json().code).toBe('EXCHANGE_NOT_REVIEWER');
    expect((await handIn(stranger, exchange)).json().code).toBe('EXCHANGE_NOT_REVIEWER');
    expect((await handIn(stranger, exchange, { status: 'pending' })).json().code).toBe('EXCHANGE_NOT_REVIEWER');
    expect((await handIn(stranger, nobodys)).json().code).toBe('EXCHANGE_NOT_FOUND');
    expect((await test.visitor.put(`/api/review-exchanges/${exchange.id}`, { status: 'pending' })).statusCode).toBe(
      401,
    );
  });

  it('lets nothing change after handing in', async () => {
    const { reviewer, exchange } = await anExchange(test);
    await handIn(reviewer, exchange);
    const again = await handIn(reviewer, exchange, { reviewText: 'Doch anders' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'EXCHANGE_NOT_PENDING']);
    expect((await handIn(reviewer, exchange, { status: 'pending' })).json().code).toBe('EXCHANGE_NOT_PENDING');
  });

  it('has one effect when it arrives fifty times at once', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    const answers = await Promise.all(Array.from({ length: 50 }, () => handIn(reviewer, exchange)));
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(1);
    expect(answers.filter((answer) => answer.json().code === 'EXCHANGE_NOT_PENDING').length).toBe(49);
    await test.runJobs();
    expect(await xpOf(test.db, reviewer.member)).toEqual({ entries: ['review.submitted 50'], total: 50 });
    expect(
      (await toldTo(test.db, recipient.member)).notifications.filter((type) => type === 'exchange.submitted').length,
    ).toBe(1);
  });
});
