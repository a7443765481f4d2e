import { describe, it } from 'node:test';
import { freshSignInMinutes, mostPasskeys, passkeyQuestionMinutes } from '@rezenso/contract/passkeys';
import { expect } from 'expect';
import { addPasskeyTo, anAuthenticator } from '../../../../testing/authenticator.ts';
import { aColleague } from '../../../../testing/factories/team.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { clock, core, db } = test;
const origin = core.env.publicOrigin;

describe('adding a passkey', () => {
  it('lists it, and tells the member by bell and mail', async () => {
    const eva = await test.signIn();
    const { answer } = await addPasskeyTo(eva);
    expect(answer.json()).toEqual({
      passkey: {
        id: expect.any(String),
        name: 'Unbekanntes Gerät',
        givenName: null,
        addedAt: '2031-03-03T09:00:00.000Z',
        lastUsedAt: null,
      },
      recoveryCodes: null,
    });
    expect((await eva.get('/api/passkeys')).json()).toEqual({
      passkeys: [answer.json().passkey],
      recoveryCodesLeft: null,
    });
    await test.runJobs();
    expect((await test.mails()).map(({ to, subject }) => [to, subject])).toEqual([
      [eva.member.email, 'Neuer Passkey für dein Rezenso-Konto'],
    ]);
    expect((await eva.get('/api/notifications')).json().notifications[0].title).toBe('Neuer Passkey für dein Konto');
  });

  it('asks for one of this site that verifies its person, and not for one that is there already', async () => {
    const eva = await test.signIn();
    const { device } = await addPasskeyTo(eva);
    const { options } = (await eva.post('/api/passkeys/new')).json();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Rezenso' },
      user: { name: eva.member.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.id, transports: ['internal'] }],
      timeout: passkeyQuestionMinutes * 60_000,
    });
  });

  it('refuses what does not answer an open question of this member at this site', async () => {
    const [eva, ada] = [await test.signIn(), await test.signIn()];
    const device = anAuthenticator({ origin });
    const ask = async () => (await eva.post('/api/passkeys/new')).json().options;
    const old = await ask();
    clock.advance({ minutes: passkeyQuestionMinutes });
    const forAda = (await ada.post('/api/passkeys/new')).json().options;
    const wrong = [
      device.make(old),
      device.make(forAda),
      device.make({ ...(await ask()), challenge: 'AAAA' }),
      device.make(await ask(), { origin: 'https://evil.example' }),
      device.make({ ...(await ask()), rp: { id: 'evil.example' } }),
      device.make(await ask(), { flags: 0x01 }),
      {},
      { id: 'x', response: { clientDataJSON: 'kein Base64' } },
      { ...device.make(await ask()), id: 'other' },
    ];
    for (const credential of wrong) {
      const answer = await eva.post('/api/passkeys', { credential });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'PASSKEY_REFUSED']);
    }
    expect((await eva.get('/api/passkeys')).json().passkeys).toEqual([]);
  });

  it('takes an answer once, also when it arrives twenty times at once', async () => {
    const eva = await test.signIn();
    const device = anAuthenticator({ origin });
    const credential = device.make((await eva.post('/api/passkeys/new')).json().options);
    const answers = await Promise.all(Array.from({ length: 20 }, () => eva.post('/api/passkeys', { credential })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await eva.get('/api/passkeys')).json().passkeys).toHaveLength(1);
  });

  it('does not give one passkey to two accounts', async () => {
    const [eva, ada] = [await test.signIn(), await test.signIn()];
    const { device } = await addPasskeyTo(eva);
    const credential = device.make((await ada.post('/api/passkeys/new')).json().options);
    expect((await ada.post('/api/passkeys', { credential })).json().code).toBe('PASSKEY_REFUSED');
  });

  it('is for who has just signed in, and has its end', async () => {
    const eva = await test.signIn();
    await db
      .insertInto('passkeys')
      .values(Array.from({ length: mostPasskeys }, (_, index) => aPasskey(eva, index)))
      .execute();
    expect((await eva.post('/api/passkeys/new')).json().code).toBe('PASSKEY_LIMIT');
    const ada = await test.signIn();
    clock.advance({ minutes: freshSignInMinutes + 1 });
    const late = await ada.post('/api/passkeys/new');
    expect([late.statusCode, late.json().code]).toEqual([403, 'FRESH_SIGN_IN_REQUIRED']);
    expect((await test.visitor.post('/api/passkeys/new')).statusCode).toBe(401);
  });
});

describe('signing in with a passkey', () => {
  it('starts a session of its member, and notes the use', async () => {
    const eva = await test.signIn();
    const { device } = await addPasskeyTo(eva);
    clock.advance({ hours: 1 });
    const browser = test.newVisitor();
    const answer = await signIn(browser, device);
    expect([answer.statusCode, answer.json()]).toEqual([200, { redirectTo: '/' }]);
    expect((await browser.get('/api/auth/user')).json().id).toBe(eva.member.id);
    expect((await browser.get('/api/passkeys')).json().passkeys).toMatchObject([
      { lastUsedAt: '2031-03-03T10:00:00.000Z' },
    ]);
  });

  it('asks everybody alike, and names no account', async () => {
    await addPasskeyTo(await test.signIn());
    const { options } = (await test.visitor.post('/api/auth/passkey')).json();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
  });

  it('refuses an unknown passkey, a repeated answer, another site, nobody present, and a copy that counts from before', async () => {
    const { device } = await addPasskeyTo(await test.signIn());
    const browser = test.newVisitor();
    const ask = async () => (await browser.post('/api/auth/passkey')).json().options;
    const good = device.use(await ask());
    expect((await browser.post('/api/auth/passkey/verify', { credential: good })).statusCode).toBe(200);
    const stranger = anAuthenticator({ origin });
    const wrong = [good, stranger.use(await ask()), device.use(await ask(), { origin: 'https://evil.example' })];
    wrong.push(device.use(await ask(), { flags: 0x01 }), device.use({ ...(await ask()), rpId: 'evil.example' }));
    const forged = stranger.use(await ask());
    wrong.push({ ...forged, id: device.id, rawId: device.id });
    device.setCount(0);
    wrong.push(device.use(await ask()));
    for (const credential of wrong) {
      const answer = await test.newVisitor().post('/api/auth/passkey/verify', { credential });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'PASSKEY_REFUSED']);
    }
  });

  it('takes an answer once, also when it arrives twenty times at once', async () => {
    const { device } = await addPasskeyTo(await test.signIn());
    const credential = device.use((await test.visitor.post('/api/auth/passkey')).json().options);
    const clicks = Array.from({ length: 20 }, () => test.newVisitor().post('/api/auth/passkey/verify', { credential }));
    const codes = (await Promise.all(clicks)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
  });

  it('lets in neither who was banned, nor who left, nor with a passkey that was removed', async () => {
    const banned = await test.signIn();
    const first = await addPasskeyTo(banned);
    await db.updateTable('members').set({ status: 'banned' }).where('id', '=', banned.member.id).execute();
    expect((await signIn(test.newVisitor(), first.device)).json().code).toBe('ACCOUNT_BANNED');
    const gone = await test.signIn();
    const second = await addPasskeyTo(gone);
    await gone.post('/api/privacy/delete-account', { email: gone.member.email });
    expect((await signIn(test.newVisitor(), second.device)).json().code).toBe('PASSKEY_REFUSED');
    const eva = await test.signIn();
    const third = await addPasskeyTo(eva);
    await eva.delete(`/api/passkeys/${third.answer.json().passkey.id}`);
    expect((await signIn(test.newVisitor(), third.device)).json().code).toBe('PASSKEY_REFUSED');
  });
});

describe('removing a passkey', () => {
  it('is for its member alone, and once', async () => {
    const [eva, ada] = [await test.signIn(), await test.signIn()];
    const { id } = (await addPasskeyTo(eva)).answer.json().passkey;
    expect((await ada.delete(`/api/passkeys/${id}`)).json().code).toBe('PASSKEY_NOT_FOUND');
    expect((await eva.delete(`/api/passkeys/${id}`)).json()).toEqual({ ok: true });
    expect((await eva.delete(`/api/passkeys/${id}`)).json().code).toBe('PASSKEY_NOT_FOUND');
  });
});

it('exports what there is of passkeys, without anything that opens', async () => {
  const eva = await test.signIn();
  const { device } = await addPasskeyTo(eva);
  const { data } = (await eva.get('/api/privacy/export')).json();
  expect(data.passkeys).toEqual([
    { name: 'Unbekanntes Gerät', givenName: null, addedAt: expect.any(String), lastUsedAt: null },
  ]);
  expect(JSON.stringify(data)).not.toContain(device.id);
});

async function signIn(browser: Pick<SignedInClient, 'post'>, device: ReturnType<typeof anAuthenticator>) {
  const { options } = (await browser.post('/api/auth/passkey')).json();
  return browser.post('/api/auth/passkey/verify', { credential: device.use(options) });
}

function aPasskey({ member }: Pick<SignedInClient, 'member'>, index: number) {
  return {
    member_id: member.id,
    credential_id: `credential-${index}`,
    ...{ public_key: 'AA', sign_count: 0, transports: [], name: 'Chrome auf Windows', added_at: clock.now() },
  };
}

describe('a question to one person of a business', () => {
  it('is answered by no colleague, nor by the owner where a colleague was asked', async () => {
    const eva = await test.signIn();
    const bert = await aColleague(test, eva, 'bert@cafe-anna.example');
    const [own, berts] = [(await addPasskeyTo(eva)).device, (await addPasskeyTo(bert)).device];
    for (const [asked, other, key] of [
      [eva, bert, berts],
      [bert, eva, own],
    ] as const) {
      const { options } = (await asked.post('/api/passkeys/proof')).json();
      const answer = await other.post('/api/passkeys/proof/verify', { credential: key.use(options) });
      expect(answer.json().code).toBe('PASSKEY_REFUSED');
    }
    const { options } = (await bert.post('/api/passkeys/proof')).json();
    expect((await bert.post('/api/passkeys/proof/verify', { credential: berts.use(options) })).statusCode).toBe(200);
  });
});

describe('the name of a passkey', () => {
  it('is its device until the person gives one, and again when they take it back', async () => {
    const eva = await test.signIn();
    const { id } = (await addPasskeyTo(eva)).answer.json().passkey;
    const called = (await eva.put(`/api/passkeys/${id}`, { name: '  Handy von Änne ' })).json();
    expect([called.name, called.givenName]).toEqual(['Unbekanntes Gerät', 'Handy von Änne']);
    expect((await eva.get('/api/passkeys')).json().passkeys).toEqual([called]);
    expect((await eva.put(`/api/passkeys/${id}`, { name: ' ' })).json().givenName).toBeNull();
  });

  it('has up to sixty letters in one line', async () => {
    const eva = await test.signIn();
    const { id } = (await addPasskeyTo(eva)).answer.json().passkey;
    expect((await eva.put(`/api/passkeys/${id}`, { name: 'a'.repeat(60) })).statusCode).toBe(200);
    for (const name of ['a'.repeat(61), 'zwei\nZeilen', 'unsicht\u200bbar', 5, null])
      expect((await eva.put(`/api/passkeys/${id}`, { name })).json().code).toBe('VALIDATION_FAILED');
    expect((await test.visitor.put(`/api/passkeys/${id}`, { name: 'Meiner' })).statusCode).toBe(401);
  });

  it('is given by the one whose it is: neither another business nor the owner of a colleague', async () => {
    const [eva, ada] = [await test.signIn(), await test.signIn()];
    const bert = await aColleague(test, eva, 'bert@cafe-anna.example');
    const { id } = (await addPasskeyTo(bert)).answer.json().passkey;
    for (const other of [ada, eva]) {
      const answer = await other.put(`/api/passkeys/${id}`, { name: 'Meiner' });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'PASSKEY_NOT_FOUND']);
    }
    expect((await bert.put(`/api/passkeys/${id}`, { name: 'Berts' })).json().givenName).toBe('Berts');
  });

  it('is nothing that the audit log keeps', async () => {
    const eva = await test.signIn();
    const { id } = (await addPasskeyTo(eva)).answer.json().passkey;
    await eva.put(`/api/passkeys/${id}`, { name: 'Handy von Änne' });
    await eva.delete(`/api/passkeys/${id}`);
    await test.runJobs();
    const entries = await db
      .selectFrom('audit_log')
      .select('value_after')
      .where('actor_id', '=', eva.member.id)
      .execute();
    expect(new Set(entries.map(({ value_after }) => value_after))).toEqual(new Set(['Unbekanntes Gerät']));
  });
});
