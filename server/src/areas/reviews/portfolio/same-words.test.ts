import { beforeEach, describe, it } from 'node:test';
import type { Review } from '@rezenso/contract/reviews';
import { expect } from 'expect';
import { memberNow } from '../../../../testing/factories/admin.ts';
import {
  anExchange,
  aTextAbout,
  confirm,
  type Exchanging,
  exchangeNow,
  handIn,
} from '../../../../testing/factories/exchanges.ts';
import { connect, leaveReviews, startGoogleTestApp, syncNow } from '../../../../testing/factories/google.ts';
import { decideReport, suspicionOf } from '../../../../testing/factories/reports.ts';
import { aWish, publish } from '../../../../testing/factories/showcase.ts';
import { createGoogleBusiness } from '../../../../testing/google/google-business.ts';
import type { SignedInClient } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';
import { migrations } from '../../../database/migrations/index.ts';
import type { Withheld } from '../../../database/schema.ts';
import { memberFigures } from '../../rewards/index.ts';

const test = await startGoogleTestApp();
const { db, clock, google } = test;

beforeEach(() => {
  google.business.accounts = createGoogleBusiness().accounts;
});

describe('two partners who hand in the same words for one business', () => {
  for (const [first, second] of [
    [5, 1],
    [1, 5],
  ] as const)
    it(`stay two: what is withheld changes nothing of the other one, ${first} stars and then ${second}`, async () => {
      const [honest, copier, text] = await aPairFor();
      await deliver(honest, text, first);
      await publish(honest.recipient, { ...aWish, name: `betrieb-${first}` });
      const before = await shownOf(honest, `betrieb-${first}`);
      await deliver(copier, text, second, 'known_text');
      expect(await shownOf(honest, `betrieb-${first}`)).toEqual(before);
      expect(before).toMatchObject({ average: first, received: 1 });
      expect(await listOf(honest.recipient)).toEqual([
        `${second} ${await nameOf(copier)}`,
        `${first} ${await nameOf(honest)}`,
      ]);
      await release(copier);
      expect(await shownOf(honest, `betrieb-${first}`)).toMatchObject({ average: 3, received: 2 });
      expect(await listOf(honest.recipient)).toHaveLength(2);
    });

  it('stay two with honest short ones, whichever is withheld', async () => {
    const [one, other] = await aPairFor();
    const text = 'Schnelle Hilfe, freundliches Team, gerne wieder!';
    await deliver(one, text, 5);
    await deliver(other, text, 4, 'known_text');
    await release(other);
    expect(await listOf(one.recipient)).toEqual([`4 ${await nameOf(other)}`, `5 ${await nameOf(one)}`]);
  });

  it('stay two when both are confirmed at the same moment', { skip: !isOnPostgres }, async () => {
    const [one, other, text] = await aPairFor();
    await handIn(one.reviewer, one.exchange, { reviewText: text, reviewRating: 5 });
    await handIn(other.reviewer, other.exchange, { reviewText: text, reviewRating: 1 });
    await db.updateTable('review_exchanges').set({ withheld: null }).where('id', '=', other.exchange.id).execute();
    const answers = await Promise.all([one, other].map(({ recipient, exchange }) => confirm(recipient, exchange)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await listOf(one.recipient)).toSorted()).toEqual([`1 ${await nameOf(other)}`, `5 ${await nameOf(one)}`]);
  });

  it('are two again after the update where they had shared one row', async () => {
    const [one, other, text] = await aPairFor();
    await deliver(one, text, 5);
    await deliver(other, text, 1, 'known_text');
    await db.deleteFrom('reviews').where('review_exchange_id', '=', other.exchange.id).execute();
    await db
      .updateTable('reviews')
      .set({ rating: 1, reviewer_name: await nameOf(other) })
      .where('review_exchange_id', '=', one.exchange.id)
      .execute();
    for (let time = 0; time < 2; time += 1)
      await db.transaction().execute(async (tx) => migrations['218-reviews-of-their-own']?.up(tx));
    expect(await listOf(one.recipient)).toEqual([`1 ${await nameOf(other)}`, `5 ${await nameOf(one)}`]);
    expect(await figuresOf(one.recipient)).toEqual({ average: 5, received: 1 });
  });
});

describe('a review of the same words as one that its business brought in', () => {
  it('becomes that one, and a withheld one does so only once it counts', async () => {
    const [honest, , text] = await aPairFor();
    await importText(honest.recipient, text);
    await deliver(honest, text, 4);
    expect(await listOf(honest.recipient)).toEqual([`4 ${await nameOf(honest)}`]);
    const withheld = await anExchange(test);
    await importText(withheld.recipient, text);
    await deliver(withheld, text, 1, 'known_text');
    expect(await listOf(withheld.recipient)).toEqual([`1 ${await nameOf(withheld)}`, '3 Kim']);
    await release(withheld);
    expect(await listOf(withheld.recipient)).toEqual([`1 ${await nameOf(withheld)}`]);
  });

  it('leaves the import of a withheld one possible afterwards', async () => {
    const [honest] = await aPairFor();
    const text = aTextAbout(`${honest.exchange.id} elsewhere`);
    await deliver(await anExchange(test), text, 5);
    await deliver(honest, text, 1, 'known_text');
    await importText(honest.recipient, text);
    expect(await listOf(honest.recipient)).toEqual([`1 ${await nameOf(honest)}`, '3 Kim']);
  });

  it('keeps the stars that Google shows, and one that is withheld hides none of them', async () => {
    for (const isHeld of [true, false]) {
      const [pair, , text] = await aPairFor();
      const { reviewer, recipient } = pair;
      google.business.accounts = createGoogleBusiness().accounts;
      const at = clock.now().toISOString();
      leaveReviews(test, [{ comment: text, starRating: 'FIVE', createTime: at, updateTime: at }]);
      clock.advance({ minutes: 10 });
      await syncOf(recipient);
      if (isHeld)
        await db.updateTable('members').set({ ring_level: 'hold' }).where('id', '=', reviewer.member.id).execute();
      await deliver(pair, text, 1, isHeld ? 'held_account' : null);
      expect(await figuresOf(recipient)).toEqual({ average: 5, received: 1 });
      expect(await listOf(recipient)).toHaveLength(isHeld ? 2 : 1);
    }
  });
});

/** Two exchanges about one business, and a text of their own. */
async function aPairFor(): Promise<[Exchanging, Exchanging, string]> {
  const one = await anExchange(test);
  const other = await anExchange(test);
  const { recipient } = one;
  await db.updateTable('matches').set({ provider_id: recipient.member.id }).where('id', '=', other.matchId).execute();
  const exchange = await db
    .updateTable('review_exchanges')
    .set({ recipient_id: recipient.member.id })
    .where('id', '=', other.exchange.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  clock.advance({ days: 1 });
  return [one, { ...other, recipient, exchange }, aTextAbout(one.exchange.id)];
}

async function deliver(
  { reviewer, recipient, exchange }: Exchanging,
  text: string,
  reviewRating: number,
  withheld: Withheld | null = null,
): Promise<void> {
  clock.advance({ minutes: 10 });
  await handIn(reviewer, exchange, { reviewText: text, reviewRating });
  expect((await exchangeNow(test, exchange)).withheld).toBe(withheld);
  expect((await confirm(recipient, exchange)).statusCode).toBe(200);
  await test.runJobs();
}

/** Moderators find nothing wrong with it. */
async function release({ exchange }: Exchanging): Promise<void> {
  await decideReport(test, await suspicionOf(test, exchange), 'dismissed');
}

async function importText(client: SignedInClient, content: string): Promise<void> {
  const reviewDate = new Date(clock.now().getTime() - 3_600_000).toISOString();
  const imported = { source: 'google', content, rating: 3, reviewerName: 'Kim', reviewDate };
  expect((await client.post('/api/reviews/import', imported)).statusCode).toBeLessThan(300);
}

async function listOf(client: SignedInClient): Promise<string[]> {
  const listed = (await client.get('/api/reviews')).json<Review[]>();
  return listed.map(({ rating, reviewerName }) => `${rating} ${reviewerName}`);
}

async function nameOf({ reviewer }: Exchanging): Promise<string> {
  const { company_name: name } = await memberNow(test, reviewer.member);
  return name ?? '';
}

async function figuresOf({ member }: SignedInClient) {
  const figures = (await memberFigures(db).figures([member.id])).get(member.id);
  return { average: figures?.averageRating, received: figures?.reviewsReceived };
}

/** What others see: figures, public page and seal. */
async function shownOf({ recipient }: Exchanging, name: string) {
  const page = (await test.visitor.get(`/u/${name}`)).body;
  const reviews = page.match(/<li class="card">[\s\S]*?<\/li>/g);
  const seal = (await test.visitor.get(`/siegel/${name}.svg`)).body;
  expect([reviews, seal]).toEqual([expect.any(Array), expect.stringContaining('</svg>')]);
  return { ...(await figuresOf(recipient)), reviews, seal };
}

async function syncOf(client: SignedInClient): Promise<void> {
  const { id } = await db
    .selectFrom('user_platforms')
    .select('id')
    .where('member_id', '=', client.member.id)
    .where('platform', '=', 'google')
    .executeTakeFirstOrThrow();
  expect(await connect(client, id)).toContain('google=connected');
  await syncNow(test, client, id);
}
