import { describe, it } from 'node:test';
import type { Match, PotentialMatch } from '@rezenso/contract/matches';
import { expect } from 'expect';
import { aMatch, toldTo, twoPartners } from '../../../../testing/factories/matches.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const nobodysMatch = '00000000-0000-4000-8000-000000000000';

describe('PUT /api/matches/:id/withdraw', () => {
  it('ends the request for both sides, and says who took it back', async () => {
    const { requester, provider, match } = await aMatch(test);
    const answer = await requester.put(`/api/matches/${match.id}/withdraw`);
    expect(answer.json<Match>()).toMatchObject({ status: 'declined', isWithdrawn: true, declineReason: null });
    for (const side of [requester, provider]) {
      expect((await side.get('/api/matches')).json<Match[]>()).toMatchObject([
        { id: match.id, status: 'declined', isWithdrawn: true },
      ]);
    }
  });

  it('tells the partner in the bell and the feed without a mail, and its open question is done', async () => {
    const { requester, provider } = await twoPartners(test);
    const match = (await requester.post('/api/matches', { providerId: provider.member.id })).json<Match>();
    await test.runJobs();
    const before = (await test.mails()).length;
    await requester.put(`/api/matches/${match.id}/withdraw`);
    await test.runJobs();
    expect(await toldTo(test.db, provider.member)).toEqual({
      notifications: ['match.requested', 'match.withdrawn'],
      activities: ['match.received', 'match.request-withdrawn'],
    });
    expect(await toldTo(test.db, requester.member)).toEqual({
      notifications: [],
      activities: ['match.requested', 'match.withdrawn'],
    });
    expect((await test.mails()).length).toBe(before);
    const unread = await test.db
      .selectFrom('notifications')
      .select('type')
      .where('member_id', '=', provider.member.id)
      .where('read_at', 'is', null)
      .execute();
    expect(unread).toEqual([{ type: 'match.withdrawn' }]);
  });

  it('refuses who was asked, a stranger, a visitor, an unknown match and what is answered', async () => {
    const { requester, provider, match } = await aMatch(test);
    const withdraw = `/api/matches/${match.id}/withdraw`;
    expect((await provider.put(withdraw)).json().code).toBe('MATCH_NOT_REQUESTER');
    expect((await (await test.signIn()).put(withdraw)).json().code).toBe('MATCH_NOT_YOURS');
    expect((await requester.put(`/api/matches/${nobodysMatch}/withdraw`)).json().code).toBe('MATCH_NOT_FOUND');
    expect((await test.visitor.put(withdraw)).statusCode).toBe(401);
    await provider.put(`/api/matches/${match.id}/accept`);
    expect((await requester.put(withdraw)).json().code).toBe('MATCH_ALREADY_ANSWERED');
  });

  it('and accepting at the same moment: one of the two counts', async () => {
    const { requester, provider, match } = await aMatch(test);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, turn) =>
        turn % 2 ? provider.put(`/api/matches/${match.id}/accept`) : requester.put(`/api/matches/${match.id}/withdraw`),
      ),
    );
    const counted = answers.filter(({ statusCode }) => statusCode === 200);
    expect(counted.length).toBe(1);
    const [stored] = (await provider.get('/api/matches')).json<Match[]>();
    expect(stored?.status).toBe(counted[0]?.json<Match>().status);
    expect(stored?.isWithdrawn).toBe(stored?.status === 'declined');
  });

  it('lets one ask again, and be suggested again, after seven days; who was asked may ask at once', async () => {
    const { requester, provider, match } = await aMatch(test);
    await requester.put(`/api/matches/${match.id}/withdraw`);
    const ask = () => requester.post('/api/matches', { providerId: provider.member.id });
    const isSuggested = async () =>
      (await requester.get('/api/matches/potential?limit=50'))
        .json<PotentialMatch[]>()
        .some(({ user }) => user.id === provider.member.id);
    test.clock.advance({ days: 6 });
    expect((await ask()).json().code).toBe('MATCH_WITHDRAWN_RECENTLY');
    expect(await isSuggested()).toBe(false);
    test.clock.advance({ days: 1, minutes: 1 });
    expect(await isSuggested()).toBe(true);
    const again = await ask();
    expect([again.statusCode, again.json<Match>().status]).toEqual([200, 'pending']);
    await requester.put(`/api/matches/${again.json<Match>().id}/withdraw`);
    expect((await provider.post('/api/matches', { providerId: requester.member.id })).statusCode).toBe(200);
  });
});
