import { describe, it } from 'node:test';
import { allEndpoints } from '@rezenso/contract/all-endpoints';
import { urlOf } from '@rezenso/contract/endpoint';
import { freshSignInMinutes, signInCodeMinutes, signInCodeTries } from '@rezenso/contract/reauthentication';
import { expect } from 'expect';
import { addPasskeyTo } from '../../../../testing/authenticator.ts';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { sweepNow } from '../../../../testing/sweep-now.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { clock } = test;

const guarded = allEndpoints.filter(({ endpoint }) => endpoint.needsFreshSignIn);

describe('what cannot be taken back', () => {
  it('is guarded, call by call', () => {
    expect(guarded.map(({ name }) => name).toSorted()).toEqual([
      'acceptHandover',
      'addPasskey',
      'askNewPasskey',
      'changeAdminModule',
      'closeReport',
      'decideDispute',
      'decideRingCase',
      'deleteMyAccount',
      'endOtherSessions',
      'endSession',
      'endUserSessions',
      'exportMyData',
      'invitePerson',
      'offerHandover',
      'removePasskey',
      'removePerson',
      'renewRecoveryCodes',
      'requestEmailChange',
      'sendInvitationAgain',
      'setReportedPage',
      'setUserRole',
      'setUserStatus',
    ]);
  });

  it('is every call of the admin area that changes something, but for those that only talk or look', () => {
    const talk = ['answerSupport', 'assignSupport', 'closeSupport'];
    // Reading what was reported is written down before it is answered.
    const looks = ['viewReportedMessages'];
    const changing = allEndpoints.filter(({ endpoint }) => endpoint.access === 'admin' && endpoint.method !== 'GET');
    expect(changing.length).toBeGreaterThan(talk.length + looks.length);
    const free = changing.filter(({ endpoint }) => !endpoint.needsFreshSignIn).map(({ name }) => name);
    expect(free.toSorted()).toEqual([...talk, ...looks].toSorted());
  });

  for (const { name, endpoint } of guarded)
    it(`asks who is there first, an hour after the sign-in: ${name}`, async () => {
      const eva = await anAdmin(test, 'super_admin');
      const url = urlOf(endpoint, { params: { id: eva.member.id, name: 'reviews' } });
      const headers = { origin: test.core.env.publicOrigin };
      const ask = () => eva.send({ method: endpoint.method, url, headers, ...(endpoint.body && { payload: {} }) });
      clock.advance({ minutes: freshSignInMinutes });
      expect((await ask()).json().code).not.toBe('FRESH_SIGN_IN_REQUIRED');
      clock.advance({ seconds: 1 });
      const late = await ask();
      expect([late.statusCode, late.json().code]).toEqual([403, 'FRESH_SIGN_IN_REQUIRED']);
    });

  it('goes on after the code from the mailbox, and for another hour', async () => {
    const eva = await staleMember();
    expect((await eva.get('/api/auth/reauthentication')).json()).toEqual({ hasPasskey: false, takesCode: true });
    expect(await exportOf(eva)).toBe(403);
    expect((await typed(eva, await codeFor(eva))).json()).toEqual({ ok: true });
    expect(await exportOf(eva)).toBe(200);
    clock.advance({ minutes: freshSignInMinutes, seconds: 1 });
    expect(await exportOf(eva)).toBe(403);
  });

  it('goes on after a passkey, and for nobody else', async () => {
    const eva = await test.signIn();
    const { device } = await addPasskeyTo(eva);
    const ada = await staleMember();
    expect((await eva.get('/api/auth/reauthentication')).json()).toEqual({ hasPasskey: true, takesCode: true });
    expect(await exportOf(eva)).toBe(403);
    const { options } = (await eva.post('/api/passkeys/proof')).json();
    await eva.post('/api/passkeys/proof/verify', { credential: device.use(options) });
    expect([await exportOf(eva), await exportOf(ada)]).toEqual([200, 403]);
  });
});

describe('a code', () => {
  it('comes by mail, in the language of the account, with the way to end other sessions', async () => {
    const eva = await staleMember({ language: 'en' });
    const code = await codeFor(eva);
    const [mail] = await test.mails();
    expect(mail).toMatchObject({ to: eva.member.email, subject: `${code} is your confirmation code for Rezenso` });
    expect(mail?.text).toContain(code);
    expect(mail?.text).toContain('http://localhost:3000/settings/privacy');
  });

  it('is taken as people write it, once, also when it arrives several times at once', async () => {
    const eva = await staleMember();
    const code = await codeFor(eva);
    const written = ` ${code.slice(0, 3)} ${code.slice(3)} `;
    const answers = await Promise.all(Array.from({ length: signInCodeTries }, () => typed(eva, written)));
    // Who comes after the one that used it up finds the session fresh.
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
    expect(await test.db.selectFrom('sign_in_codes').selectAll().execute()).toEqual([]);
  });

  it('is over after a few wrong ones, however many come at once', async () => {
    const eva = await staleMember();
    const code = await codeFor(eva);
    const wrong = code === '000000' ? '000001' : '000000';
    const answers = await Promise.all(Array.from({ length: signInCodeTries }, () => typed(eva, wrong)));
    // The last one says that there is no further try, as does whatever comes after it.
    expect(answers.map((answer) => answer.json().code).toSorted()).toEqual([
      'SIGN_IN_CODE_USED_UP',
      ...Array.from({ length: signInCodeTries - 1 }, () => 'SIGN_IN_CODE_WRONG'),
    ]);
    const right = await typed(eva, code);
    expect([right.statusCode, right.json().code]).toEqual([400, 'SIGN_IN_CODE_USED_UP']);
    expect(await exportOf(eva)).toBe(403);
    expect((await typed(eva, await codeFor(eva))).statusCode).toBe(200);
  });

  it('is over in time, and once there is a newer one', async () => {
    const eva = await staleMember();
    const first = await codeFor(eva);
    const second = await codeFor(eva);
    if (first !== second) expect((await typed(eva, first)).statusCode).toBe(400);
    clock.advance({ minutes: signInCodeMinutes });
    expect((await typed(eva, second)).statusCode).toBe(400);
  });

  it('says who is there anew where the session is fresh and another one is younger, which may be ended then', async () => {
    const eva = await test.signIn();
    clock.advance({ minutes: 1 });
    const younger = await test.signIn(eva.member);
    const end = async () => (await eva.post('/api/sessions/end-others')).json();
    expect((await end()).code).toBe('FRESH_SIGN_IN_REQUIRED');
    const code = await codeFor(eva);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await typed(eva, wrong)).json().code).toBe('SIGN_IN_CODE_WRONG');
    clock.advance({ minutes: signInCodeMinutes });
    expect((await typed(eva, code)).json().code).toBe('SIGN_IN_CODE_WRONG');
    expect((await typed(eva, await codeFor(eva))).json()).toEqual({ ok: true });
    expect(await end()).toEqual({ ended: 1 });
    expect((await younger.get('/api/auth/user')).statusCode).toBe(401);
    // In another tab the same question may still stand.
    expect((await typed(eva, code)).json()).toEqual({ ok: true });
  });

  it('is good in the session that asked for it alone', async () => {
    const eva = await staleMember();
    const elsewhere = await test.signIn(eva.member);
    clock.advance({ minutes: freshSignInMinutes + 1 });
    const code = await codeFor(eva);
    expect((await typed(elsewhere, code)).statusCode).toBe(400);
    expect((await typed(eva, code)).statusCode).toBe(200);
    expect([await exportOf(eva), await exportOf(elsewhere)]).toEqual([200, 403]);
  });

  it('stands nowhere to be read', async () => {
    const eva = await staleMember();
    const code = await codeFor(eva);
    const rows = await test.db.selectFrom('sign_in_codes').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('is forgotten when its time is over', async () => {
    await codeFor(await staleMember());
    clock.advance({ minutes: signInCodeMinutes });
    await sweepNow(test);
    expect(await test.db.selectFrom('sign_in_codes').selectAll().execute()).toEqual([]);
  });
});

async function staleMember(member: { language?: string } = {}): Promise<SignedInClient> {
  const client = await test.signIn(member);
  clock.advance({ minutes: freshSignInMinutes + 1 });
  return client;
}

/** Asks for a code and reads it in the mailbox. */
async function codeFor(client: SignedInClient): Promise<string> {
  clock.advance({ seconds: 1 });
  expect((await client.post('/api/auth/reauthentication/code')).statusCode).toBe(200);
  await test.runJobs();
  const subjects = (await test.mails()).filter(({ to }) => to === client.member.email).map(({ subject }) => subject);
  const code = subjects.flatMap((subject) => /^\d{6}/.exec(subject) ?? []).at(0);
  if (code === undefined) throw new Error('No code came');
  return code;
}

function typed(client: SignedInClient, code: string) {
  return client.post('/api/auth/reauthentication', { code });
}

async function exportOf(client: SignedInClient): Promise<number> {
  return (await client.get('/api/privacy/export')).statusCode;
}
