import { beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import {
  aConnected,
  aGooglePlatform,
  connect,
  leaveReviews,
  manyReviews,
  platformOf,
  startGoogleTestApp,
  syncNow,
} from '../../../../testing/factories/google.ts';
import { createGoogleBusiness } from '../../../../testing/google/google-business.ts';
import { repeatJobs } from '../../../../testing/repeat-jobs.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';
import { syncDue } from './google.jobs.ts';
import { googleLogin } from './google-login.ts';
import { createReviewSync } from './review-sync.service.ts';

const test = await startGoogleTestApp();
const withoutKeys = await startTestApp();
const { db, google, clock } = test;

beforeEach(() => {
  google.business.accounts = createGoogleBusiness().accounts;
  google.calls.length = 0;
});

describe('a sync', () => {
  it('brings every review of all pages once, with stars, name, date and judgement', async () => {
    leaveReviews(test, manyReviews(120));
    const { client, platformId } = await aConnected(test);
    const reviews = await reviewsOf(client);
    expect(reviews).toHaveLength(120);
    expect(google.calls.filter((call) => call.includes('/reviews'))).toHaveLength(3);
    expect(reviews[0]).toMatchObject({
      source: 'google',
      rating: 5,
      reviewerName: 'Petra Sommer',
      content: 'Besuch Nummer 1: Der Apfelkuchen war noch warm.',
      reviewDate: '2031-03-02T09:00:00.000Z',
      isVerified: false,
    });
    await syncNow(test, client, platformId);
    expect(await reviewsOf(client)).toHaveLength(120);
    expect(await platformOf(client, platformId)).toMatchObject({
      syncStatus: 'ok',
      lastSyncAt: clock.now().toISOString(),
    });
  });

  it('reads only what is new the next time', async () => {
    leaveReviews(test, manyReviews(120));
    const { client, platformId } = await aConnected(test);
    clock.advance({ days: 2 });
    leaveReviews(test, [{ comment: 'Nach dem Umbau noch schöner.' }]);
    google.calls.length = 0;
    await syncNow(test, client, platformId);
    expect(google.calls.filter((call) => call.includes('/reviews'))).toHaveLength(1);
    expect(await reviewsOf(client)).toHaveLength(121);
  });

  it('follows a review that its writer changed at Google', async () => {
    leaveReviews(test, manyReviews(3));
    const { client, platformId } = await aConnected(test);
    clock.advance({ days: 2 });
    const changed = google.business.accounts.get('accounts/1')?.[0]?.reviews[0];
    if (!changed) throw new Error('There are three');
    Object.assign(changed, {
      comment: 'Seit dem Umbau leider laut.',
      starRating: 'TWO',
      updateTime: clock.now().toISOString(),
    });
    await syncNow(test, client, platformId);
    const reviews = await reviewsOf(client);
    expect(reviews).toHaveLength(3);
    expect(reviews).toContainEqual(expect.objectContaining({ content: 'Seit dem Umbau leider laut.', rating: 2 }));
    expect(reviews.filter(({ rating }: { rating: number }) => rating === 5)).toHaveLength(2);
  });

  it('shows new reviews in the feed, but not the history', async () => {
    leaveReviews(test, manyReviews(3));
    const { client, platformId } = await aConnected(test);
    expect(await importedActivities(client)).toBe(0);
    clock.advance({ days: 2 });
    leaveReviews(test, [{ comment: 'Nach dem Umbau noch schöner.' }]);
    await syncNow(test, client, platformId);
    expect(await importedActivities(client)).toBe(1);
    const before = await reviewsOf(client);
    await repeatJobs(test, 'google.sync');
    expect([await importedActivities(client), await reviewsOf(client)]).toEqual([1, before]);
  });

  it('takes stars without words, the same words of two people, and people without a name', async () => {
    leaveReviews(test, [
      { starRating: 'FOUR' },
      { starRating: 'TWO' },
      { comment: 'Sehr gut!', reviewer: { displayName: 'Anja' } },
      { comment: 'Sehr gut!', reviewer: { isAnonymous: true } },
      { starRating: 'STAR_RATING_UNSPECIFIED' as 'ONE' },
    ]);
    const { client } = await aConnected(test);
    const reviews = await reviewsOf(client);
    expect(reviews.map(({ rating, content }) => [rating, content])).toEqual([
      [4, ''],
      [2, ''],
      [5, 'Sehr gut!'],
      [5, 'Sehr gut!'],
    ]);
    expect(reviews[3]?.reviewerName).toBe('Anonym');
  });

  it('recognises a review that was imported by hand, and shows the stars that Google shows', async () => {
    const client = await test.signIn();
    const comment = 'Der Apfelkuchen war noch warm.';
    const byHand = { source: 'google', content: comment, rating: 5, reviewerName: 'Importiert' };
    await client.post('/api/reviews/import', { ...byHand, reviewDate: clock.now().toISOString() });
    leaveReviews(test, [{ comment, starRating: 'TWO' }]);
    await connect(client, await aGooglePlatform(client));
    await test.runJobs();
    const reviews = await reviewsOf(client);
    expect(reviews).toHaveLength(1);
    expect(reviews[0]).toMatchObject({ rating: 2, isRatingGiven: true, origin: 'synced' });
  });

  it('brings each review once when several run at the same time', { skip: !isOnPostgres }, async () => {
    leaveReviews(test, manyReviews(30));
    const client = await test.signIn();
    await connect(client, await aGooglePlatform(client));
    const login = googleLogin(test.core.env);
    if (!login) throw new Error('no keys');
    const { user_platform_id: id } = await db.selectFrom('google_connections').selectAll().executeTakeFirstOrThrow();
    await Promise.all(Array.from({ length: 5 }, () => createReviewSync(test.core, login).sync(id)));
    expect(await reviewsOf(client)).toHaveLength(30);
  });
});

describe('when Google', () => {
  it('is away, people are told, the job comes again and nothing is missing or doubled', async () => {
    leaveReviews(test, manyReviews(120));
    const client = await test.signIn();
    const id = await aGooglePlatform(client);
    await connect(client, id);
    // The third page fails: the first two are in, the rest has to come later.
    google.fail({ part: '/locations/1/reviews', status: 503, times: 1, after: 2 });
    await expect(test.runJobs()).rejects.toThrow('away');
    expect(await reviewsOf(client)).toHaveLength(100);
    expect(await platformOf(client, id)).toMatchObject({
      oauthConnected: true,
      syncStatus: 'error',
      syncError: 'Google antwortet gerade nicht. Wir versuchen es automatisch noch einmal.',
    });
    clock.advance({ minutes: 5 });
    await test.runJobs();
    expect(await reviewsOf(client)).toHaveLength(120);
    expect(await platformOf(client, id)).toMatchObject({ syncStatus: 'ok', syncError: null });
  });

  it('lost the access, the person is asked to connect again, and can', async () => {
    const { client, platformId } = await aConnected(test);
    await google.accounts.withdrawAll();
    await syncNow(test, client, platformId);
    expect(await platformOf(client, platformId)).toMatchObject({
      oauthConnected: false,
      syncStatus: 'error',
      syncError: 'Google gibt uns keinen Zugriff mehr. Bitte verbinde Google erneut.',
    });
    expect((await client.post(`/api/user-platforms/${platformId}/sync`)).json().code).toBe('OAUTH_NOT_CONNECTED');
    expect(await connect(client, platformId)).toBe('/settings/platforms?google=connected');
    await test.runJobs();
    expect(await platformOf(client, platformId)).toMatchObject({ oauthConnected: true, syncStatus: 'ok' });
  });

  it('gives another token with each use, the next sync goes on with that', async () => {
    google.accounts.isRotating = true;
    const { client, platformId } = await aConnected(test);
    for (const comment of ['Erste.', 'Zweite.', 'Dritte.']) {
      clock.advance({ days: 1 });
      leaveReviews(test, [{ comment }]);
      await syncNow(test, client, platformId);
    }
    google.accounts.isRotating = false;
    expect(await platformOf(client, platformId)).toMatchObject({ oauthConnected: true, syncStatus: 'ok' });
    expect(await reviewsOf(client)).toHaveLength(3);
  });

  it('cannot be asked because SECRET_KEY is another one, the person is asked to connect again', async () => {
    const { client, platformId } = await aConnected(test);
    await db.updateTable('google_connections').set({ sealed_token: 'sealed-under-another-key' }).execute();
    await syncNow(test, client, platformId);
    expect(await platformOf(client, platformId)).toMatchObject({
      oauthConnected: false,
      syncError: 'Google gibt uns keinen Zugriff mehr. Bitte verbinde Google erneut.',
    });
  });

  it('sends what cannot be stored, the platform does not stay on syncing, and the fault is not hidden', async () => {
    leaveReviews(test, manyReviews(1));
    const client = await test.signIn();
    const id = await aGooglePlatform(client);
    await connect(client, id);
    await db.schema.alterTable('reviews').renameTo('away').execute();
    await expect(test.runJobs()).rejects.toThrow('reviews');
    await db.schema.alterTable('away').renameTo('reviews').execute();
    expect(await platformOf(client, id)).toMatchObject({ oauthConnected: true, syncStatus: 'error' });
    clock.advance({ minutes: 5 });
    await test.runJobs();
    expect(await reviewsOf(client)).toHaveLength(1);
  });

  it('refuses the account, the person learns which one to take', async () => {
    const { client, platformId } = await aConnected(test);
    google.fail({ part: '/v1/accounts', status: 403, times: 1 });
    await syncNow(test, client, platformId);
    expect(await platformOf(client, platformId)).toMatchObject({
      syncStatus: 'error',
      syncError: expect.stringContaining('das dein Unternehmensprofil verwaltet'),
    });
  });
});

describe('asking for a sync', () => {
  it('answers at once that it runs, and starts no second one meanwhile', async () => {
    const { client, platformId } = await aConnected(test);
    for (let index = 0; index < 2; index += 1) {
      const answer = await client.post(`/api/user-platforms/${platformId}/sync`);
      expect([answer.statusCode, answer.json().syncStatus]).toEqual([200, 'syncing']);
    }
    expect(await test.runJobs()).toBe(1);
  });

  it('is limited', async () => {
    const { client, platformId } = await aConnected(test);
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      statuses.push((await client.post(`/api/user-platforms/${platformId}/sync`)).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('says when this installation has no keys', async () => {
    const client = await withoutKeys.signIn();
    const id = await aGooglePlatform(client);
    await withoutKeys.db.updateTable('user_platforms').set({ oauth_connected: true }).where('id', '=', id).execute();
    expect((await client.post(`/api/user-platforms/${id}/sync`)).json().code).toBe('OAUTH_NOT_CONFIGURED');
  });
});

describe('the clock', () => {
  it('syncs every connection every six hours', async () => {
    const { client } = await aConnected(test);
    clock.advance({ hours: 5, minutes: 59 });
    leaveReviews(test, [{ comment: 'Nach dem Umbau noch schöner.' }]);
    await tick();
    expect(await reviewsOf(client)).toHaveLength(0);
    clock.advance({ minutes: 1 });
    await tick();
    expect(await reviewsOf(client)).toHaveLength(1);
  });
});

async function tick(): Promise<void> {
  await test.core.jobs.enqueue(db, syncDue, {});
  await test.runJobs();
}

async function reviewsOf(client: SignedInClient) {
  return (await client.get('/api/reviews')).json<Array<{ content: string; rating: number; reviewerName: string }>>();
}

async function importedActivities({ member }: SignedInClient): Promise<number> {
  const rows = await db
    .selectFrom('activities')
    .select('id')
    .where('member_id', '=', member.id)
    .where('type', '=', 'review.imported')
    .execute();
  return rows.length;
}
