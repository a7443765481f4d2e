import { describe, it } from 'node:test';
import type { ReviewExchange } from '@rezenso/contract/exchanges';
import type { Experience } from '@rezenso/contract/experience';
import { expect } from 'expect';
import { anExchange, confirm, handIn, reviewText } from '../../../../testing/factories/exchanges.ts';
import type { SignedInClient } from '../../../../testing/test-app.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

// Its clock stands at 10:00 on 3 March 2031 in Berlin.
const test = await startTestApp();
const nobodys = '00000000-0000-4000-8000-000000000000';
const visit = { kind: 'visit', day: '2031-03-01' };

const tell = (client: SignedInClient, id: string, experience: object = visit) =>
  client.put(`/api/review-exchanges/${id}/experience`, experience);

async function seenBy(client: SignedInClient, id: string): Promise<Experience | null | undefined> {
  const mine = (await client.get('/api/review-exchanges/my')).json<ReviewExchange[]>();
  return mine.find((one) => one.id === id)?.experience;
}

describe('PUT /api/review-exchanges/:id/experience', () => {
  it('keeps what the review rests on, which the recipient reads with the review', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    expect(await seenBy(reviewer, exchange.id)).toBeNull();
    const kept = { ...visit, sinceYear: null };
    expect((await tell(reviewer, exchange.id)).json()).toMatchObject({ status: 'pending', experience: kept });
    expect(await seenBy(reviewer, exchange.id)).toEqual(kept);
    expect(await seenBy(recipient, exchange.id)).toBeNull();
    await handIn(reviewer, exchange, { needsExperience: true });
    expect(await seenBy(recipient, exchange.id)).toBeNull();
    await confirm(recipient, exchange);
    expect(await seenBy(recipient, exchange.id)).toEqual(kept);
    const page = (await recipient.get('/api/review-exchanges/pages')).json();
    expect(page.exchanges.find(({ id }: { id: string }) => id === exchange.id).experience).toEqual(kept);
  });

  it('takes today and this year, and neither tomorrow nor the next one', async () => {
    const { reviewer, exchange } = await anExchange(test);
    for (const [experience, status] of [
      [{ kind: 'order', day: '2031-03-03' }, 200],
      [{ kind: 'order', day: '2031-03-04' }, 400],
      [{ kind: 'long_standing_customer', sinceYear: 2031 }, 200],
      [{ kind: 'long_standing_customer', sinceYear: 2032 }, 400],
    ] as const) {
      const answer = await tell(reviewer, exchange.id, experience);
      expect([experience, answer.statusCode]).toEqual([experience, status]);
      if (status === 400) expect(answer.json().code).toBe('EXCHANGE_EXPERIENCE_AHEAD');
    }
    expect(await seenBy(reviewer, exchange.id)).toEqual({
      kind: 'long_standing_customer',
      day: null,
      sinceYear: 2031,
    });
  });

  it('takes the last one that was said, in whatever order fifty come at once', async () => {
    const { reviewer, exchange } = await anExchange(test);
    const said = Array.from({ length: 50 }, (_, index) =>
      index % 2 ? { kind: 'long_standing_customer', sinceYear: 1980 + index } : visit,
    );
    const answers = await Promise.all(said.map((experience) => tell(reviewer, exchange.id, experience)));
    for (const { statusCode } of answers) expect([200, 429]).toContain(statusCode);
    expect(answers.map((answer) => answer.json<ReviewExchange>().experience)).toContainEqual(
      await seenBy(reviewer, exchange.id),
    );
  });

  it('is over once the review is handed in, and open again for a better text', async () => {
    const { reviewer, recipient, exchange, reverse } = await anExchange(test);
    await handIn(reviewer, exchange);
    expect((await tell(reviewer, exchange.id)).json().code).toBe('EXCHANGE_NOT_PENDING');
    await confirm(recipient, exchange);
    expect((await tell(reviewer, exchange.id)).json().code).toBe('EXCHANGE_NOT_PENDING');
    expect(await seenBy(reviewer, exchange.id)).toBeNull();
    await handIn(recipient, reverse, { reviewText: 'Gut.' });
    expect((await tell(recipient, reverse.id)).statusCode).toBe(200);
  });

  it('refuses what is malformed', async () => {
    const { reviewer, exchange } = await anExchange(test);
    for (const experience of [
      {},
      { kind: 'visit' },
      { kind: 'visit', sinceYear: 2020 },
      { kind: 'visit', day: '2031-02-30' },
      { kind: 'visit', day: '1989-12-31' },
      { kind: 'long_standing_customer', day: '2031-03-01' },
      { kind: 'long_standing_customer', sinceYear: 1949 },
      { kind: 'hearsay', day: '2031-03-01' },
    ]) {
      expect((await tell(reviewer, exchange.id, experience)).json().code).toBe('VALIDATION_FAILED');
    }
  });

  it('refuses the recipient, strangers, visitors and unknown exchanges', async () => {
    const { recipient, exchange } = await anExchange(test);
    const stranger = await test.signIn();
    for (const client of [recipient, stranger])
      expect((await tell(client, exchange.id)).json().code).toBe('EXCHANGE_NOT_REVIEWER');
    expect((await tell(stranger, nobodys)).json().code).toBe('EXCHANGE_NOT_FOUND');
    expect((await test.visitor.put(`/api/review-exchanges/${exchange.id}/experience`, visit)).statusCode).toBe(401);
  });
});

describe('handing in', () => {
  it('without an experience works as specified, and shows none', async () => {
    const { reviewer, exchange } = await anExchange(test);
    expect((await handIn(reviewer, exchange)).json()).toMatchObject({
      status: 'awaiting_confirmation',
      experience: null,
    });
  });

  it('without one is refused for who says that it needs one, and leaves everything as it was', async () => {
    const { reviewer, exchange } = await anExchange(test);
    const refused = await handIn(reviewer, exchange, { needsExperience: true });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'EXCHANGE_EXPERIENCE_REQUIRED']);
    const row = test.db.selectFrom('review_exchanges').selectAll().where('id', '=', exchange.id);
    expect(await row.executeTakeFirstOrThrow()).toEqual(exchange);
  });
});

it('stands in the export of the writer, and of the recipient once it may be read', async () => {
  const { reviewer, recipient, exchange } = await anExchange(test);
  await tell(reviewer, exchange.id);
  const exported = async (client: SignedInClient, section: string) =>
    (await client.get('/api/privacy/export')).json().data[section];
  const said = { experience: 'visit', experienceDay: '2031-03-01', customerSince: null };
  expect(await exported(reviewer, 'writtenReviews')).toMatchObject([said]);
  const before = { experience: null, experienceDay: null };
  expect(await exported(recipient, 'expectedReviews')).toMatchObject([before]);
  await handIn(reviewer, exchange);
  expect(await exported(recipient, 'expectedReviews')).toMatchObject([{ ...before, text: null, rating: null }]);
  await confirm(recipient, exchange);
  expect(await exported(recipient, 'expectedReviews')).toMatchObject([{ ...said, text: reviewText, rating: 4 }]);
});
