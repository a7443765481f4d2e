import { describe, it } from 'node:test';
import type { PotentialMatch } from '@rezenso/contract/matches';
import { expect } from 'expect';
import { aDeliveryBy } from '../../../../testing/factories/exchanges.ts';
import { aMatch, twoPartners } from '../../../../testing/factories/matches.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { candidateIndex } from '../../accounts/index.ts';

const test = await startTestApp();
const { db, clock } = test;

describe('an account that is looked at, or kept back', () => {
  it('is not suggested to whoever has no confirmed exchange yet, and is to others', async () => {
    const { requester, provider } = await twoPartners(test);
    await index(requester, provider);
    expect(await suggestedTo(requester)).toEqual([provider.member.id]);
    await hold(provider);
    expect(await suggestedTo(requester)).toEqual([]);
    await aDeliveryBy(test, requester);
    await test.runJobs();
    expect(await suggestedTo(requester)).toContain(provider.member.id);
    await release(provider);
    expect(await suggestedTo(requester)).toContain(provider.member.id);
  });

  it('is told to the partner before anything begins once it is kept back, and to nobody while it is looked at', async () => {
    for (const status of ['pending', 'accepted'] as const) {
      const { requester, provider } = await aMatch(test, { status }, ['google']);
      await hold(requester);
      expect(await keptOf(provider)).toEqual([undefined]);
      await keepBack(requester);
      expect(await keptOf(provider)).toEqual([true]);
      // Who is kept back hears that elsewhere, and nothing of its partner.
      expect(await keptOf(requester)).toEqual([undefined]);
    }
  });

  it('is not told any more of an exchange that has begun, nor once the account is free', async () => {
    const { requester, provider, match } = await aMatch(test, { status: 'accepted' }, ['google']);
    await keepBack(requester);
    expect(await keptOf(provider)).toEqual([true]);
    await db
      .updateTable('ring_cases')
      .set({ state: 'released' })
      .where('member_id', '=', requester.member.id)
      .execute();
    expect(await keptOf(provider)).toEqual([undefined]);
    await db.updateTable('ring_cases').set({ state: 'kept' }).where('member_id', '=', requester.member.id).execute();
    expect((await provider.post(`/api/matches/${match.id}/coordinate`)).statusCode).toBe(200);
    expect(await keptOf(provider)).toEqual([undefined]);
  });
});

async function suggestedTo(client: SignedInClient): Promise<string[]> {
  const found = (await client.get('/api/matches/potential?limit=20')).json<PotentialMatch[]>();
  return found.map(({ user }) => user.id);
}

async function keptOf(client: SignedInClient): Promise<unknown[]> {
  const found = (await client.get('/api/matches')).json<{ isPartnerKept?: boolean }[]>();
  return found.map(({ isPartnerKept }) => isPartnerKept);
}

function index(...clients: SignedInClient[]): Promise<void> {
  return candidateIndex(db).refresh(
    clients.map(({ member }) => member.id),
    clock.now(),
  );
}

function hold({ member }: SignedInClient) {
  return db.updateTable('members').set({ ring_level: 'hold' }).where('id', '=', member.id).execute();
}

function release({ member }: SignedInClient) {
  return db.updateTable('members').set({ ring_level: 'none' }).where('id', '=', member.id).execute();
}

async function keepBack({ member }: SignedInClient): Promise<void> {
  await db
    .insertInto('ring_cases')
    .values({ member_id: member.id, score: 70, evidence: '[]', pairs: '[]', opened_at: clock.now() })
    .execute();
  const decided = { state: 'kept', decision: 'Eine Hand.', decided_at: clock.now() } as const;
  await db.updateTable('ring_cases').set(decided).where('member_id', '=', member.id).execute();
}
