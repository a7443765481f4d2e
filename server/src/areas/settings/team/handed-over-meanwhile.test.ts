import { describe, it } from 'node:test';
import { expect } from 'expect';
import type { TestClient } from '../../../../testing/client.ts';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { businessesOf } from '../../../../testing/factories/businesses.ts';
import { aColleague } from '../../../../testing/factories/team.ts';
import { accountRow, inTurn } from '../../../../testing/in-turn.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';

const test = await startTestApp();
const { aBusiness, profileOf } = businessesOf(test);
const { db } = test;
const skip = !isOnPostgres && 'PGlite does one thing after the other';
const evaAt = 'eva@cafe-eva.example';
const accept = (bert: TestClient) =>
  bert.post('/api/team/handover/accept', { firstName: 'Bert', lastName: 'Beispiel' });

/** An account that its colleague Bert was offered, with another colleague and somebody who is invited. */
async function anOffer() {
  const eva = await aBusiness(evaAt);
  const bert = await aColleague(test, eva, 'bert@cafe-eva.example');
  const carl = await aColleague(test, eva, 'carl@cafe-eva.example');
  const dora = (await eva.post('/api/team/invitations', { email: 'dora@cafe-eva.example' })).json<{ id: string }>();
  expect((await eva.post('/api/team/handover', { personId: bert.id })).statusCode).toBe(200);
  return { eva, bert, carl, dora };
}
type Offered = Awaited<ReturnType<typeof anOffer>>;

/** What these calls change. */
async function stateOf({ member: { id } }: SignedInClient) {
  const kept = ['status', 'deleted_at', 'description', 'language'] as const;
  const invited = db.selectFrom('invitations').select(['email', 'token_hash']).where('member_id', '=', id);
  const open = invited.where('accepted_at', 'is', null);
  const people = await db.selectFrom('people').select('id').where('member_id', '=', id).execute();
  return {
    account: await db.selectFrom('members').select(kept).where('id', '=', id).executeTakeFirst(),
    people: people.length,
    invited: await open.execute(),
    preferences: await db.selectFrom('email_preferences').select(['email_type', 'frequency']).execute(),
    changes: await db.selectFrom('email_changes').select('new_email').execute(),
  };
}

describe('who owned the account until just now, with a call that waited for its new owner', { skip }, () => {
  const description = 'Brot und Kuchen, wie sie gestern noch waren.';
  for (const [what, code, call] of [
    ['deletes nothing', 'OWNER_ONLY', ({ eva }) => eva.post('/api/privacy/delete-account', { email: evaAt })],
    ['removes no colleague', 'OWNER_ONLY', ({ eva, carl }) => eva.delete(`/api/team/people/${carl.id}`)],
    ['invites nobody', 'OWNER_ONLY', ({ eva }) => eva.post('/api/team/invitations', { email: 'x@fremd.example' })],
    ['sends no invitation again', 'OWNER_ONLY', ({ eva, dora }) => eva.post(`/api/team/invitations/${dora.id}/send`)],
    ['offers it to nobody', 'OWNER_ONLY', ({ eva, carl }) => eva.post('/api/team/handover', { personId: carl.id })],
    [
      'moves it to no other address',
      'OWNER_ONLY',
      ({ eva }) => eva.post('/api/email-address/change', { email: 'weg@fremd.example' }),
    ],
    [
      'orders no mails',
      'OWNER_ONLY',
      ({ eva }) => eva.put('/api/email-preferences', { emailType: 'newsletter', enabled: true, frequency: 'weekly' }),
    ],
    [
      'changes no profile as its owner',
      'UNAUTHORIZED',
      ({ eva }) => eva.put('/api/profile', { ...profileOf('cafe-eva.example'), description }),
    ],
    ['chooses no language', 'UNAUTHORIZED', ({ eva }) => eva.put('/api/auth/language', { language: 'en' })],
  ] satisfies Array<[string, string, (offered: Offered) => ReturnType<TestClient['get']>]>)
    it(`finds it the new owner’s, and ${what}`, async () => {
      const offered = await anOffer();
      const { eva, bert } = offered;
      const before = await stateOf(eva);
      const [accepted, answer] = await inTurn(
        test,
        accountRow(eva.member.id),
        () => accept(bert),
        () => call(offered),
      );
      expect([accepted.statusCode, answer.json().code]).toEqual([200, code]);
      expect((await bert.get('/api/auth/user')).json()).toMatchObject({ role: 'owner' });
      expect(await stateOf(eva)).toEqual(before);
      expect(await db.selectFrom('handovers').selectAll().execute()).toEqual([]);
    });
});

describe('an account that is banned while something else waits for it', { skip }, () => {
  const banned = async ({ member }: SignedInClient) => {
    const admin = await anAdmin(test, 'user_manager');
    return () => admin.patch(`/api/admin/users/${member.id}/status`, { status: 'banned', reason: 'Betrug' });
  };

  it('is handed over to nobody', async () => {
    const { eva, bert } = await anOffer();
    const [ban, accepted] = await inTurn(test, accountRow(eva.member.id), await banned(eva), () => accept(bert));
    expect([ban.statusCode, accepted.json().code]).toEqual([200, 'UNAUTHORIZED']);
    expect((await stateOf(eva)).account?.status).toBe('banned');
    expect(await mayEnter(evaAt)).toBe('ACCOUNT_BANNED');
  });

  it('is not deleted, and its mailbox stays banned', async () => {
    const eva = await aBusiness(evaAt);
    const [ban, deleted] = await inTurn(test, accountRow(eva.member.id), await banned(eva), () =>
      eva.post('/api/privacy/delete-account', { email: evaAt }),
    );
    expect([ban.statusCode, deleted.json().code]).toEqual([200, 'UNAUTHORIZED']);
    expect((await stateOf(eva)).account).toMatchObject({ status: 'banned', deleted_at: null });
    expect(await mayEnter(evaAt)).toBe('ACCOUNT_BANNED');
  });

  it('is changed by no colleague who was signed out with it', async () => {
    const afterwards = 'Brot und Kuchen, wie sie danach sein sollen.';
    const { eva, bert } = await anOffer();
    const calls = [
      () => bert.delete('/api/team/handover'),
      () => bert.put('/api/profile', { ...profileOf('cafe-eva.example'), description: afterwards }),
    ] as const;
    const [ban, ...answers] = await inTurn(test, accountRow(eva.member.id), await banned(eva), ...calls);
    expect(ban.statusCode).toBe(200);
    expect(answers.map((answer) => answer.json().code)).toEqual(['UNAUTHORIZED', 'UNAUTHORIZED']);
    expect((await stateOf(eva)).account?.description).not.toBe(afterwards);
  });
});

async function mayEnter(email: string): Promise<string> {
  const answer = await test.newVisitor().post('/api/auth/dev-bypass', { email });
  return answer.statusCode === 200 ? 'in' : answer.json<{ code: string }>().code;
}
