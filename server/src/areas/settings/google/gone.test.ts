import { beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import {
  aConnected,
  leaveReviews,
  manyReviews,
  startGoogleTestApp,
  syncNow,
} from '../../../../testing/factories/google.ts';
import { createGoogleBusiness } from '../../../../testing/google/google-business.ts';
import type { SignedInClient } from '../../../../testing/test-app.ts';
import { memberFigures } from '../../rewards/index.ts';

const test = await startGoogleTestApp();
const { db, google, clock } = test;

beforeEach(() => {
  google.business.accounts = createGoogleBusiness().accounts;
  google.calls.length = 0;
});

describe('a review that vanished at Google', () => {
  it('goes out of the list, the averages and the feed with the next sync', async () => {
    leaveReviews(test, manyReviews(59));
    const { client, platformId } = await aConnected(test);
    clock.advance({ days: 2 });
    leaveReviews(test, [{ comment: 'Nie wieder.', starRating: 'ONE' }]);
    await syncNow(test, client, platformId);
    expect(await feedOf(client)).toContain('Nie wieder.');
    atGoogle().pop();
    await syncNow(test, client, platformId);
    expect(await contentsOf(client)).toHaveLength(59);
    expect(await contentsOf(client)).not.toContain('Nie wieder.');
    expect(await feedOf(client)).not.toContain('Nie wieder.');
    const standings = await memberFigures(db).received([client.member.id]);
    expect(standings.get(client.member.id)).toMatchObject({ averageRating: 5 });
    expect((await client.get('/api/reviews/stats')).json()).toMatchObject({ totalReviews: 59, averageRating: 5 });
  });

  it('goes when all have vanished, which Google says by saying nothing', async () => {
    leaveReviews(test, manyReviews(3));
    const { client, platformId } = await aConnected(test);
    clock.advance({ days: 2 });
    atGoogle().splice(0);
    await syncNow(test, client, platformId);
    expect(await contentsOf(client)).toEqual([]);
  });

  it('goes within a week when another one took its place in the count', async () => {
    leaveReviews(test, manyReviews(60));
    const { client, platformId } = await aConnected(test);
    clock.advance({ days: 2 });
    const [gone] = atGoogle().splice(59, 1);
    if (!gone) throw new Error('There were sixty');
    atGoogle().push({ ...gone, reviewId: 'without-stars', starRating: 'STAR_RATING_UNSPECIFIED' as 'ONE' });
    await syncNow(test, client, platformId);
    expect(await contentsOf(client)).toHaveLength(60);
    clock.advance({ days: 5 });
    const later = await test.signIn(client.member);
    await syncNow(test, later, platformId);
    expect(await contentsOf(later)).toHaveLength(59);
  });

  it('comes back when Google shows it again', async () => {
    leaveReviews(test, manyReviews(3));
    const { client, platformId } = await aConnected(test);
    clock.advance({ days: 2 });
    const hidden = atGoogle().splice(1, 1);
    await syncNow(test, client, platformId);
    expect(await contentsOf(client)).toHaveLength(2);
    atGoogle().push(...hidden);
    clock.advance({ days: 7 });
    const later = await test.signIn(client.member);
    await syncNow(test, later, platformId);
    expect(await contentsOf(later)).toHaveLength(3);
  });

  it('stays when a partner handed it in here: who confirmed it vouches for it', async () => {
    leaveReviews(test, manyReviews(2));
    const { client, platformId } = await aConnected(test);
    const [handedIn] = await db
      .updateTable('reviews')
      .set({ is_verified: true })
      .where('member_id', '=', client.member.id)
      .where('external_id', '=', 'review-1')
      .returning('content')
      .execute();
    clock.advance({ days: 2 });
    atGoogle().splice(0);
    await syncNow(test, client, platformId);
    const reviews = (await client.get('/api/reviews')).json();
    expect(reviews).toEqual([expect.objectContaining({ content: handedIn?.content, origin: 'verified' })]);
  });
});

describe('nothing is taken for vanished', () => {
  it('when a page cannot be read', async () => {
    leaveReviews(test, manyReviews(120));
    const { client, platformId } = await aConnected(test);
    clock.advance({ days: 2 });
    atGoogle().splice(0, 1);
    google.fail({ part: '/locations/1/reviews', status: 503, times: 1, after: 1 });
    await expect(syncNow(test, client, platformId)).rejects.toThrow('away');
    expect(await contentsOf(client)).toHaveLength(120);
    clock.advance({ minutes: 5 });
    await test.runJobs();
    expect(await contentsOf(client)).toHaveLength(119);
  });

  it('when one vanishes while the pages are read, so that another moves past the reader', async () => {
    leaveReviews(test, manyReviews(120));
    const { client, platformId } = await aConnected(test);
    clock.advance({ days: 2 });
    atGoogle().splice(0, 1);
    google.afterCall = (call) => {
      if (call.includes('pageToken=page-50')) atGoogle().splice(0, 1);
    };
    await syncNow(test, client, platformId);
    expect(await contentsOf(client)).toHaveLength(120);
    delete google.afterCall;
    await syncNow(test, client, platformId);
    expect(await contentsOf(client)).toHaveLength(118);
  });

  it('and nothing more is read than what is new while the counts agree', async () => {
    leaveReviews(test, manyReviews(120));
    const { client, platformId } = await aConnected(test);
    clock.advance({ days: 2 });
    google.calls.length = 0;
    await syncNow(test, client, platformId);
    expect(google.calls.filter((call) => call.includes('/reviews'))).toHaveLength(1);
  });
});

function atGoogle() {
  const reviews = google.business.accounts.get('accounts/1')?.[0]?.reviews;
  if (!reviews) throw new Error('The place is gone');
  return reviews;
}

async function contentsOf(client: SignedInClient): Promise<string[]> {
  return (await client.get('/api/reviews')).json<Array<{ content: string }>>().map(({ content }) => content);
}

async function feedOf(client: SignedInClient): Promise<string> {
  const rows = await db.selectFrom('activities').selectAll().where('member_id', '=', client.member.id).execute();
  return JSON.stringify(rows) + (await client.get('/api/activities')).body;
}
