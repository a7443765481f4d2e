import { describe, it } from 'node:test';
import type { ReviewExchange } from '@rezenso/contract/exchanges';
import type { Match } from '@rezenso/contract/matches';
import { expect } from 'expect';
import { anExchange, confirm, handIn, reviewText } from '../../../../testing/factories/exchanges.ts';
import { aMatch, toldTo } from '../../../../testing/factories/matches.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();

describe('a match with a plan', () => {
  it('says given, with the stars, once a side has handed in its review', async () => {
    const { reviewer, exchange, matchId } = await anExchange(test);
    expect(await matchOf(reviewer, matchId)).toMatchObject({ requesterReviewGiven: false, requesterRating: null });
    await handIn(reviewer, exchange, { reviewRating: 4 });
    expect(await matchOf(reviewer, matchId)).toMatchObject({
      status: 'accepted',
      requesterReviewGiven: true,
      requesterRating: 4,
      providerReviewGiven: false,
      providerRating: null,
    });
  });

  it('is completed, and both are told once, when the last of its reviews is confirmed', async () => {
    const { reviewer, recipient, exchange, reverse, matchId } = await anExchange(test);
    await handIn(reviewer, exchange);
    await handIn(recipient, reverse, { reviewRating: 3 });
    await confirm(recipient, exchange);
    expect((await matchOf(reviewer, matchId)).status).toBe('accepted');
    await confirm(reviewer, reverse);
    expect(await matchOf(reviewer, matchId)).toMatchObject({
      status: 'completed',
      requesterReviewGiven: true,
      providerReviewGiven: true,
      requesterRating: 4,
      providerRating: 3,
    });
    await test.runJobs();
    for (const { member } of [reviewer, recipient]) {
      const { notifications, activities } = await toldTo(test.db, member);
      expect(notifications.filter((type) => type === 'match.completed').length).toBe(1);
      expect(activities.filter((type) => type === 'match.completed').length).toBe(1);
    }
  });

  it('takes no second review beside the plan', async () => {
    const { reviewer, matchId } = await anExchange(test);
    const answer = await reviewer.put(`/api/matches/${matchId}/complete`, { rating: 5 });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'MATCH_HAS_PLAN']);
    expect(await matchOf(reviewer, matchId)).toMatchObject({ requesterReviewGiven: false, status: 'accepted' });
  });

  it('turns a review that was given before the plan into the draft of its writer', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' }, ['google']);
    await requester.put(`/api/matches/${match.id}/complete`, { rating: 2, content: reviewText });
    await provider.post(`/api/matches/${match.id}/coordinate`);
    expect(await matchOf(requester, match.id)).toMatchObject({ requesterReviewGiven: false, requesterRating: null });
    const mine = await exchangesOf(requester);
    expect(mine.find(({ reviewerId }) => reviewerId === requester.member.id)).toMatchObject({
      status: 'pending',
      reviewText,
      reviewRating: 2,
    });
    const partners = await exchangesOf(provider);
    expect(partners.filter((one) => one.reviewText !== null)).toEqual([]);
  });

  it('keeps showing the partner what a side wrote before the plan, also when the draft says something else since', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' }, ['google']);
    const told = 'Schon vor dem Plan gesagt: sehr freundlich empfangen.';
    await requester.put(`/api/matches/${match.id}/complete`, { rating: 2, content: told });
    await requester.post(`/api/matches/${match.id}/coordinate`);
    const draft = (await exchangesOf(requester)).find(({ reviewerId }) => reviewerId === requester.member.id);
    expect(draft?.reviewText).toBe(told);
    await handIn(requester, { id: draft?.id ?? '' }, { reviewText });
    for (const side of [requester, provider])
      expect(await matchOf(side, match.id)).toMatchObject({ requesterReview: told, providerReview: null });
  });

  it('is completed once when both last reviews are confirmed at the same time', async () => {
    const { reviewer, recipient, exchange, reverse, matchId } = await anExchange(test);
    await handIn(reviewer, exchange);
    await handIn(recipient, reverse);
    await Promise.all([confirm(recipient, exchange), confirm(reviewer, reverse)]);
    expect((await matchOf(recipient, matchId)).status).toBe('completed');
    await test.runJobs();
    const { notifications } = await toldTo(test.db, reviewer.member);
    expect(notifications.filter((type) => type === 'match.completed').length).toBe(1);
  });
});

async function matchOf(client: SignedInClient, id: string): Promise<Match> {
  const match = (await client.get('/api/matches')).json<Match[]>().find((one) => one.id === id);
  if (!match) throw new Error(`There is no match ${id}`);
  return match;
}

async function exchangesOf(client: SignedInClient): Promise<ReviewExchange[]> {
  return (await client.get('/api/review-exchanges/my')).json<ReviewExchange[]>();
}
