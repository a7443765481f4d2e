import { describe, it } from 'node:test';
import type { ReviewExchange } from '@rezenso/contract/exchanges';
import type { Match } from '@rezenso/contract/matches';
import type { Notification } from '@rezenso/contract/notifications';
import type { DataExport } from '@rezenso/contract/privacy';
import { expect } from 'expect';
import { anExchange, aTextAbout, confirm, type Exchanging, handIn } from '../../../../testing/factories/exchanges.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { openingsJob } from './openings.job.ts';

const test = await startTestApp();
const closed = { reviewText: null, reviewRating: null, reviewUrl: null, experience: null };

describe("a partner's review", () => {
  it('is closed to its recipient, in every answer, until both are handed in', async () => {
    const pair = await anExchange(test);
    const text = await handInOne(pair);
    expect(await seenBy(pair.recipient, pair)).toMatchObject(closed);
    expect(await seenBy(pair.reviewer, pair)).toMatchObject({ reviewText: text, reviewRating: 2 });
    expect(await mentions(pair.recipient, text)).toEqual([]);
    expect(await starsOf(pair.recipient, pair.matchId)).toBeNull();
    expect(await takenAlong(pair.recipient, pair.matchId)).toBeNull();
    expect(await starsOf(pair.reviewer, pair.matchId)).toBe(2);

    await handIn(pair.recipient, pair.reverse, { reviewText: aTextAbout(pair.reverse.id), reviewRating: 5 });
    expect(await seenBy(pair.recipient, pair)).toMatchObject({ reviewText: text, reviewRating: 2 });
    expect(await mentions(pair.recipient, text)).toEqual([
      '/api/review-exchanges/my',
      '/api/review-exchanges/pages',
      '/api/activities',
      '/api/privacy/export',
    ]);
    expect(await starsOf(pair.recipient, pair.matchId)).toBe(2);
    expect(await takenAlong(pair.recipient, pair.matchId)).toBe(2);
  });

  it('is closed to a recipient who moderates, too, in a case that it filed itself', async () => {
    const pair = await anExchange(test);
    const text = await handInOne(pair);
    const moderates = { admin_role: 'content_moderator' } as const;
    await test.db.updateTable('members').set(moderates).where('id', '=', pair.recipient.member.id).execute();
    const filed = { exchangeId: pair.exchange.id, reason: 'spam', text: 'Was steht wohl darin?' };
    const { id } = (await pair.recipient.post('/api/reports', filed)).json();
    const own = await pair.recipient.get(`/api/admin/reports/${id}`);
    expect([own.statusCode, own.json().error?.code ?? own.json().code, own.body.includes(text)]).toEqual([
      409,
      'OWN_REPORT',
      false,
    ]);
    const other = await (await test.signIn(moderates)).get(`/api/admin/reports/${id}`);
    expect(other.json().review).toMatchObject({ content: text, rating: 2 });
  });

  it('opens on its date when the other one is not handed in, and not before', async () => {
    const pair = await anExchange(test);
    const text = await handInOne(pair);
    test.clock.advance({ days: 13, hours: 23 });
    await runOpenings();
    expect(await seenBy(pair.recipient, pair)).toMatchObject(closed);
    expect(await starsOf(pair.recipient, pair.matchId)).toBeNull();
    test.clock.set(pair.exchange.due_at);
    await runOpenings();
    expect(await seenBy(pair.recipient, pair)).toMatchObject({ reviewText: text, reviewRating: 2 });
    expect(await starsOf(pair.recipient, pair.matchId)).toBe(2);
  });

  it('is said to be readable once its date has opened it: once, to whom it is for, and not when both are handed in', async () => {
    const [waiting, both] = [await anExchange(test), await anExchange(test)];
    for (const pair of [waiting, both]) await handInOne(pair);
    await handIn(both.recipient, both.reverse, { reviewText: aTextAbout(both.reverse.id) });
    expect(await toldOfOpening(waiting.recipient)).toEqual([]);
    test.clock.set(waiting.exchange.due_at);
    await runOpenings();
    await runOpenings();
    expect(await toldOfOpening(waiting.recipient)).toEqual([
      expect.stringContaining(`was ${waiting.reviewer.member.company_name} auf`),
    ]);
    for (const client of [waiting.reviewer, both.recipient, both.reviewer])
      expect(await toldOfOpening(client)).toEqual([]);
  });

  it('is open at once when it is handed in after its date', async () => {
    const pair = await anExchange(test);
    test.clock.advance({ days: 15 });
    const text = await handInOne(pair);
    expect(await seenBy(pair.recipient, pair)).toMatchObject({ reviewText: text });
  });

  it('stays closed to who can still give other stars, because its own was withheld for its text', async () => {
    const pair = await anExchange(test);
    await handInOne(pair);
    await handIn(pair.recipient, pair.reverse, { reviewText: 'gut' });
    expect(await seenBy(pair.recipient, pair)).toMatchObject(closed);
    await handIn(pair.recipient, pair.reverse, { reviewText: aTextAbout(pair.reverse.id) });
    expect(await seenBy(pair.recipient, pair)).toMatchObject({ reviewRating: 2 });
  });

  it('can be confirmed while it is closed, which opens it', async () => {
    const pair = await anExchange(test);
    const text = await handInOne(pair);
    expect((await confirm(pair.recipient, pair.exchange)).statusCode).toBe(200);
    expect(await seenBy(pair.recipient, pair)).toMatchObject({ reviewText: text });
    expect(await seenBy(pair.reviewer, { exchange: pair.reverse })).toMatchObject(closed);
  });

  it('is open to both when both are handed in at the same moment', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const pair = await anExchange(test);
      await Promise.all([
        handInOne(pair),
        handIn(pair.recipient, pair.reverse, { reviewText: aTextAbout(pair.reverse.id) }),
      ]);
      expect(await seenBy(pair.recipient, pair)).toMatchObject({ reviewRating: 2 });
      expect(await seenBy(pair.reviewer, { exchange: pair.reverse })).toMatchObject({ reviewRating: 4 });
    }
  });
});

async function handInOne({ reviewer, exchange }: Exchanging): Promise<string> {
  const reviewText = aTextAbout(exchange.id);
  const answer = await handIn(reviewer, exchange, { reviewText, reviewRating: 2 });
  if (answer.statusCode !== 200) throw new Error(`Nothing was handed in: ${answer.body}`);
  return reviewText;
}

async function seenBy(client: SignedInClient, { exchange }: Pick<Exchanging, 'exchange'>) {
  const all = (await client.get('/api/review-exchanges/my')).json<ReviewExchange[]>();
  return all.find(({ id }) => id === exchange.id);
}

/** The stars of the one who asked for the match. */
async function starsOf(client: SignedInClient, match: string): Promise<number | null | undefined> {
  return (await client.get('/api/matches')).json<Match[]>().find(({ id }) => id === match)?.requesterRating;
}

/** The partner's stars for a match, as they stand in the member's export. */
async function takenAlong(client: SignedInClient, match: string): Promise<unknown> {
  const { data } = (await client.get('/api/privacy/export')).json<DataExport>();
  return data.matches?.find(({ id }) => id === match)?.partnerRating;
}

/** The answers in which a member finds the end of a text, or its beginning. */
async function mentions(client: SignedInClient, text: string): Promise<string[]> {
  await test.runJobs();
  const answers = [
    '/api/review-exchanges/my',
    '/api/review-exchanges/pages',
    '/api/matches',
    '/api/reviews',
    '/api/activities',
    '/api/notifications',
    '/api/tasks',
    '/api/privacy/export',
  ].map(async (path) => [path, (await client.get(path)).body] as const);
  return (await Promise.all(answers)).flatMap(([path, body]) => (body.includes(text.slice(0, 60)) ? [path] : []));
}

async function toldOfOpening(client: SignedInClient): Promise<string[]> {
  const { notifications } = (await client.get('/api/notifications')).json<{ notifications: Notification[] }>();
  return notifications.filter(({ type }) => type === 'exchange.opened').map(({ body }) => body);
}

async function runOpenings(): Promise<void> {
  await test.core.jobs.enqueue(test.db, openingsJob, {});
  await test.runJobs();
}
