import { describe, it } from 'node:test';
import { allEndpoints } from '@rezenso/contract/all-endpoints';
import { freshSignInMinutes, proofHours, recoveryCodeCount } from '@rezenso/contract/passkeys';
import { expect } from 'expect';
import { addPasskeyTo, anAuthenticator } from '../../../../testing/authenticator.ts';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp({ env: { ADMIN_PASSKEYS: 'required' } });
const { clock, core } = test;
const origin = core.env.publicOrigin;
const someId = '5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11';

describe('an admin, where passkeys are required', () => {
  it('may make no call of the admin area before a passkey proved the session', async () => {
    const ada = await anAdmin(test, 'super_admin');
    expect((await ada.get('/api/auth/user')).json().needsPasskey).toBe(true);
    const ofAdmins = allEndpoints.filter(({ endpoint }) => endpoint.access === 'admin');
    expect(ofAdmins.length).toBeGreaterThan(15);
    for (const { name, endpoint } of ofAdmins) {
      const url = endpoint.path.replace(/:\w+/g, someId);
      const answer = await ada.send({ method: endpoint.method, url, headers: { origin } });
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 403, 'PASSKEY_REQUIRED']);
    }
  });

  it('adds the first passkey right after signing in, gets codes with it, and may act for twelve hours', async () => {
    const ada = await anAdmin(test, 'super_admin');
    const { device, answer } = await addPasskeyTo(ada);
    expect(answer.json().recoveryCodes).toHaveLength(recoveryCodeCount);
    expect((await ada.get('/api/admin/stats')).statusCode).toBe(200);
    expect((await ada.get('/api/auth/user')).json().needsPasskey).toBeUndefined();
    clock.advance({ hours: proofHours });
    expect((await ada.get('/api/admin/stats')).json().code).toBe('PASSKEY_REQUIRED');
    await prove(ada, device);
    expect((await ada.get('/api/admin/stats')).statusCode).toBe(200);
  });

  it('proves once more for what only a fresh sign-in may do, and not by the mailbox', async () => {
    const ada = await anAdmin(test, 'super_admin');
    const { device } = await addPasskeyTo(ada);
    const appoint = () => ada.patch(`/api/admin/users/${someId}/role`, { adminRole: null });
    clock.advance({ minutes: freshSignInMinutes + 1 });
    expect((await ada.get('/api/admin/stats')).statusCode).toBe(200);
    expect((await appoint()).json().code).toBe('FRESH_SIGN_IN_REQUIRED');
    expect((await ada.get('/api/auth/reauthentication')).json()).toEqual({ hasPasskey: true, takesCode: false });
    expect((await ada.post('/api/auth/reauthentication/code')).json().code).toBe('PASSKEY_REQUIRED');
    expect((await ada.post('/api/auth/reauthentication', { code: '123456' })).json().code).toBe('PASSKEY_REQUIRED');
    await prove(ada, device);
    expect((await appoint()).json().code).toBe('USER_NOT_FOUND');
  });

  it('may act at once in a session that a passkey began, and in no other one', async () => {
    const ada = await anAdmin(test, 'super_admin');
    const { device } = await addPasskeyTo(ada);
    const [byKey, byMail] = [test.newVisitor(), await test.signIn(ada.member)];
    const { options } = (await byKey.post('/api/auth/passkey')).json();
    await byKey.post('/api/auth/passkey/verify', { credential: device.use(options) });
    expect((await byKey.get('/api/admin/stats')).statusCode).toBe(200);
    expect((await byMail.get('/api/admin/stats')).json().code).toBe('PASSKEY_REQUIRED');
  });

  it('cannot be followed by whoever reads the mailbox: nothing is added or removed in a session that is not proven', async () => {
    const ada = await anAdmin(test, 'super_admin');
    const { answer } = await addPasskeyTo(ada);
    const thief = await test.signIn(ada.member);
    expect((await thief.post('/api/passkeys/new')).json().code).toBe('PASSKEY_REQUIRED');
    const credential = anAuthenticator({ origin }).make({ challenge: 'AAAA', rp: { id: 'localhost' } });
    expect((await thief.post('/api/passkeys', { credential })).json().code).toBe('PASSKEY_REQUIRED');
    expect((await thief.delete(`/api/passkeys/${answer.json().passkey.id}`)).json().code).toBe('PASSKEY_REQUIRED');
    expect((await thief.post('/api/passkeys/recovery-codes')).json().code).toBe('PASSKEY_REQUIRED');
  });

  it('is not proven by somebody else’s passkey, nor by an answer to another question', async () => {
    const [ada, eva] = [await anAdmin(test, 'super_admin'), await test.signIn()];
    const own = await addPasskeyTo(ada);
    const other = await addPasskeyTo(eva);
    const unproven = await test.signIn(ada.member);
    const { options } = (await unproven.post('/api/passkeys/proof')).json();
    expect(options.allowCredentials.map(({ id }: { id: string }) => id)).toEqual([own.device.id]);
    const toSignIn = (await test.visitor.post('/api/auth/passkey')).json().options;
    for (const credential of [other.device.use(options), own.device.use(toSignIn)])
      expect((await unproven.post('/api/passkeys/proof/verify', { credential })).json().code).toBe('PASSKEY_REFUSED');
    expect((await unproven.get('/api/admin/stats')).statusCode).toBe(403);
  });

  it('keeps one passkey at least, also of two that are removed at once', async () => {
    const ada = await anAdmin(test, 'super_admin');
    const both = [await addPasskeyTo(ada), await addPasskeyTo(ada)].map(({ answer }) => answer.json().passkey.id);
    const answers = await Promise.all(both.map((id) => ada.delete(`/api/passkeys/${id}`)));
    expect(answers.map((answer) => answer.json().code ?? 'OK').sort()).toEqual(['OK', 'PASSKEY_LAST']);
  });
});

describe('a recovery code', () => {
  it('proves a session once, however it is typed, and its member is told', async () => {
    const ada = await anAdmin(test, 'super_admin');
    const [code = ''] = (await addPasskeyTo(ada)).answer.json().recoveryCodes;
    const other = await test.signIn(ada.member);
    const typed = ` ${code.toUpperCase().replace('-', ' ')} `;
    expect((await other.post('/api/passkeys/proof/code', { code: typed })).json()).toEqual({
      left: recoveryCodeCount - 1,
    });
    expect((await other.get('/api/admin/stats')).statusCode).toBe(200);
    expect((await other.get('/api/passkeys')).json().recoveryCodesLeft).toBe(recoveryCodeCount - 1);
    const again = await test.signIn(ada.member);
    expect((await again.post('/api/passkeys/proof/code', { code })).json().code).toBe('RECOVERY_CODE_WRONG');
    await test.runJobs();
    expect((await test.mails()).map(({ subject }) => subject)).toContain('Ein Wiederherstellungscode wurde benutzt');
  });

  it('proves one of twenty that use it at once', async () => {
    const ada = await anAdmin(test, 'super_admin');
    const [code = ''] = (await addPasskeyTo(ada)).answer.json().recoveryCodes;
    const others = [];
    while (others.length < 8) others.push(await test.signIn(ada.member));
    const answers = await Promise.all(others.map((one) => one.post('/api/passkeys/proof/code', { code })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('is stored unreadable, and of no use in another account', async () => {
    const [ada, bea] = [await anAdmin(test, 'super_admin'), await anAdmin(test, 'super_admin')];
    const codes: string[] = (await addPasskeyTo(ada)).answer.json().recoveryCodes;
    const stored = JSON.stringify(await test.db.selectFrom('recovery_codes').selectAll().execute());
    for (const code of codes) expect(stored).not.toContain(code.replace('-', ''));
    expect((await bea.post('/api/passkeys/proof/code', { code: codes[0] })).json().code).toBe('RECOVERY_CODE_WRONG');
  });

  it('ends with the ones that are made anew, by an admin who is proven', async () => {
    const ada = await anAdmin(test, 'super_admin');
    const [old = ''] = (await addPasskeyTo(ada)).answer.json().recoveryCodes;
    const { recoveryCodes } = (await ada.post('/api/passkeys/recovery-codes')).json();
    expect(recoveryCodes).toHaveLength(recoveryCodeCount);
    expect((await ada.post('/api/passkeys/proof/code', { code: old })).json().code).toBe('RECOVERY_CODE_WRONG');
    expect((await ada.post('/api/passkeys/proof/code', { code: recoveryCodes[0] })).statusCode).toBe(200);
    expect((await (await test.signIn()).post('/api/passkeys/recovery-codes')).json().code).toBe('FORBIDDEN');
  });
});

it('members who are no admins are asked for nothing', async () => {
  const eva = await test.signIn();
  expect((await eva.get('/api/auth/user')).json().needsPasskey).toBeUndefined();
  expect((await eva.get('/api/matches')).statusCode).toBe(200);
});

async function prove(client: Pick<SignedInClient, 'post'>, device: ReturnType<typeof anAuthenticator>): Promise<void> {
  const { options } = (await client.post('/api/passkeys/proof')).json();
  const answer = await client.post('/api/passkeys/proof/verify', { credential: device.use(options) });
  expect(answer.statusCode).toBe(200);
}
