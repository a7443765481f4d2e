import { describe, it } from 'node:test';
import type { Match } from '@rezenso/contract/matches';
import { expect } from 'expect';
import { aMatch, toldTo } from '../../../../testing/factories/matches.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const nobodysMatch = '00000000-0000-4000-8000-000000000000';

describe('PUT /api/matches/:id/complete', () => {
  it("stores one side's rating and waits for the other", async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    const answer = await requester.put(`/api/matches/${match.id}/complete`, { rating: 4, content: 'Gute Absprache.' });
    expect(answer.json<Match>()).toMatchObject({
      status: 'accepted',
      requesterReviewGiven: true,
      requesterRating: 4,
      providerReviewGiven: false,
      providerRating: null,
    });
    await test.runJobs();
    expect((await toldTo(test.db, provider.member)).notifications).toEqual(['match.rated']);
    expect((await toldTo(test.db, requester.member)).notifications).toEqual([]);
  });

  it('is completed when both sides have given', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    await provider.put(`/api/matches/${match.id}/complete`, { rating: 5 });
    const answer = await requester.put(`/api/matches/${match.id}/complete`, { rating: 3 });
    expect(answer.json<Match>()).toMatchObject({ status: 'completed', requesterRating: 3, providerRating: 5 });
    await test.runJobs();
    expect(await toldTo(test.db, requester.member)).toEqual({
      notifications: ['match.completed', 'match.rated'],
      activities: ['match.completed'],
    });
    expect((await toldTo(test.db, provider.member)).notifications).toEqual(['match.completed']);
  });

  it('takes one rating per side', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    const complete = `/api/matches/${match.id}/complete`;
    await requester.put(complete, { rating: 4 });
    const again = await requester.put(complete, { rating: 1 });
    expect([again.statusCode, again.json().code]).toEqual([409, 'MATCH_REVIEW_ALREADY_GIVEN']);
    await provider.put(complete, { rating: 5 });
    expect((await requester.put(complete, { rating: 1 })).json().code).toBe('MATCH_REVIEW_ALREADY_GIVEN');
  });

  it('refuses wrong stars, pending matches, strangers, visitors and unknown matches', async () => {
    const { requester, match } = await aMatch(test);
    const complete = `/api/matches/${match.id}/complete`;
    for (const rating of [0, 6, 4.5, '5', null]) {
      expect((await requester.put(complete, { rating })).statusCode).toBe(400);
    }
    const pending = await requester.put(complete, { rating: 4 });
    expect([pending.statusCode, pending.json().code]).toEqual([409, 'MATCH_NOT_ACCEPTED']);
    const stranger = await test.signIn();
    expect((await stranger.put(complete, { rating: 4 })).json().code).toBe('MATCH_NOT_YOURS');
    expect((await stranger.put(`/api/matches/${nobodysMatch}/complete`, { rating: 4 })).statusCode).toBe(404);
    expect((await test.visitor.put(complete, { rating: 4 })).statusCode).toBe(401);
  });

  it('is completed once when both sides give fifty times at once', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        (turn % 2 ? requester : provider).put(`/api/matches/${match.id}/complete`, { rating: 4 }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(2);
    expect(answers.filter((answer) => answer.json().status === 'completed').length).toBe(1);
    await test.runJobs();
    expect((await toldTo(test.db, requester.member)).activities).toEqual(['match.completed']);
  });
});
