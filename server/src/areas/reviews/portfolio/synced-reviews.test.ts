import { beforeEach, describe, it } from 'node:test';
import type { Review } from '@rezenso/contract/reviews';
import { expect } from 'expect';
import { aConnected, leaveReviews, startGoogleTestApp, syncNow } from '../../../../testing/factories/google.ts';
import { createGoogleBusiness } from '../../../../testing/google/google-business.ts';
import type { SignedInClient } from '../../../../testing/test-app.ts';

const test = await startGoogleTestApp();
const { google, clock } = test;

beforeEach(() => {
  google.business.accounts = createGoogleBusiness().accounts;
});

describe('an answered review that its writer changed at Google', () => {
  for (const [what, change] of [
    ['words and stars', { comment: 'Seit dem Umbau leider laut.', starRating: 'ONE' }],
    ['words', { comment: 'Der Kuchen war trocken.' }],
    ['stars', { starRating: 'TWO' }],
  ] as const)
    it(`waits for an answer again after other ${what}, and keeps the note of the one before`, async () => {
      const { client, platformId, id } = await anAnsweredReview();
      expect(await answeredOf(client)).toBe(1);
      await changeAtGoogle(change);
      await syncNow(test, client, platformId);
      const [review] = await reviewsOf(client);
      expect(review).toMatchObject({ id, reply: { text: 'Vielen Dank!', answeredAt: null } });
      expect(await answeredOf(client)).toBe(0);
    });

  it('stays answered where it is as it was', async () => {
    const { client, platformId, id } = await anAnsweredReview();
    const answeredAt = clock.now().toISOString();
    await changeAtGoogle({});
    await syncNow(test, client, platformId);
    expect(await reviewsOf(client)).toMatchObject([{ id, reply: { text: 'Vielen Dank!', answeredAt } }]);
    expect(await answeredOf(client)).toBe(1);
  });

  it('is answered anew with the moment of the new mark', async () => {
    const { client, platformId, id } = await anAnsweredReview();
    await changeAtGoogle({ starRating: 'ONE' });
    await syncNow(test, client, platformId);
    const answer = await client.put(`/api/reviews/${id}/reply`, { text: 'Das tut uns leid.', isAnswered: true });
    expect(answer.json().reply).toEqual({
      text: 'Das tut uns leid.',
      answeredAt: clock.now().toISOString(),
      publication: null,
    });
  });
});

async function anAnsweredReview(): Promise<{ client: SignedInClient; platformId: string; id: string }> {
  leaveReviews(test, [{ comment: 'Der Apfelkuchen war noch warm.' }]);
  const { client, platformId } = await aConnected(test);
  const [review] = await reviewsOf(client);
  if (!review) throw new Error('One was brought in');
  await client.put(`/api/reviews/${review.id}/reply`, { text: 'Vielen Dank!', isAnswered: true });
  return { client, platformId, id: review.id };
}

async function changeAtGoogle(change: object): Promise<void> {
  clock.advance({ days: 2 });
  const review = google.business.accounts.get('accounts/1')?.[0]?.reviews[0];
  if (!review) throw new Error('One was left');
  Object.assign(review, change, { updateTime: clock.now().toISOString() });
}

async function reviewsOf(client: SignedInClient): Promise<Review[]> {
  return (await client.get('/api/reviews')).json();
}

async function answeredOf(client: SignedInClient): Promise<number> {
  return (await client.get('/api/reviews/stats')).json().answered;
}
