import { beforeEach, describe, it } from 'node:test';
import type { Review } from '@rezenso/contract/reviews';
import { expect } from 'expect';
import { aConnected, platformOf, startGoogleTestApp } from '../../../../testing/factories/google.ts';
import { aPlace, createGoogleBusiness } from '../../../../testing/google/google-business.ts';

const test = await startGoogleTestApp();
const { google, clock } = test;

beforeEach(() => {
  google.business.accounts = createGoogleBusiness().accounts;
});

describe('which business', () => {
  it('is the one of that name, when the account manages several', async () => {
    google.business.accounts.set('accounts/2', [aPlace('Bäckerei Fremd', 7), aPlace('CAFÉ  Anna.', 8)]);
    google.business.accounts.get('accounts/1')?.splice(0);
    google.business.accounts.get('accounts/2')?.[1]?.reviews.push(aReviewAt('Bei Anna ist es am schönsten.'));
    google.business.accounts.get('accounts/2')?.[0]?.reviews.push(aReviewAt('Das gehört jemand anderem.'));
    const { client } = await aConnected(test);
    const reviews: Review[] = (await client.get('/api/reviews')).json();
    expect(reviews.map(({ content }) => content)).toEqual(['Bei Anna ist es am schönsten.']);
  });

  it('is asked for when several are there and none fits, or none at all', async () => {
    google.business.accounts.set('accounts/1', [aPlace('Bäckerei Fremd', 7), aPlace('Gasthaus Fremd', 8)]);
    const several = await aConnected(test);
    expect(await platformOf(several.client, several.platformId)).toMatchObject({
      oauthConnected: true,
      syncStatus: 'error',
      syncError: expect.stringContaining('keines heißt „Café Anna“'),
    });
    google.business.accounts.set('accounts/1', []);
    const none = await aConnected(test);
    expect(await platformOf(none.client, none.platformId)).toMatchObject({
      syncError: expect.stringContaining('kein Unternehmensprofil'),
    });
  });
});

function aReviewAt(comment: string) {
  const time = new Date(clock.now().getTime() - 1_000).toISOString();
  return {
    reviewId: comment,
    reviewer: { displayName: 'Petra' },
    starRating: 'FIVE' as const,
    comment,
    createTime: time,
    updateTime: time,
  };
}
