import { describe, it } from 'node:test';
import { allEndpoints } from '@rezenso/contract/all-endpoints';
import { type AnyEndpoint, urlOf } from '@rezenso/contract/endpoint';
import { expect } from 'expect';
import type { InjectOptions } from 'fastify';
import { addPasskeyTo } from '../../../../testing/authenticator.ts';
import type { TestClient } from '../../../../testing/client.ts';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { aColleague, signInByMail } from '../../../../testing/factories/team.ts';
import { noticesOf } from '../../../../testing/notices.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const inTwoLanguages = await startTestApp({ env: { OFFERED_LANGUAGES: 'de,en' } });
const { clock, core, db } = test;
const bert = 'bert@cafe-anna.example';

describe('a colleague', () => {
  it('signs in by mail with the own address, and is told at it of a new device; the owner is not', async () => {
    const anna = await test.signIn();
    await aColleague(test, anna);
    clock.advance({ days: 1 });
    const phone = await signInByMail(test, bert);
    expect((await phone.get('/api/auth/user')).json()).toMatchObject({ id: anna.member.id, email: bert });
    await test.runJobs();
    const warned = (await test.mails()).filter(({ subject }) => subject === 'Neue Anmeldung bei Rezenso');
    expect(warned.map(({ to }) => to)).toEqual([bert]);
    expect(await noticesOf(anna, 'session.new-device')).toEqual([]);
    expect(await db.selectFrom('members').select('id').execute()).toHaveLength(1);
  });

  it('says with a code from the own mailbox, or with the own passkey, that it is them', async () => {
    const anna = await test.signIn();
    const colleague = await aColleague(test, anna);
    await addPasskeyTo(anna);
    const { device } = await addPasskeyTo(colleague);
    expect((await anna.get('/api/passkeys')).json().passkeys).toHaveLength(1);
    expect((await colleague.get('/api/passkeys')).json().passkeys).toHaveLength(1);
    clock.advance({ hours: 2 });
    expect((await colleague.post('/api/passkeys/new')).json().code).toBe('FRESH_SIGN_IN_REQUIRED');
    await colleague.post('/api/auth/reauthentication/code');
    await test.runJobs();
    const codes = (await test.mails()).filter(({ subject }) => subject.includes('Bestätigungscode'));
    expect(codes.map(({ to }) => to)).toEqual([bert]);
    const [mail] = codes;
    const code = /\b\d{3} ?\d{3}\b/.exec(mail?.text ?? '')?.[0];
    expect((await colleague.post('/api/auth/reauthentication', { code })).json()).toEqual({ ok: true });
    expect((await colleague.post('/api/passkeys/new')).statusCode).toBe(200);
    const added = (await test.mails()).filter(({ subject }) => subject === 'Neuer Passkey für dein Rezenso-Konto');
    expect(added.map(({ to }) => to).sort()).toEqual([anna.member.email, bert].sort());

    const elsewhere = test.newVisitor();
    const { options } = (await elsewhere.post('/api/auth/passkey')).json();
    await elsewhere.post('/api/auth/passkey/verify', { credential: device.use(options) });
    expect((await elsewhere.get('/api/auth/user')).json()).toMatchObject({ email: bert, role: 'member' });
    const proof = (await anna.post('/api/passkeys/proof')).json().options;
    const foreign = await anna.post('/api/passkeys/proof/verify', { credential: device.use(proof) });
    expect(foreign.json().code).toBe('PASSKEY_REFUSED');
  });

  it('is another user of a passkey’s site than the owner, so that one authenticator keeps both', async () => {
    const anna = await test.signIn();
    const colleague = await aColleague(test, anna);
    const userOf = async (client: TestClient) => (await client.post('/api/passkeys/new')).json().options.user;
    const [owner, member] = [await userOf(anna), await userOf(colleague)];
    expect([owner.name, member.name]).toEqual([anna.member.email, bert]);
    expect(owner.id).not.toBe(member.id);
  });

  it('has a language of their own', async () => {
    const anna = await inTwoLanguages.signIn();
    const colleague = await aColleague(inTwoLanguages, anna);
    await colleague.put('/api/auth/language', { language: 'en' });
    expect((await colleague.get('/api/auth/user')).json().language).toBe('en');
    expect((await anna.get('/api/auth/user')).json().language).toBeNull();
    await anna.delete(`/api/team/people/${colleague.id}`);
    await inTwoLanguages.runJobs();
    expect((await inTwoLanguages.mails()).map(({ subject }) => subject)).toContain('You no longer belong to the team');
  });

  it('of an admin has no role', async () => {
    const admin = await anAdmin(test, 'super_admin');
    const colleague = await aColleague(test, admin);
    expect((await colleague.get('/api/auth/user')).json()).toMatchObject({ isAdmin: false, adminRole: null });
    for (const { endpoint } of allEndpoints.filter((one) => one.endpoint.access === 'admin')) {
      const answer = await colleague.send(requestOf(endpoint));
      expect([endpoint.path, answer.statusCode, answer.json().code]).toEqual([endpoint.path, 403, 'FORBIDDEN']);
    }
    expect((await colleague.post('/api/passkeys/recovery-codes')).statusCode).toBe(403);
    expect((await colleague.post('/api/passkeys/proof/code', { code: 'x' })).json().code).toBe('RECOVERY_CODE_WRONG');
  });
});

const ownersAlone = allEndpoints.filter(({ endpoint }) => endpoint.ownerOnly);

describe('what the owner alone may do', () => {
  it('is this, call by call', () => {
    expect(ownersAlone.map(({ name }) => name).sort()).toEqual([
      'cancelEmailChange',
      'cancelSubscription',
      'createSubscription',
      'deleteMyAccount',
      'exportMyData',
      'invitePerson',
      'listInvoices',
      'offerHandover',
      'openBillingPortal',
      'refreshSubscription',
      'removePerson',
      'requestEmailChange',
      'resumeSubscription',
      'saveAnyEmailPreference',
      'saveEmailPreference',
      'sendInvitationAgain',
      'withdrawInvitation',
    ]);
    for (const { name, endpoint } of ownersAlone)
      expect([name, endpoint.errors]).toEqual([name, expect.arrayContaining(['OWNER_ONLY'])]);
  });

  for (const { name, endpoint } of ownersAlone)
    it(`is refused to a colleague, also to one who has just signed in, and not to the owner: ${name}`, async () => {
      const anna = await test.signIn();
      const colleague = await aColleague(test, anna);
      const answer = await colleague.send(requestOf(endpoint));
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'OWNER_ONLY']);
      expect((await anna.send(requestOf(endpoint))).json().code).not.toBe('OWNER_ONLY');
    });

  it('leaves all the rest to colleagues: no other call of members refuses them for who they are', async () => {
    const anna = await test.signIn();
    const colleague = await aColleague(test, anna);
    const others = allEndpoints.filter(
      ({ name, endpoint }) => endpoint.access === 'authenticated' && !endpoint.ownerOnly && name !== 'leaveTeam',
    );
    expect(others.length).toBeGreaterThan(50);
    for (const { name, endpoint } of others) {
      const { statusCode, body } = await colleague.send(requestOf(endpoint));
      expect([name, statusCode, body.includes('OWNER_ONLY')]).toEqual([name, expect.any(Number), false]);
      expect([name, statusCode]).not.toEqual([name, 401]);
    }
  });

  it('shows a colleague neither the change of the account’s address nor whom the owner invited', async () => {
    const anna = await test.signIn();
    const colleague = await aColleague(test, anna);
    await anna.post('/api/email-address/change', { email: 'neu@cafe-anna.example' });
    await anna.post('/api/team/invitations', { email: 'carla@cafe-anna.example' });
    expect((await colleague.get('/api/email-address')).json()).toEqual({ email: bert, change: null });
    expect((await colleague.get('/api/team')).json().invitations).toEqual([]);
  });
});

/** With a body where one is taken, which no call fits: who may not call is refused before. */
function requestOf(endpoint: AnyEndpoint): InjectOptions {
  const values = { id: '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11', matchId: '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11' };
  const params = new Proxy(values, { get: (known, name) => known[name as keyof typeof known] ?? 'x' });
  const headers = { origin: core.env.publicOrigin };
  return { method: endpoint.method, url: urlOf(endpoint, { params }), headers, ...(endpoint.body && { payload: {} }) };
}
