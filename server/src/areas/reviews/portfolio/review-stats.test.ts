import { describe, it } from 'node:test';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import { expect } from 'expect';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { reviewsFeature } from './index.ts';

const test = await startTestApp({ features: [reviewsFeature] });
const { db, clock } = test;

describe('review figures', () => {
  it('are zero without reviews, with twelve empty months', async () => {
    const eva = await test.signIn();
    const stats = await statsOf(eva);
    expect(stats).toMatchObject({ totalReviews: 0, averageRating: 0, thisMonth: 0, platformDistribution: [] });
    expect(stats.perMonth).toHaveLength(12);
    expect(stats.perMonth.at(-1)).toEqual({ month: '2031-03', count: 0, averageRating: 0 });
    expect(stats.ratingDistribution).toEqual([5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0 })));
  });

  it('count by platform, by stars and by month', async () => {
    const eva = await test.signIn();
    await has(eva, 'google', 5, '2031-03-02T10:00:00Z');
    await has(eva, 'google', 4, '2031-01-15T10:00:00Z');
    await has(eva, 'yelp', 2, '2031-01-16T10:00:00Z');
    await has(eva, 'yelp', 5, '2029-01-16T10:00:00Z');
    await has(await test.signIn(), 'google', 1, '2031-03-02T10:00:00Z');
    const stats = await statsOf(eva);
    expect(stats).toMatchObject({ totalReviews: 4, averageRating: 4, thisMonth: 1 });
    expect(stats.platformDistribution).toEqual([
      { platform: 'google', count: 2, averageRating: 4.5 },
      { platform: 'yelp', count: 2, averageRating: 3.5 },
    ]);
    expect(stats.ratingDistribution[0]).toEqual({ rating: 5, count: 2 });
    expect(stats.perMonth.find(({ month }: { month: string }) => month === '2031-01')).toMatchObject({
      count: 2,
      averageRating: 3,
    });
  });

  it('tell apart what partners see and what the business brought in by itself', async () => {
    const eva = await test.signIn();
    const day = '2031-03-02T10:00:00Z';
    await has(eva, 'google', 3, day, { is_verified: true });
    await has(eva, 'google', 4, day, { external_id: 'g1' });
    await has(eva, 'yelp', 5, day, { is_verified: true, fraud_score: 51 });
    await has(eva, 'yelp', 5, day);
    await has(eva, 'yelp', 5, day, { rating_given: false });
    const stats = await statsOf(eva);
    expect(stats.seenByPartners).toEqual({ count: 2, averageRating: 3.5 });
    expect(stats.selfImported).toEqual({ count: 2, averageRating: 5 });
    expect(stats).toMatchObject({ totalReviews: 5, averageRating: 4.25, thisMonth: 5 });
    expect(stats.ratingDistribution[0]).toEqual({ rating: 5, count: 2 });
  });

  it('draw the line between months at midnight in Germany', async () => {
    const eva = await test.signIn();
    await has(eva, 'google', 5, '2031-02-28T22:59:59Z');
    await has(eva, 'google', 5, '2031-02-28T23:00:00Z');
    expect((await statsOf(eva)).thisMonth).toBe(1);
  });

  it('count the last 30, 90 and 365 days, to the second', async () => {
    const eva = await test.signIn();
    const { perPeriod: empty } = await statsOf(eva);
    expect(empty).toEqual([30, 90, 365].map((days) => ({ days, count: 0, averageRating: 0 })));
    const day = 86_400_000;
    for (const [rating, ago] of [
      [5, 30 * day - 1_000],
      [2, 30 * day + 1_000],
      [1, 364 * day],
      [1, 366 * day],
    ] as const)
      await has(eva, 'google', rating, new Date(clock.now().getTime() - ago).toISOString());
    await has(await test.signIn(), 'google', 1, clock.now().toISOString());
    expect((await statsOf(eva)).perPeriod).toEqual([
      { days: 30, count: 1, averageRating: 5 },
      { days: 90, count: 2, averageRating: 3.5 },
      { days: 365, count: 3, averageRating: 2.67 },
    ]);
  });
});

let reviewCount = 0;

async function has(
  { member }: SignedInClient,
  source: PlatformId,
  rating: number,
  date: string,
  differing: { is_verified?: boolean; external_id?: string; fraud_score?: number; rating_given?: boolean } = {},
): Promise<void> {
  reviewCount += 1;
  await db
    .insertInto('reviews')
    .values({
      member_id: member.id,
      source,
      content: 'Gut.',
      content_hash: `${reviewCount}`,
      rating,
      reviewer_name: 'Gast',
      review_date: new Date(date),
      created_at: clock.now(),
      ...differing,
    })
    .execute();
}

async function statsOf(client: SignedInClient) {
  const answer = await client.get('/api/reviews/stats');
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
