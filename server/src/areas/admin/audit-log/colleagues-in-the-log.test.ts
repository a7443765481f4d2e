import { describe, it } from 'node:test';
import type { AuditLook } from '@rezenso/contract/admin';
import { expect } from 'expect';
import { addPasskeyTo } from '../../../../testing/authenticator.ts';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { aColleague } from '../../../../testing/factories/team.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const [lou, mia] = ['lou@cafe-anna.example', 'mia@cafe-anna.example'];

describe('colleagues in the audit log', () => {
  it('can be told apart after they left: each keeps one mark from the invitation on, and no address', async () => {
    const { admin, anna, ids } = await aTeam();
    await anna.delete(`/api/team/people/${ids.lou}`);
    await test.runJobs();
    const looks = await read(admin, '');
    const ofLou = looks.filter(({ toPersonId }) => toPersonId === ids.lou);
    expect(ofLou.map(({ action, to }) => [action, to])).toEqual([
      ['team.removed', null],
      ['team.joined', null],
      ['team.invited', null],
    ]);
    const ofMia = looks.filter(({ toPersonId }) => toPersonId === ids.mia);
    expect(ofMia.map(({ action, to }) => [action, to])).toEqual([
      ['team.joined', mia],
      ['team.invited', mia],
    ]);
    expect(looks.find(({ action, toPersonId }) => action === 'team.joined' && toPersonId === ids.lou)).toMatchObject({
      actingPerson: null,
      actingPersonId: ids.lou,
    });
    expect(JSON.stringify(looks)).not.toContain(lou);
  });

  it('are found by their addresses, and by the mark once these have gone', async () => {
    const { admin, anna, ids } = await aTeam();
    expect(actionsOf(await read(admin, `?actor=${encodeURIComponent(lou.toUpperCase())}`))).toEqual([
      'member.signed_in',
      'team.joined',
    ]);
    expect(actionsOf(await read(admin, `?subject=${mia}&action=team.invited`))).toEqual(['team.invited']);
    await anna.delete(`/api/team/people/${ids.lou}`);
    await test.runJobs();
    expect(await read(admin, `?actor=${lou}`)).toEqual([]);
    expect(actionsOf(await read(admin, `?actor=${ids.lou}`))).toEqual(['member.signed_in', 'team.joined']);
    expect(actionsOf(await read(admin, `?subject=${ids.lou}`))).toEqual([
      'team.invited',
      'team.joined',
      'team.removed',
    ]);
  });

  it('stand with the account that they work with, and lead to it in a search', async () => {
    const { admin, anna, ids } = await aTeam();
    const detail = (await admin.get(`/api/admin/users/${anna.member.id}`)).json();
    expect(detail.team.map(({ email }: { email: string }) => email)).toEqual([lou, mia]);
    expect(await found(admin, lou)).toEqual([anna.member.id]);
    expect(await found(admin, 'mia@cafe')).toEqual([anna.member.id]);
    await anna.delete(`/api/team/people/${ids.lou}`);
    expect(await found(admin, lou)).toEqual([]);
    expect(await found(admin, mia)).toEqual([anna.member.id]);
    await anna.post('/api/privacy/delete-account', { email: anna.member.email });
    expect(await found(admin, mia)).toEqual([]);
  });
});

describe('what people change about how they sign in', () => {
  it('stands in the audit log with its request: passkeys, and sessions that they ended', async () => {
    const admin = await anAdmin(test, 'super_admin');
    const anna = await test.signIn();
    await test.signIn(anna.member);
    const { answer } = await addPasskeyTo(anna);
    await test.runJobs();
    test.clock.advance({ seconds: 1 });
    await anna.delete(`/api/passkeys/${answer.json().passkey.id}`);
    await test.runJobs();
    test.clock.advance({ seconds: 1 });
    const ended = await anna.post('/api/sessions/end-others');
    await test.runJobs();
    // There is nothing left to end.
    await anna.post('/api/sessions/end-others');
    await test.runJobs();
    const looks = (await read(admin, `?actor=${anna.member.id}`)).filter(({ action }) => action.startsWith('account.'));
    const nobodyElse = { actor: { id: anna.member.id }, subject: { id: anna.member.id } };
    expect(looks).toMatchObject([
      { action: 'account.sessions_ended', from: '1', requestId: ended.headers['x-request-id'], ...nobodyElse },
      { action: 'account.passkey_removed', to: answer.json().passkey.name, ...nobodyElse },
      { action: 'account.passkey_added', requestId: answer.headers['x-request-id'], ...nobodyElse },
    ]);
  });

  it('names the colleague who did it', async () => {
    const { admin, colleague, ids } = await aTeam();
    await addPasskeyTo(colleague);
    await test.runJobs();
    expect(await read(admin, '?action=account.passkey_added')).toMatchObject([
      { actingPerson: lou, actingPersonId: ids.lou },
    ]);
  });

  it('tells of an admin that a recovery code let them in, and that there are new ones', async () => {
    const admin = await anAdmin(test, 'super_admin');
    const { answer } = await addPasskeyTo(admin);
    await admin.post('/api/passkeys/proof/code', { code: answer.json().recoveryCodes[0] });
    await test.runJobs();
    test.clock.advance({ seconds: 1 });
    await admin.post('/api/passkeys/recovery-codes');
    await test.runJobs();
    const looks = (await read(admin, '')).filter(({ action }) => action.startsWith('account.recovery'));
    expect(looks.map(({ action, to }) => [action, to])).toEqual([
      ['account.recovery_codes_renewed', null],
      ['account.recovery_code_used', '9'],
    ]);
  });

  it('tells that the address changed, without either of the two', async () => {
    const admin = await anAdmin(test, 'super_admin');
    const eva = await test.signIn({ email: 'eva@cafe-eva.example' });
    await eva.post('/api/email-address/change', { email: 'neu@cafe-eva.example' });
    await test.runJobs();
    for (const { text } of await test.mails()) {
      const [, token] = /email-change\/([\w-]{43})\n/.exec(text) ?? [];
      if (token) await test.visitor.post(`/api/email-change/${token}`);
    }
    await test.runJobs();
    const looks = await read(admin, '?action=account.address_changed');
    expect(looks).toMatchObject([{ from: null, to: null, subject: { id: eva.member.id } }]);
    expect(JSON.stringify(looks)).not.toContain('cafe-eva.example');
  });
});

/** Anna's business with two colleagues, and an admin. */
async function aTeam() {
  const admin = await anAdmin(test, 'super_admin');
  const anna = await test.signIn({ company_name: 'Café Anna' });
  const colleague = await aColleague(test, anna, lou);
  test.clock.advance({ seconds: 1 });
  await aColleague(test, anna, mia);
  await test.runJobs();
  const { people } = (await anna.get('/api/team')).json();
  const idOf = (wanted: string): string => people.find(({ email }: { email: string }) => email === wanted).id;
  return { admin, anna, colleague, ids: { lou: idOf(lou), mia: idOf(mia) } };
}

async function read(admin: SignedInClient, query: string): Promise<AuditLook[]> {
  return (await admin.get(`/api/admin/audit-log${query}`)).json().looks;
}

/** In the order of the alphabet: several are of one moment. */
function actionsOf(looks: AuditLook[]): string[] {
  return looks.map(({ action }) => action).toSorted();
}

async function found(admin: SignedInClient, search: string): Promise<string[]> {
  const { users } = (await admin.get(`/api/admin/users?search=${encodeURIComponent(search)}`)).json();
  return users.map(({ id }: { id: string }) => id);
}
