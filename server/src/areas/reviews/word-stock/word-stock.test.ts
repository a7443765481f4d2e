import { beforeEach, describe, it } from 'node:test';
import { signature } from '@rezenso/engines/reviews';
import { expect } from 'expect';
import { aCompleteMember } from '../../../../testing/factories/members.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { countWordsJob } from './word-stock.job.ts';
import { wordStock } from './word-stock.repository.ts';

const test = await startTestApp();
const { db } = test;
const praise = 'Die Werkstatt hat das Getriebe repariert und das Lenkrad gleich mit.';

beforeEach(async () => {
  await count();
  await db.deleteFrom('reviews').execute();
  await count();
});

describe('the stock of words', () => {
  it('has each stored text once, however often and by however many it is counted', async () => {
    const member = await aCompleteMember(db, test.clock.now(), { industry: 'handwerk' });
    await importReview(member, praise);
    await importReview(member, 'Das Getriebe läuft wieder, das Getriebe schnurrt.');
    await Promise.all([count(), count()]);
    await count();
    const { texts, counts } = await stockOf(praise, member.id);
    expect(texts).toBe(2);
    expect(counts.get(wordOf('Getriebe'))).toBe(2);
    expect(counts.get(wordOf('Lenkrad'))).toBe(1);
    expect(counts.has(wordOf('Werkbank'))).toBe(false);
  });

  it('loses the words of a text that is deleted, by whatever, and is empty after the last', async () => {
    const member = await aCompleteMember(db, test.clock.now(), { industry: 'handwerk' });
    await importReview(member, praise);
    await importReview(member, 'Das Getriebe läuft wieder.');
    await count();
    await db.deleteFrom('reviews').where('content', '=', praise).execute();
    await count();
    expect((await stockOf(praise, member.id)).counts.get(wordOf('Getriebe'))).toBe(1);
    await db.deleteFrom('reviews').execute();
    await count();
    const left = await db.selectFrom('word_counts').select('word').where('reviews', '<>', 0).execute();
    expect(left).toEqual([]);
    expect((await stockOf(praise, member.id)).texts).toBe(0);
    expect(await db.selectFrom('counted_texts').selectAll().execute()).toEqual([]);
  });

  it('knows what is common in one trade and rare elsewhere', async () => {
    const workshop = await aCompleteMember(db, test.clock.now(), { industry: 'handwerk' });
    const cafe = await aCompleteMember(db, test.clock.now(), { industry: 'gastronomie' });
    for (let turn = 0; turn < 12; turn += 1) {
      await importReview(
        turn < 4 ? workshop : cafe,
        `${turn < 4 ? 'Getriebe' : 'Kuchen'} Nummer ${'abcdefghijkl'[turn]}`,
      );
    }
    await count();
    const seenBy = async (member: { id: string } | null) =>
      (await stockOf('Getriebe', member?.id ?? null)).counts.get(wordOf('Getriebe')) ?? 0;
    expect(await seenBy(null)).toBe(4);
    expect(await seenBy(cafe)).toBe(4);
    expect(await seenBy(workshop)).toBeGreaterThan(4);
  });
});

describe('a verdict', () => {
  it('takes no phrase that many wrote for a copy, and a copied text for one', async () => {
    const member = await aCompleteMember(db, test.clock.now(), { industry: 'gesundheit' });
    const phrase = 'Endlich eine Ärztin, die sich Zeit für den Patienten nimmt und zuhört.';
    const own = `${phrase} Nur die Parkplätze sind knapp.`;
    const [original] = await importReview(member, `${phrase} Meine Tochter malt gern im Wartezimmer.`);
    const before = await judge(own);
    const words = signature(phrase).words;
    await db
      .insertInto('word_counts')
      .values(words.map((word) => ({ word, industry: 'gesundheit', reviews: 900 })))
      .onConflict((conflict) => conflict.columns(['word', 'industry']).doUpdateSet({ reviews: 900 }))
      .execute();
    await db
      .insertInto('counted_industries')
      .values({ industry: 'gesundheit', reviews: 5_000 })
      .onConflict((conflict) => conflict.column('industry').doUpdateSet({ reviews: 5_000 }))
      .execute();
    expect(before).toBeGreaterThan(50);
    expect(await judge(own)).toBeLessThanOrEqual(50);
    expect(await judge(`${original}`)).toBeGreaterThan(50);

    async function judge(content: string): Promise<number> {
      const client = await test.signIn(member);
      return (await client.post('/api/reviews/analyze', { content })).json().fraudRisk;
    }
  });
});

async function importReview(member: Parameters<typeof test.signIn>[0], content: string): Promise<string[]> {
  const client = await test.signIn(member);
  const reviewDate = test.clock.now().toISOString();
  const answer = await client.post('/api/reviews/import', {
    source: 'google',
    content,
    rating: 5,
    reviewerName: 'Ina',
    reviewDate,
  });
  if (answer.statusCode !== 201 && answer.statusCode !== 200) throw new Error(answer.body);
  return [content];
}

async function count(): Promise<void> {
  await test.core.jobs.enqueue(db, countWordsJob, {});
  await test.runJobs();
}

function stockOf(text: string, business: string | null) {
  return wordStock(db).of(signature(text), business);
}

function wordOf(text: string): number {
  return signature(text).words[0] ?? 0;
}
