import { describe, it } from 'node:test';
import type { Match } from '@rezenso/contract/matches';
import { expect } from 'expect';
import { aMatch, toldTo, xpOf } from '../../../../testing/factories/matches.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const nobodysMatch = '00000000-0000-4000-8000-000000000000';

describe('PUT /api/matches/:id/accept', () => {
  it('lets the asked partner accept, and both earn 10 XP', async () => {
    const { requester, provider, match } = await aMatch(test);
    const answer = await provider.put(`/api/matches/${match.id}/accept`);
    expect([answer.statusCode, answer.json<Match>().status]).toEqual([200, 'accepted']);
    for (const { member } of [requester, provider]) {
      expect(await xpOf(test.db, member)).toEqual({ entries: ['match.accepted 10'], total: 10 });
    }
  });

  it('tells the requester', async () => {
    const { requester, provider, match } = await aMatch(test);
    await provider.put(`/api/matches/${match.id}/accept`);
    await test.runJobs();
    const told = { notifications: ['match.accepted'], activities: ['match.accepted'] };
    expect(await toldTo(test.db, requester.member)).toEqual(told);
    expect(await toldTo(test.db, provider.member)).toEqual({ ...told, notifications: [] });
    expect((await test.mails()).map(({ to, subject }) => [to, subject])).toEqual([
      [requester.member.email, 'Druckwerk Breisgau hat dein Match angenommen'],
    ]);
  });

  it('refuses the requester, a stranger and an unknown match', async () => {
    const { requester, match } = await aMatch(test);
    const stranger = await test.signIn();
    const byRequester = await requester.put(`/api/matches/${match.id}/accept`);
    const byStranger = await stranger.put(`/api/matches/${match.id}/accept`);
    const unknown = await stranger.put(`/api/matches/${nobodysMatch}/accept`);
    expect([byRequester.statusCode, byRequester.json().code]).toEqual([403, 'MATCH_NOT_PROVIDER']);
    expect([byStranger.statusCode, byStranger.json().code]).toEqual([403, 'MATCH_NOT_YOURS']);
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'MATCH_NOT_FOUND']);
    expect((await test.visitor.put(`/api/matches/${match.id}/accept`)).statusCode).toBe(401);
    expect((await stranger.put('/api/matches/first/accept')).statusCode).toBe(400);
  });

  it('has one effect when it arrives fifty times at once', async () => {
    const { requester, provider, match } = await aMatch(test);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => provider.put(`/api/matches/${match.id}/accept`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(1);
    expect(answers.filter((answer) => answer.json().code === 'MATCH_ALREADY_ANSWERED').length).toBe(49);
    await test.runJobs();
    for (const { member } of [requester, provider]) {
      expect(await xpOf(test.db, member)).toEqual({ entries: ['match.accepted 10'], total: 10 });
    }
    expect((await toldTo(test.db, requester.member)).notifications).toEqual(['match.accepted']);
  });
});

describe('PUT /api/matches/:id/decline', () => {
  it('keeps the reason and tells the requester; nobody earns XP', async () => {
    const { requester, provider, match } = await aMatch(test);
    const answer = await provider.put(`/api/matches/${match.id}/decline`, { reason: ' Gerade keine Zeit ' });
    expect(answer.json<Match>()).toMatchObject({ status: 'declined', declineReason: 'Gerade keine Zeit' });
    await test.runJobs();
    expect((await toldTo(test.db, requester.member)).notifications).toEqual(['match.declined']);
    expect((await xpOf(test.db, provider.member)).total).toBe(0);
  });

  it('needs no reason, not even a body', async () => {
    const { provider, match } = await aMatch(test);
    const answer = await provider.put(`/api/matches/${match.id}/decline`);
    expect(answer.json<Match>()).toMatchObject({ status: 'declined', declineReason: null });
  });

  it('refuses a reason that is too long, strangers, visitors and answered matches', async () => {
    const { provider, requester, match } = await aMatch(test);
    const decline = `/api/matches/${match.id}/decline`;
    expect((await provider.put(decline, { reason: 'x'.repeat(501) })).statusCode).toBe(400);
    expect((await requester.put(decline)).json().code).toBe('MATCH_NOT_PROVIDER');
    expect((await (await test.signIn()).put(decline)).json().code).toBe('MATCH_NOT_YOURS');
    expect((await provider.put(`/api/matches/${nobodysMatch}/decline`)).json().code).toBe('MATCH_NOT_FOUND');
    expect((await test.visitor.put(decline)).statusCode).toBe(401);
    await provider.put(decline);
    expect((await provider.put(`/api/matches/${match.id}/accept`)).json().code).toBe('MATCH_ALREADY_ANSWERED');
  });

  it('and accepting at the same moment: one of the two counts', async () => {
    const { provider, match } = await aMatch(test);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        provider.put(`/api/matches/${match.id}/${turn % 2 ? 'accept' : 'decline'}`),
      ),
    );
    const counted = answers.filter(({ statusCode }) => statusCode === 200);
    expect(counted.length).toBe(1);
    const [stored] = (await provider.get('/api/matches')).json<Match[]>();
    expect(stored?.status).toBe(counted[0]?.json<Match>().status);
    expect((await xpOf(test.db, provider.member)).total).toBe(stored?.status === 'accepted' ? 10 : 0);
  });
});
