import { describe, it } from 'node:test';
import { expect } from 'expect';
import { confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { aMatchBetween, givePlatforms } from '../../../../testing/factories/matches.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { db, clock } = test;

describe('a closed circle', () => {
  it('of three that only swap with each other is found', async () => {
    const ring = await businesses(3);
    await swapAll(pairsOf(ring));
    for (const member of ring) expect(await findingsAbout(member)).toContain('closed_circle');
  });

  it('of five is found too', async () => {
    const ring = await businesses(5);
    await swapAll(pairsOf(ring));
    for (const member of ring) expect(await findingsAbout(member)).toContain('closed_circle');
  });

  it('is not one when the partners swap with others as well', async () => {
    const [eva, bert, cleo, ...others] = await businesses(8);
    if (!eva || !bert || !cleo) throw new Error('There are eight');
    const outside = others.flatMap((other, index) => [[index % 2 === 0 ? bert : cleo, other] as const]);
    await swapAll([...outside, [eva, bert], [eva, cleo], [bert, cleo]]);
    for (const member of [eva, bert, cleo]) expect(await findingsAbout(member)).not.toContain('closed_circle');
  });

  it('is not found about somebody whose partners do not know each other', async () => {
    const [eva, ...partners] = await businesses(6);
    if (!eva) throw new Error('There are six');
    await swapAll(partners.map((partner) => [eva, partner] as const));
    for (const member of [eva, ...partners]) expect(await findingsAbout(member)).not.toContain('closed_circle');
  });

  it('is not found about an open ring: everybody swaps with two neighbours', async () => {
    const row = await businesses(6);
    await swapAll(row.map((one, index) => [one, row[(index + 1) % row.length] as SignedInClient] as const));
    for (const member of row) expect(await findingsAbout(member)).not.toContain('closed_circle');
  });
});

describe('a burst', () => {
  it('of reviews about one business in a day is found', async () => {
    const [bought, ...writers] = await businesses(14);
    if (!bought) throw new Error('There are fourteen');
    clock.advance({ days: 60 });
    await swapAll(
      writers.map((writer) => [writer, bought] as const),
      { minutesApart: 30 },
    );
    const found = await evidenceOf(bought);
    expect(found.filter((codes) => codes.includes('subject_burst')).length).toBeGreaterThan(2);
    expect(found.at(0)).not.toContain('subject_burst');
  });

  it('is none when as many come over weeks', async () => {
    const [busy, ...writers] = await businesses(14);
    if (!busy) throw new Error('There are fourteen');
    await swapAll(
      writers.map((writer) => [writer, busy] as const),
      { minutesApart: 60 * 24 * 3 },
    );
    expect((await evidenceOf(busy)).flat()).not.toContain('subject_burst');
  });

  it('is none where a business usually gets that many, as its platform says', async () => {
    const [busy, ...writers] = await businesses(8);
    if (!busy) throw new Error('There are eight');
    clock.advance({ days: 91 });
    await syncedReviews(busy, 90 * 4);
    await swapAll(
      writers.map((writer) => [writer, busy] as const),
      { minutesApart: 30 },
    );
    expect((await evidenceOf(busy)).flat()).not.toContain('subject_burst');
  });

  it('is none after somebody imported years of reviews by hand in a day', async () => {
    const [eva, bert] = await businesses(2);
    if (!eva || !bert) throw new Error('There are two');
    const importing = await again(bert);
    for (let turn = 0; turn < 20; turn += 1) {
      const content = `Bei Besuch Nummer ${turn} war das Brot frisch und die Bedienung flink.`;
      const imported = {
        source: 'google',
        content,
        rating: 5,
        reviewerName: 'Kim',
        reviewDate: clock.now().toISOString(),
      };
      expect((await importing.post('/api/reviews/import', imported)).statusCode).toBeLessThan(300);
    }
    await swapAll([[eva, bert]]);
    expect((await evidenceOf(bert)).flat()).not.toContain('subject_burst');
  });
});

type Pair = readonly [SignedInClient, SignedInClient];

async function businesses(count: number): Promise<SignedInClient[]> {
  const all: SignedInClient[] = [];
  for (let step = 0; step < count; step += 1) {
    const business = await test.signIn();
    await givePlatforms(db, business.member, ['google']);
    all.push(business);
  }
  clock.advance({ days: 30 });
  return all;
}

function pairsOf(members: readonly SignedInClient[]): Pair[] {
  return members.flatMap((one, index) => members.slice(index + 1).map((other) => [one, other] as const));
}

/** Each pair writes for each other and confirms, over the calls that people use; an hour passes before they write. */
async function swapAll(pairs: readonly Pair[], { minutesApart = 24 * 60 } = {}): Promise<void> {
  for (const [one, other] of pairs) {
    const match = await aMatchBetween(test, one.member, other.member, { status: 'accepted' });
    const started = await (await again(one)).post(`/api/matches/${match.id}/coordinate`);
    if (started.statusCode !== 200) await startWithout(match.id, one, other);
    clock.advance({ minutes: minutesApart });
    for (const exchange of await exchangesOf(match.id)) {
      const [writer, reader] = exchange.reviewer_id === one.member.id ? [one, other] : [other, one];
      const reviewText = `${textOf(writer, reader)} Nummer ${match.id}.`;
      expect((await handIn(await again(writer), exchange, { reviewText })).statusCode).toBe(200);
      expect((await confirm(await again(reader), exchange)).statusCode).toBeLessThan(300);
    }
  }
  await test.runJobs();
}

/** The free places are used up: not what is tested here. */
async function startWithout(matchId: string, one: SignedInClient, other: SignedInClient): Promise<void> {
  for (const { member } of [one, other])
    await db.updateTable('members').set({ free_reviews_used: 0 }).where('id', '=', member.id).execute();
  const started = await (await again(one)).post(`/api/matches/${matchId}/coordinate`);
  expect(started.statusCode).toBe(200);
}

function exchangesOf(matchId: string) {
  return db.selectFrom('review_exchanges').selectAll().where('match_id', '=', matchId).execute();
}

/** Sessions end with time. */
function again({ member }: SignedInClient): Promise<SignedInClient> {
  return test.signIn(member);
}

function textOf(writer: SignedInClient, reader: SignedInClient): string {
  return `Von ${writer.member.company_name} an ${reader.member.company_name}: Die Lieferung kam am Morgen, sauber verpackt.`;
}

/** Codes of what was found about a member's own writing. */
async function findingsAbout({ member }: SignedInClient): Promise<string[]> {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('review_exchanges', 'review_exchanges.id', 'reviews.review_exchange_id')
    .select('reviews.evidence')
    .where('review_exchanges.reviewer_id', '=', member.id)
    .execute();
  return rows.flatMap(({ evidence }) => evidence.map(({ code }) => code));
}

/** Codes found in each review about a member, in the order they were handed in. */
async function evidenceOf({ member }: SignedInClient): Promise<string[][]> {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('review_exchanges', 'review_exchanges.id', 'reviews.review_exchange_id')
    .select('reviews.evidence')
    .where('reviews.member_id', '=', member.id)
    .orderBy('review_exchanges.submitted_at')
    .execute();
  return rows.map(({ evidence }) => evidence.map(({ code }) => code));
}

async function syncedReviews({ member }: SignedInClient, count: number): Promise<void> {
  const days = (step: number) => new Date(clock.now().getTime() - 86_400_000 * (1.1 + (step * 89) / count));
  const rows = Array.from({ length: count }, (_, step) => ({
    member_id: member.id,
    source: 'google' as const,
    external_id: `google-${step}`,
    content: `Besuch ${step}`,
    content_hash: `hash-${step}`,
    rating: 5,
    reviewer_name: 'Kim',
    review_date: days(step),
    created_at: clock.now(),
  }));
  await db.insertInto('reviews').values(rows).execute();
}
