import { describe, it } from 'node:test';
import type { PotentialMatch } from '@rezenso/contract/matches';
import { expect } from 'expect';
import { aMatch, aMatchBetween } from '../../../../testing/factories/matches.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { candidateIndex } from '../../accounts/index.ts';

const test = await startTestApp();

describe('two businesses of which one blocks the other', () => {
  it('cannot ask each other for another match, and nothing of the attempt reaches who blocked', async () => {
    const { requester, provider } = await blocked();
    for (const [client, other] of [
      [requester, provider],
      [provider, requester],
    ] as const) {
      const refused = await client.post('/api/matches', { providerId: other.member.id });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'MATCH_BLOCKED']);
    }
    await test.runJobs();
    expect(await test.mails()).toEqual([]);
    const told = await test.db.selectFrom('notifications').selectAll().where('type', '=', 'match.requested').execute();
    expect(told).toEqual([]);
  });

  it('are not reached by a second account either', async () => {
    const { requester, provider } = await blocked();
    const { email } = provider.member;
    const second = await test.signIn({ email: email.replace('@', '+2@'), company_name: 'Ganz anders' });
    const refused = await second.post('/api/matches', { providerId: requester.member.id });
    expect(refused.json().code).toBe('MATCH_BLOCKED');
  });

  it('answer no request of before with yes, but decline it and take it back', async () => {
    const { requester, provider } = await blocked();
    const pending = await aMatchBetween(test, requester.member, provider.member);
    expect((await provider.put(`/api/matches/${pending.id}/accept`)).json().code).toBe('MATCH_BLOCKED');
    expect((await requester.put(`/api/matches/${pending.id}/withdraw`)).statusCode).toBe(200);
  });

  it('are not suggested to each other, and are again once the block is taken back', async () => {
    const { requester, provider, match } = await blocked();
    const ids = [requester.member.id, provider.member.id];
    await candidateIndex(test.db).refresh(ids, test.clock.now());
    expect([await suggestedTo(requester), await suggestedTo(provider)]).toEqual([[], []]);
    await requester.delete(`/api/conversations/${match.id}/block`);
    expect(await suggestedTo(requester)).toEqual([provider.member.id]);
    expect(await suggestedTo(provider)).toEqual([requester.member.id]);
    expect((await provider.post('/api/matches', { providerId: requester.member.id })).statusCode).toBe(200);
  });
});

/** A match that is over, whose requester blocked the other. */
async function blocked() {
  const matched = await aMatch(test, { status: 'accepted' });
  const { requester, match } = matched;
  expect((await requester.put(`/api/conversations/${match.id}/block`)).statusCode).toBe(200);
  await test.db.updateTable('matches').set({ status: 'completed' }).where('id', '=', match.id).execute();
  return matched;
}

async function suggestedTo(client: SignedInClient): Promise<string[]> {
  const found = (await client.get('/api/matches/potential')).json<PotentialMatch[]>();
  return found.map(({ user }) => user.id);
}
