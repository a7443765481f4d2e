import { describe, it } from 'node:test';
import { expect } from 'expect';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { businessesOf } from '../../../../testing/factories/businesses.ts';
import { moveTo } from '../../../../testing/factories/email-changes.ts';
import { aColleague } from '../../../../testing/factories/team.ts';
import { sweepNow } from '../../../../testing/sweep-now.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';

const test = await startTestApp();
const { aBusiness, leave } = businessesOf(test);
const { db, clock } = test;

describe('a mailbox that an account left for another address', () => {
  it('is banned with the account, whatever follows a plus in it, until the ban is lifted', async () => {
    const eva = await aBusiness('eva@mail-eins.de');
    await moveTo(test, eva, 'eva@mail-zwei.de');
    await moveTo(test, eva, 'eva@mail-drei.de');
    expect(await codeOf('eva@mail-eins.de')).toBe('in');
    await setStatus(eva, 'banned');
    for (const email of ['eva@mail-eins.de', 'eva+neu@mail-eins.de', 'eva@mail-zwei.de', 'eva@mail-drei.de'])
      expect([email, await codeOf(email)]).toEqual([email, 'ACCOUNT_BANNED']);
    const came = db.selectFrom('members').select('id').where('email', '=', 'eva+neu@mail-eins.de');
    expect(await came.execute()).toEqual([]);
    for (const email of ['adam@mail-eins.de', 'adam@mail-zwei.de']) expect(await codeOf(email)).toBe('in');
    await setStatus(eva, 'active');
    for (const email of ['eva@mail-eins.de', 'eva@mail-zwei.de', 'eva@mail-drei.de'])
      expect([email, await codeOf(email)]).toEqual([email, 'in']);
  });

  it('is signed in nowhere from the ban on, as owner or colleague, and a stranger goes on', async () => {
    const eva = await aBusiness('eva@sitz-eins.de');
    await moveTo(test, eva, 'eva@sitz-zwei.de');
    const again = await aBusiness('eva@sitz-eins.de', 'neuer-sitz.de');
    const other = await aBusiness('chef@anderer-sitz.de');
    const colleague = await aColleague(test, other, 'eva+team@sitz-eins.de');
    await setStatus(eva, 'banned');
    const answers = [again, colleague, other].map((one) => one.get('/api/auth/user'));
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([401, 401, 200]);
    expect(await codeOf('eva+team@sitz-eins.de')).toBe('ACCOUNT_BANNED');
  });

  it('is free once what is remembered of it is over, and once the account has left', async () => {
    const [eva, adam] = [await aBusiness('eva@frist-eins.de'), await aBusiness('adam@frist-eins.de')];
    await moveTo(test, eva, 'eva@frist-zwei.de');
    await moveTo(test, adam, 'adam@frist-zwei.de');
    adam.member.email = 'adam@frist-zwei.de';
    await leave(adam);
    const links = db.selectFrom('former_accounts').select('id').where('moved_member_id', '=', adam.member.id);
    expect(await links.execute()).toEqual([]);
    await setStatus(eva, 'banned');
    clock.advance({ days: 89 });
    await sweepNow(test);
    expect(await codeOf('eva@frist-eins.de')).toBe('ACCOUNT_BANNED');
    clock.advance({ days: 2 });
    await sweepNow(test);
    expect(await codeOf('eva@frist-eins.de')).toBe('in');
    expect(await codeOf('eva@frist-zwei.de')).toBe('ACCOUNT_BANNED');
  });

  it('keeps no admin out who reads it', async () => {
    const eva = await aBusiness('chefin@haus-eins.de');
    await moveTo(test, eva, 'chefin@haus-zwei.de');
    const admin = await test.signIn({ email: 'chefin@haus-eins.de', admin_role: 'super_admin' });
    await setStatus(eva, 'banned');
    expect((await admin.get('/api/auth/user')).statusCode).toBe(200);
    expect(await codeOf('chefin@haus-eins.de')).toBe('in');
  });

  it('is signed in nowhere when the ban and a sign-in meet', { skip: !isOnPostgres }, async () => {
    for (let time = 0; time < 8; time += 1) {
      const eva = await aBusiness(`eva@zugleich-${time}.de`);
      await moveTo(test, eva, `eva@zugleich-neu-${time}.de`);
      const email = `eva@zugleich-${time}.de`;
      await Promise.all([setStatus(eva, 'banned'), codeOf(email)]);
      const sessions = db.selectFrom('sessions').innerJoin('members', 'members.id', 'sessions.member_id');
      expect([time, await sessions.select('members.id').where('email', '=', email).execute()]).toEqual([time, []]);
    }
  });
});

describe('an account that was handed over', () => {
  it('binds neither its former owner, with mailboxes of before, to a later ban, nor its new owner to one of theirs', async () => {
    const { account, bert } = await handedOver('laden-eins');
    await setStatus(account, 'banned');
    for (const email of ['eva@laden-eins.de', 'eva@vor-laden-eins.de']) expect(await codeOf(email)).toBe('in');
    expect(await codeOf('bert@laden-eins-helfer.de')).toBe('ACCOUNT_BANNED');
    await setStatus(account, 'active');
    const [own] = await db.selectFrom('members').selectAll().where('email', '=', 'eva@laden-eins.de').execute();
    await setStatus({ member: own } as SignedInClient, 'banned');
    expect(await codeOf('eva@laden-eins.de')).toBe('ACCOUNT_BANNED');
    expect(await codeOf('bert@laden-eins-helfer.de')).toBe('in');
    expect((await bert.get('/api/auth/user')).statusCode).toBe(401);
  });

  it('binds its new owner by the mailbox that they left themselves', async () => {
    const { account, bert } = await handedOver('laden-zwei');
    await moveTo(test, Object.assign(bert, { member: account.member }), 'bert@neu-laden-zwei.de');
    await setStatus(account, 'banned');
    expect(await codeOf('bert@laden-zwei-helfer.de')).toBe('ACCOUNT_BANNED');
    expect(await codeOf('eva@laden-zwei.de')).toBe('in');
  });
});

/** An account whose owner had moved with it, handed it over to a colleague and was removed from the team. */
async function handedOver(name: string) {
  const account = await aBusiness(`eva@vor-${name}.de`);
  await moveTo(test, account, `eva@${name}.de`);
  const bert = await aColleague(test, account, `bert@${name}-helfer.de`);
  expect((await account.post('/api/team/handover', { personId: bert.id })).statusCode).toBe(200);
  const names = { firstName: 'Bert', lastName: 'Beispiel' };
  expect((await bert.post('/api/team/handover/accept', names)).statusCode).toBe(200);
  const { people } = (await bert.get('/api/team')).json<{ people: Array<{ id: string; email: string }> }>();
  const former = people.find(({ email }) => email === `eva@${name}.de`);
  expect((await bert.delete(`/api/team/people/${former?.id}`)).statusCode).toBe(200);
  return { account, bert };
}

async function setStatus({ member }: Pick<SignedInClient, 'member'>, status: string): Promise<void> {
  const admin = await anAdmin(test, 'user_manager');
  const answer = await admin.patch(`/api/admin/users/${member.id}/status`, { status, reason: 'Betrug' });
  expect(answer.statusCode).toBe(200);
}

/** What becomes of a sign-in. */
async function codeOf(email: string): Promise<string> {
  const answer = await test.newVisitor().post('/api/auth/dev-bypass', { email });
  return answer.statusCode === 200 ? 'in' : answer.json<{ code: string }>().code;
}
