import { it } from 'node:test';
import { expect } from 'expect';
import { anExchange, confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

// Its clock stands at 10:00 on 3 March 2031 in Berlin, which is when the two are matched.
const test = await startTestApp();

it('finds what is said to be experienced after the text was posted', async () => {
  // Half past eleven in the evening in Berlin.
  const posted = { postedAt: '2031-03-02T22:30:00Z' };
  expect(await found({ kind: 'visit', day: '2031-03-03' }, posted)).toContain('experience_after_text');
  expect(await found({ kind: 'visit', day: '2031-03-02' }, posted)).not.toContain('experience_after_text');
});

it('reads the day of the text by the calendar of Berlin', async () => {
  const posted = { postedAt: '2031-03-02T23:30:00Z' };
  expect(await found({ kind: 'visit', day: '2031-03-03' }, posted)).not.toContain('experience_after_text');
});

it('notes a day before the match, and none from the match on', async () => {
  expect(await found({ kind: 'order', day: '2031-03-02' })).toContain('experience_before_match');
  expect(await found({ kind: 'order', day: '2031-03-03' })).not.toContain('experience_before_match');
});

it('finds nothing in being a customer for years, or where nothing was said', async () => {
  const codes = [...(await found({ kind: 'long_standing_customer', sinceYear: 2019 })), ...(await found())];
  expect(codes.filter((code) => code.startsWith('experience_'))).toEqual([]);
});

/** Codes of what was found about a review that rests on `experience`. */
async function found(experience?: object, fields: object = {}): Promise<string[]> {
  const { reviewer, recipient, exchange } = await anExchange(test);
  if (experience) {
    const said = await reviewer.put(`/api/review-exchanges/${exchange.id}/experience`, experience);
    expect(said.statusCode).toBe(200);
  }
  expect(
    (await handIn(reviewer, exchange, { reviewText: `Der Monteur kam früh: ${exchange.id}.`, ...fields })).statusCode,
  ).toBe(200);
  await confirm(recipient, exchange);
  await test.runJobs();
  const { evidence } = await test.db
    .selectFrom('reviews')
    .select('evidence')
    .where('review_exchange_id', '=', exchange.id)
    .executeTakeFirstOrThrow();
  const codes = evidence.map(({ code }) => code);
  // It was judged: nobody writes within a minute.
  expect(codes).toContain('haste');
  return codes;
}
