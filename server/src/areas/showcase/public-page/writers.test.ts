import { describe, it } from 'node:test';
import { load } from 'cheerio';
import { expect } from 'expect';
import { aReviewedBusiness, publish } from '../../../../testing/factories/showcase.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { db } = test;
/** A cell of the matching engine, and another within the same tile. */
const here = 64_000;

describe('who wrote a review', () => {
  it('is named when it shows a page of its own, and only then', async () => {
    const { reviewer } = await aReviewedBusiness(test);
    expect(await writer()).not.toContain(reviewer.member.company_name);
    await publish(reviewer, { name: 'papeterie', isPublished: true });
    expect(await writer()).toContain(reviewer.member.company_name);
    expect(load(await page())('li.card a').attr('href')).toBe('/u/papeterie');
    await publish(reviewer, { name: 'papeterie', isPublished: false });
    expect(await page()).not.toContain(reviewer.member.company_name);
    await publish(reviewer, { name: 'papeterie', isPublished: true });
    await db.updateTable('members').set({ status: 'banned' }).where('id', '=', reviewer.member.id).execute();
    expect(await page()).not.toContain(reviewer.member.company_name);
  });

  it('is otherwise a business of its state, and of its town where enough others are', async () => {
    const { reviewer } = await aReviewedBusiness(test);
    await at(reviewer.member.id);
    expect(await writer()).toBe('Ein Betrieb aus Baden-Württemberg auf Google');
    for (let index = 1; index < 5; index += 1) await at((await test.aCompleteMember()).id, here + 4);
    expect(await writer()).toBe('Ein Betrieb aus Baden-Württemberg auf Google');
    for (let index = 1; index < 5; index += 1) await at((await test.aCompleteMember()).id, here + (index % 4));
    expect(await writer()).toBe('Ein Betrieb aus Freiburg im Breisgau auf Google');
  });

  it('has no place when nobody can tell which, and no street ever', async () => {
    const { reviewer } = await aReviewedBusiness(test);
    for (let index = 1; index < 6; index += 1) await at((await test.aCompleteMember()).id);
    await at(reviewer.member.id);
    const lives = (location: string) =>
      db.updateTable('members').set({ location }).where('id', '=', reviewer.member.id).execute();
    await lives('Rosenweg 3, 79098 Freiburg');
    expect(await writer()).toBe('Ein Betrieb aus Freiburg im Breisgau auf Google');
    await lives('Bei der Papeterie Blau');
    expect(await writer()).toBe('Ein Betrieb auf Google');
  });

  it('is told without a name after it has left, and people of a platform are never named', async () => {
    const { reviewer } = await aReviewedBusiness(test);
    await reviewer.post('/api/privacy/delete-account', { email: reviewer.member.email });
    await test.runJobs();
    expect(await writer()).toBe('Ein Betrieb, der nicht mehr dabei ist auf Google');
    await db
      .updateTable('reviews')
      .set({ is_verified: false, external_id: 'g-1', reviewer_name: 'Adelheid Quast' })
      .execute();
    expect(await writer()).toBe('Jemand auf Google');
    expect(await page()).not.toContain('Quast');
  });
});

function at(id: string, cell = here) {
  return db.updateTable('members').set({ geo_cell: cell }).where('id', '=', id).execute();
}

async function page(): Promise<string> {
  return (await test.visitor.get('/u/cafe-morgenrot')).body;
}

async function writer(): Promise<string> {
  const $ = load(await page());
  return $('li.card p.small').first().text().trim();
}
