import { describe, it } from 'node:test';
import { expect } from 'expect';
import { businessesOf } from '../../../../testing/factories/businesses.ts';
import { moveTo } from '../../../../testing/factories/email-changes.ts';
import { aMatchBetween } from '../../../../testing/factories/matches.ts';
import { aColleague } from '../../../../testing/factories/team.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';

const test = await startTestApp();
const { aBusiness, freeLeft, freeUsed, signInAnew, leave } = businessesOf(test);
const { db } = test;

/** What happens between the start of an exchange and its end by the partner. @returns the address that the account has then */
const meanwhile: Readonly<Record<string, (eva: SignedInClient) => Promise<string>>> = {
  async 'its address changes within the mailbox'(eva) {
    await moveTo(test, eva, 'eva+buero@laden.de');
    return 'eva+buero@laden.de';
  },
  async 'it moves to another mailbox, and back'(eva) {
    await moveTo(test, eva, 'eva@laden-neu.de');
    await moveTo(test, await signInAnew('eva@laden-neu.de'), 'eva@laden.de');
    return 'eva@laden.de';
  },
  async 'another account of the mailbox leaves'(eva) {
    await leave(await aBusiness('eva+2@laden.de', 'laden-zwei.de'));
    return eva.member.email;
  },
  async 'it is handed over, and back'(eva) {
    const names = { firstName: 'Eva', lastName: 'Beispiel' };
    const bert = await aColleague(test, eva, 'bert@laden-helfer.de');
    await eva.post('/api/team/handover', { personId: bert.id });
    expect((await bert.post('/api/team/handover/accept', names)).statusCode).toBe(200);
    const { id } = await db
      .selectFrom('people')
      .select('id')
      .where('email', '=', 'eva@laden.de')
      .executeTakeFirstOrThrow();
    await bert.post('/api/team/handover', { personId: id });
    expect((await eva.post('/api/team/handover/accept', names)).statusCode).toBe(200);
    return 'eva@laden.de';
  },
};

describe('a free match that is given back', () => {
  for (const [what, happens] of Object.entries(meanwhile))
    it(`stays so at the next sign-in, though it was remembered as used: ${what}`, async () => {
      const [eva, partner] = [await aBusiness('eva@laden.de'), await aBusiness('paul@partner.de')];
      const { matchId, before } = await started(eva, partner);
      const email = await happens(eva);
      await callOff(partner, matchId);
      const again = await signInAnew(email);
      expect([await freeUsed(again), await freeLeft(again)]).toEqual([0, before]);
      // What is used up afterwards counts as ever, and is remembered.
      await started(again, await aBusiness('ida@andere.de'));
      await leave(again);
      expect(await freeUsed(await signInAnew(email))).toBe(1);
    });

  it('is used up nowhere when another account of the mailbox leaves, or it moves, at the same moment', async () => {
    for (let turn = 0; turn < (isOnPostgres ? 6 : 2); turn += 1) {
      const [email, moved] = [`eva@laden-${turn}.de`, `eva+neu@laden-${turn}.de`];
      const [eva, second] = [await aBusiness(email), await aBusiness(`eva+2@laden-${turn}.de`, `zwei-${turn}.de`)];
      const partner = await aBusiness(`paul@partner-${turn}.de`);
      const { matchId } = await started(eva, partner);
      const happens = turn % 2 ? () => leave(second) : () => moveTo(test, eva, moved);
      await Promise.all([happens(), callOff(partner, matchId)]);
      expect([turn, await freeUsed(await signInAnew(turn % 2 ? email : moved))]).toEqual([turn, 0]);
    }
  });

  it('gives nothing back of what an account had used up that has left, nor leads to it', async () => {
    const [first, second] = [await aBusiness('eva@laden.de'), await aBusiness('eva+2@laden.de', 'laden-zwei.de')];
    const [paul, ida] = [await aBusiness('paul@partner.de'), await aBusiness('ida@andere.de')];
    const { matchId } = await started(first, paul);
    await started(second, ida);
    await leave(second);
    const { counted_matches } = await db.selectFrom('former_accounts').selectAll().executeTakeFirstOrThrow();
    expect(counted_matches).toEqual([matchId]);
    await callOff(paul, matchId);
    expect(await freeUsed(await signInAnew('eva@laden.de'))).toBe(1);
  });
});

async function started(client: SignedInClient, partner: SignedInClient) {
  const before = await freeLeft(client);
  const { id } = await aMatchBetween(test, client.member, partner.member, { status: 'accepted' });
  expect((await client.post(`/api/matches/${id}/coordinate`)).statusCode).toBe(200);
  return { matchId: id, before };
}

async function callOff(partner: SignedInClient, matchId: string): Promise<void> {
  const answer = await partner.post(`/api/matches/${matchId}/plan/cancel`, { reason: 'Umbau bis Mai.' });
  expect(answer.statusCode).toBe(200);
}
