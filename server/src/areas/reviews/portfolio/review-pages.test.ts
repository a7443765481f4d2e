import { describe, it } from 'node:test';
import { wholeListLimit } from '@rezenso/contract/limits';
import type { Review } from '@rezenso/contract/reviews';
import { expect } from 'expect';
import type { TestClient } from '../../../../testing/client.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();

describe('reviews in pages', () => {
  it('are all there, once and in the order of the whole list, though many are of one moment', async () => {
    const client = await test.signIn();
    await addReviews(client.member.id, 23);
    await addReviews((await test.signIn()).member.id, 5);
    const whole: Review[] = (await client.get('/api/reviews')).json();
    expect(whole).toHaveLength(23);
    for (const limit of [1, 4, 23, 50]) expect(await readAll(client, limit)).toEqual(whole);
  });

  it('stay in their places when one comes or goes meanwhile', async () => {
    const client = await test.signIn();
    await addReviews(client.member.id, 6);
    const whole: Review[] = (await client.get('/api/reviews')).json();
    const first = (await client.get('/api/reviews/pages?limit=3')).json();
    await test.db.deleteFrom('reviews').where('id', '=', first.reviews[2].id).execute();
    test.clock.advance({ days: 1 });
    await addReviews(client.member.id, 1, 'Neu');
    const second = (await client.get(`/api/reviews/pages?limit=3&cursor=${first.next}`)).json();
    expect([...first.reviews, ...second.reviews]).toEqual(whole);
    expect(second.next).toBeNull();
  });

  it('begin at no cursor that is none of theirs', async () => {
    const client = await test.signIn();
    const odd = ['x', 'W10', Buffer.from('["0000-01-01T00:00:00Z","x"]').toString('base64url'), '%00', '🥨'];
    for (const cursor of odd) {
      const answer = await client.get(`/api/reviews/pages?cursor=${encodeURIComponent(cursor)}`);
      expect([cursor, answer.statusCode, answer.json().details]).toEqual([
        cursor,
        400,
        [expect.objectContaining({ path: 'cursor' })],
      ]);
    }
    expect((await test.visitor.get('/api/reviews/pages')).statusCode).toBe(401);
  });

  it('begin where the whole list ends, at its newest two hundred', async () => {
    const client = await test.signIn();
    await addReviews(client.member.id, wholeListLimit + 3);
    const whole: Review[] = (await client.get('/api/reviews')).json();
    const all = await readAll(client, 100);
    expect([whole.length, all.length]).toEqual([wholeListLimit, wholeListLimit + 3]);
    expect(all.slice(0, wholeListLimit)).toEqual(whole);
  });
});

/** Three to a day. */
async function addReviews(member: string, count: number, words = 'Sehr gut'): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    member_id: member,
    source: 'google' as const,
    content: `${words} ${index}`,
    content_hash: `${words} ${index}`,
    rating: 5,
    reviewer_name: 'Eva',
    review_date: new Date(test.clock.now().getTime() - Math.floor(index / 3) * 86_400_000),
    evidence: '[]',
    created_at: test.clock.now(),
  }));
  await test.db.insertInto('reviews').values(rows).execute();
}

async function readAll(client: TestClient, limit: number): Promise<Review[]> {
  const all: Review[] = [];
  for (let cursor = ''; ; ) {
    const answer = (await client.get(`/api/reviews/pages?limit=${limit}${cursor && `&cursor=${cursor}`}`)).json();
    expect(answer.reviews.length).toBeLessThanOrEqual(limit);
    all.push(...answer.reviews);
    if (answer.next === null) return all;
    cursor = answer.next;
  }
}
