import { describe, it, type TestContext } from 'node:test';
import { expect } from 'expect';
import { businessProfile } from './business-profile.ts';

const env = { google: { clientId: 'x', clientSecret: 'x', issuer: undefined, apiBase: undefined } };
const place = { path: 'accounts/1/locations/2', title: 'Café Anna', mapsUri: undefined, placeId: undefined };

describe('Google’s business profiles', () => {
  it('are asked at Google itself, each service where it lives, with the token and no cookie', async (context) => {
    const asked = answering(context, (url) => {
      if (url.includes('/locations')) return { locations: [{ name: 'locations/2', title: 'Café Anna' }] };
      return url.includes('/reviews') ? {} : { accounts: [{ name: 'accounts/1' }] };
    });
    const google = businessProfile(env, 'token');
    expect(await google.listLocations()).toEqual([place]);
    for await (const page of google.reviewPages(place))
      expect(page).toEqual({ reviews: [], names: [], total: 0, isLast: true });
    expect(asked.map(({ url }) => url.split('?')[0])).toEqual([
      'https://mybusinessaccountmanagement.googleapis.com/v1/accounts',
      'https://mybusinessbusinessinformation.googleapis.com/v1/accounts/1/locations',
      'https://mybusiness.googleapis.com/v4/accounts/1/locations/2/reviews',
    ]);
    for (const { init } of asked) {
      expect(init?.headers).toEqual({ authorization: 'Bearer token', accept: 'application/json' });
      expect(init?.redirect).toBe('error');
    }
  });

  it('bring reviews that were never changed, and leave out what is none without losing its name', async (context) => {
    const written = { reviewId: 'a', starRating: 'FOUR', createTime: '2026-03-01T10:00:00Z', comment: ' Gut. ' };
    const odd = { reviewId: 'b', starRating: 'STAR_RATING_UNSPECIFIED', createTime: written.createTime };
    answering(context, () => ({ reviews: [written, odd, { none: true }], totalReviewCount: 3 }));
    const [page] = await pagesOf();
    const at = new Date(written.createTime);
    expect(page).toEqual({
      reviews: [{ externalId: 'a', reviewerName: undefined, rating: 4, content: 'Gut.', writtenAt: at, changedAt: at }],
      names: ['a', 'b'],
      total: 3,
      isLast: true,
    });
  });

  for (const name of ['..', '.', '../../2/reviews', 'a/b', 'a\\b', 'a?b', 'a#b', '%2e%2e', 'a\n', ''])
    it(`are asked at no other address, whatever a review is called: ${JSON.stringify(name)}`, async (context) => {
      const written = { reviewId: name, starRating: 'FOUR', createTime: '2026-03-01T10:00:00Z', comment: 'Gut.' };
      const asked = answering(context, () => ({ reviews: [written] }));
      expect((await pagesOf())[0]?.reviews).toEqual([]);
      const answered = businessProfile(env, 'token').reply(place, name, 'Danke!', new Date());
      await expect(answered).rejects.toMatchObject({ kind: 'refused', status: 404 });
      expect(asked).toHaveLength(1);
    });

  it('are asked at no other address, whatever accounts and places are called', async (context) => {
    const asked = answering(context, (url) => {
      const names = ['locations/..', 'locations/3/../4', 'locations/2', '../locations/5'];
      if (url.includes('/locations')) return { locations: names.map((name) => ({ name, title: 'Café Anna' })) };
      return { accounts: ['accounts/..', '../1', 'accounts/1/../2', 'accounts/1'].map((name) => ({ name })) };
    });
    expect(await businessProfile(env, 'token').listLocations()).toEqual([place]);
    expect(asked).toHaveLength(2);
  });

  it('are asked once more when the kept connection was closed, and no more than that', async (context) => {
    let closed = 1;
    const asked = answering(context, () => {
      if (closed-- > 0) throw new TypeError('fetch failed');
      return { reviews: [] };
    });
    expect(await pagesOf()).toHaveLength(1);
    expect(asked).toHaveLength(2);
    closed = 2;
    await expect(pagesOf()).rejects.toMatchObject({ kind: 'away' });
    expect(asked).toHaveLength(4);
  });

  it('are not asked again when they let us wait too long', async (context) => {
    const asked = answering(context, () => {
      throw new DOMException('too long', 'TimeoutError');
    });
    await expect(pagesOf()).rejects.toMatchObject({ kind: 'away' });
    expect(asked).toHaveLength(1);
  });

  for (const [status, kind] of [
    [401, 'revoked'],
    [403, 'refused'],
    [404, 'refused'],
    [429, 'away'],
    [500, 'away'],
    [503, 'away'],
  ] as const)
    it(`that answer ${status} are ${kind}`, async (context) => {
      answering(context, () => new Response('{}', { status }));
      await expect(pagesOf()).rejects.toMatchObject({ kind });
    });

  for (const [what, answer] of [
    ['no JSON', new Response('<html>')],
    ['something else', Response.json({ reviews: 'none' })],
  ] as const)
    it(`that answer ${what} are away`, async (context) => {
      answering(context, () => answer.clone());
      await expect(pagesOf()).rejects.toMatchObject({ kind: 'away' });
    });

  it('are read to an end even when they always name a next page', async (context) => {
    const asked = answering(context, () => ({ reviews: [], nextPageToken: 'again' }));
    expect(await pagesOf()).toHaveLength(200);
    expect(asked).toHaveLength(200);
    expect(asked.at(-1)?.url).toContain('pageToken=again');
  });
});

async function pagesOf() {
  const pages = [];
  for await (const page of businessProfile(env, 'token').reviewPages(place)) pages.push(page);
  return pages;
}

/** Answers in Google's place. @returns what was asked */
function answering(context: TestContext, answer: (url: string) => unknown) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  context.mock.method(globalThis, 'fetch', async (url: string, init?: RequestInit) => {
    asked.push({ url, init });
    const given = answer(url);
    return given instanceof Response ? given : Response.json(given);
  });
  return asked;
}
