import { describe, it } from 'node:test';
import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { expect } from 'expect';
import { aMatch, aMatchBetween, givePlatforms, toldTo } from '../../../../testing/factories/matches.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const nobodysMatch = '00000000-0000-4000-8000-000000000000';

describe('POST /api/coordination/preview', () => {
  it('shows a fair plan on platforms where the recipient has an active profile, and stores nothing', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' }, ['google', 'kununu']);
    await givePlatforms(test.db, provider.member, ['yelp']);
    const answer = await requester.post('/api/coordination/preview', { matchId: match.id });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().strategy).toEqual({
      totalExchanges: 2,
      fairnessScore: 100,
      exchangePairs: [
        { reviewerId: requester.member.id, recipientId: provider.member.id, platform: 'google' },
        { reviewerId: provider.member.id, recipientId: requester.member.id, platform: 'google' },
      ],
    });
    expect(await requester.get('/api/review-exchanges/my').then((mine) => mine.json())).toEqual([]);
  });

  it('has no plan when a side has no active profile on an allowed platform', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    await test.db
      .updateTable('user_platforms')
      .set({ is_active: false })
      .where('member_id', '=', provider.member.id)
      .execute();
    const answer = await requester.post('/api/coordination/preview', { matchId: match.id });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'NO_COMMON_PLAN']);
    expect(answer.json().details).toEqual({ missing: ['partner'] });
  });

  it('sends a partner whom nobody can review to their platforms, once, until they have one', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    await test.db.deleteFrom('user_platforms').where('member_id', '=', provider.member.id).execute();
    for (let turn = 0; turn < 2; turn += 1) await requester.post('/api/coordination/preview', { matchId: match.id });
    await test.runJobs();
    const told = () =>
      test.db
        .selectFrom('notifications')
        .select(['member_id', 'read_at'])
        .where('type', '=', 'platform.missing')
        .execute();
    expect(await told()).toEqual([{ member_id: provider.member.id, read_at: null }]);
    const shown = (await provider.get('/api/notifications')).json().notifications;
    expect(shown).toContainEqual(expect.objectContaining({ type: 'platform.missing', href: '/settings/platforms' }));
    await provider.post('/api/user-platforms', { platform: 'kununu', businessName: 'Café Anna' });
    await test.runJobs();
    expect(await told()).toMatchObject([{ read_at: null }]);
    await provider.post('/api/user-platforms', { platform: 'google', businessName: 'Café Anna' });
    await test.runJobs();
    expect(await told()).toMatchObject([{ read_at: test.clock.now() }]);
  });

  it('says whose profile is missing, seen from whoever asks', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    const askedBy = async ({ post }: typeof requester) =>
      (await post('/api/coordination/preview', { matchId: match.id })).json().details?.missing;
    await test.db
      .updateTable('user_platforms')
      .set({ platform: 'kununu' })
      .where('member_id', '=', requester.member.id)
      .where('platform', '=', 'google')
      .execute();
    expect([await askedBy(requester), await askedBy(provider)]).toEqual([['caller'], ['partner']]);
    await test.db.deleteFrom('user_platforms').execute();
    expect(await askedBy(requester)).toEqual(expect.arrayContaining(['caller', 'partner']));
  });

  it('refuses pending matches, strangers, visitors, unknown and malformed ones', async () => {
    const { requester, match } = await aMatch(test);
    const stranger = await test.signIn();
    const preview = (client: typeof stranger, matchId: string) => client.post('/api/coordination/preview', { matchId });
    expect((await preview(requester, match.id)).json().code).toBe('MATCH_NOT_ACCEPTED');
    expect((await preview(stranger, match.id)).json().code).toBe('MATCH_NOT_YOURS');
    expect((await preview(stranger, nobodysMatch)).json().code).toBe('MATCH_NOT_FOUND');
    expect((await preview(stranger, 'x')).statusCode).toBe(400);
    expect((await test.visitor.post('/api/coordination/preview', { matchId: match.id })).statusCode).toBe(401);
  });
});

describe('POST /api/matches/:id/coordinate', () => {
  it("starts the exchanges with the recipient's own name and address, due in 14 days", async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    const answer = await requester.post(`/api/matches/${match.id}/coordinate`);
    expect(answer.statusCode).toBe(200);
    const exchanges = answer.json<{ exchanges: ReviewExchange[] }>().exchanges;
    expect(exchanges.length).toBe(2);
    expect(exchanges.find(({ reviewerId }) => reviewerId === requester.member.id)).toMatchObject({
      status: 'pending',
      recipientId: provider.member.id,
      recipient: { companyName: 'Druckwerk Breisgau' },
      platform: 'google',
      businessName: 'Druckwerk Breisgau auf google',
      businessUrl: `https://google.example.com/${provider.member.id}`,
      dueDate: '2031-03-17T09:00:00.000Z',
      reviewText: null,
    });
    expect((await requester.get('/api/matches')).json()[0].isCoordinated).toBe(true);
  });

  it('tells the partner', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    await provider.post(`/api/matches/${match.id}/coordinate`);
    await test.runJobs();
    expect(await toldTo(test.db, requester.member)).toEqual({
      notifications: ['exchange.started'],
      activities: ['exchange.started'],
    });
    expect((await toldTo(test.db, provider.member)).notifications).toEqual([]);
    expect((await test.mails()).map(({ to, subject }) => [to, subject])).toEqual([
      [requester.member.email, 'Druckwerk Breisgau hat euren Austausch gestartet'],
    ]);
  });

  it('takes no spelling of the match under which the partner would not be told', async () => {
    const { requester, match } = await aMatch(test, { status: 'accepted' });
    expect((await requester.post(`/api/matches/${match.id.toUpperCase()}/coordinate`)).statusCode).toBe(400);
  });

  it('counts for the free account that starts it, not for its partner', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    await requester.post(`/api/matches/${match.id}/coordinate`);
    expect(await freeMatchesUsed(requester.member.id)).toBe(1);
    expect(await freeMatchesUsed(provider.member.id)).toBe(0);
  });

  it('refuses the sixth of a free account with 402 and keeps the match as it was', async () => {
    const { requester, match } = await aMatch(test, { status: 'accepted' });
    await test.db.updateTable('members').set({ free_reviews_used: 5 }).where('id', '=', requester.member.id).execute();
    const answer = await requester.post(`/api/matches/${match.id}/coordinate`);
    expect([answer.statusCode, answer.json().code]).toEqual([402, 'PLAN_LIMIT_REACHED']);
    expect((await requester.get('/api/matches')).json()[0].isCoordinated).toBe(false);
    expect((await requester.get('/api/review-exchanges/my')).json()).toEqual([]);
  });

  it('does not count for Pro', async () => {
    const { requester, match } = await aMatch(test, { status: 'accepted' });
    await test.db
      .updateTable('members')
      .set({ free_reviews_used: 5, subscription_status: 'active' })
      .where('id', '=', requester.member.id)
      .execute();
    expect((await requester.post(`/api/matches/${match.id}/coordinate`)).statusCode).toBe(200);
    expect(await freeMatchesUsed(requester.member.id)).toBe(5);
  });

  it('charges nothing when no plan is possible', async () => {
    const { requester, match } = await aMatch(test, { status: 'accepted' }, ['jameda']);
    const answer = await requester.post(`/api/matches/${match.id}/coordinate`);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'NO_COMMON_PLAN']);
    expect(await freeMatchesUsed(requester.member.id)).toBe(0);
  });

  it('refuses pending matches, strangers, visitors, unknown and malformed ones', async () => {
    const { requester, match } = await aMatch(test);
    const stranger = await test.signIn();
    expect((await requester.post(`/api/matches/${match.id}/coordinate`)).json().code).toBe('MATCH_NOT_ACCEPTED');
    expect((await stranger.post(`/api/matches/${match.id}/coordinate`)).json().code).toBe('MATCH_NOT_YOURS');
    expect((await stranger.post(`/api/matches/${nobodysMatch}/coordinate`)).statusCode).toBe(404);
    expect((await stranger.post('/api/matches/x/coordinate')).statusCode).toBe(400);
    expect((await test.visitor.post(`/api/matches/${match.id}/coordinate`)).statusCode).toBe(401);
  });

  it('lets no stranger start an accepted match, which stays for its two sides to start', async () => {
    const { requester, match } = await aMatch(test, { status: 'accepted' });
    const stranger = await test.signIn();
    await givePlatforms(test.db, stranger.member, ['google']);
    const answer = await stranger.post(`/api/matches/${match.id}/coordinate`);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'MATCH_NOT_YOURS']);
    expect(await freeMatchesUsed(stranger.member.id)).toBe(0);
    expect((await requester.post(`/api/matches/${match.id}/coordinate`)).statusCode).toBe(200);
  });

  it('starts one exchange when both sides start it fifty times at once', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        (turn % 2 ? requester : provider).post(`/api/matches/${match.id}/coordinate`),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(1);
    expect(answers.filter((answer) => answer.json().code === 'MATCH_ALREADY_COORDINATED').length).toBe(49);
    expect((await requester.get('/api/review-exchanges/my')).json().length).toBe(2);
    expect((await freeMatchesUsed(requester.member.id)) + (await freeMatchesUsed(provider.member.id))).toBe(1);
  });

  it('never lets fifty parallel starts of different matches past the five free ones', async () => {
    const { requester, match } = await aMatch(test, { status: 'accepted' });
    const matches = [match.id];
    while (matches.length < 50) {
      const partner = await test.aCompleteMember();
      await givePlatforms(test.db, partner, ['google']);
      matches.push((await aMatchBetween(test, requester.member, partner, { status: 'accepted' })).id);
    }
    const answers = await Promise.all(matches.map((id) => requester.post(`/api/matches/${id}/coordinate`)));
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(5);
    expect(answers.filter(({ statusCode }) => statusCode === 402).length).toBe(45);
    expect((await requester.get('/api/review-exchanges/my')).json().length).toBe(10);
    expect(await freeMatchesUsed(requester.member.id)).toBe(5);
  });
});

async function freeMatchesUsed(member: string): Promise<number> {
  const row = await test.db
    .selectFrom('members')
    .select('free_reviews_used')
    .where('id', '=', member)
    .executeTakeFirstOrThrow();
  return row.free_reviews_used;
}
