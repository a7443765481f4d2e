import { describe, it } from 'node:test';
import { emailTypes, laterEmailTypes } from '@rezenso/contract/vocabulary';
import { expect } from 'expect';
import type { TestClient } from '../../../../testing/client.ts';
import { everybodyIsThere } from '../../../../testing/factories/team.ts';
import { sweepNow } from '../../../../testing/sweep-now.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { hashOf } from '../../accounts/index.ts';

const test = await startTestApp();
const onHttps = await startTestApp({ env: { PUBLIC_ORIGIN: 'https://rezenso.example' } });
const { clock, db } = test;
const email = 'eva@example.de';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Mobile/15E1 Safari/604.1';

describe('a sign-in in a new browser', () => {
  it('is told of by one mail: which device, when in German time, and what to do', async () => {
    await signInWith(test.newVisitor());
    clock.advance({ days: 1 });
    await signInWith(test.newVisitor(), iPhone);
    const [mail, ...others] = await warnings();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: email, subject: 'Neue Anmeldung bei Rezenso' });
    expect(mail?.text).toContain('Safari auf dem iPhone');
    expect(mail?.text).toContain('4. März 2031 um 10:08 Uhr');
    expect(mail?.text).toContain('http://localhost:3000/settings/privacy');
    // Also true for who signs in with a passkey.
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('wer deine E-Mails liest oder einen deiner Passkeys hat');
  });

  it('is also told of to who switched every kind of mail off', async () => {
    const eva = test.newVisitor();
    await signInWith(eva);
    for (const emailType of [...emailTypes, ...laterEmailTypes].filter((type) => type !== 'system'))
      await eva.put(`/api/email-preferences/${emailType}`, { enabled: false, frequency: 'never' });
    await signInWith(test.newVisitor());
    expect(await warnings()).toHaveLength(1);
  });

  it('is not the first one of an account, nor one in a browser that is known', async () => {
    const eva = test.newVisitor();
    await signInWith(eva);
    await eva.get('/api/logout');
    clock.advance({ days: 89 });
    await signInWith(eva);
    expect(await warnings()).toEqual([]);
  });

  it('is one again ninety days after the last use, not after the last sign-in', async () => {
    const [used, unused] = [test.newVisitor(), test.newVisitor()];
    for (const browser of [used, unused]) await signInWith(browser);
    expect(await warnings()).toHaveLength(1);
    for (let day = 0; day < 80; day += 20) {
      clock.advance({ days: 20 });
      await used.get('/api/auth/user');
    }
    clock.advance({ days: 11 });
    await signInWith(used);
    expect(await warnings()).toHaveLength(1);
    await signInWith(unused);
    expect(await warnings()).toHaveLength(2);
  });

  it('is one again where the member was signed out from elsewhere, and only there', async () => {
    const [mine, strangers] = [test.newVisitor(), test.newVisitor()];
    for (const browser of [mine, mine, strangers]) await signInWith(browser);
    expect(await warnings()).toHaveLength(1);
    await everybodyIsThere(test);
    const { sessions } = (await mine.get('/api/sessions')).json();
    const endings = sessions.filter(({ isThis }: { isThis: boolean }) => !isThis);
    for (const { id } of endings) expect((await mine.delete(`/api/sessions/${id}`)).statusCode).toBe(200);
    expect(endings).toHaveLength(1);
    await signInWith(mine);
    expect(await warnings()).toHaveLength(1);
    await signInWith(strangers);
    expect(await warnings()).toHaveLength(2);
    await everybodyIsThere(test);
    await mine.post('/api/sessions/end-others');
    await signInWith(strangers);
    expect(await warnings()).toHaveLength(3);
  });

  it('is one again after all others were ended, also where somebody had signed out by themselves', async () => {
    const [mine, strangers] = [test.newVisitor(), test.newVisitor()];
    for (const browser of [mine, strangers]) await signInWith(browser);
    await strangers.get('/api/logout');
    await signInWith(strangers);
    await strangers.get('/api/logout');
    expect(await warnings()).toHaveLength(1);
    expect((await mine.post('/api/sessions/end-others')).json()).toEqual({ ended: 0 });
    await signInWith(mine);
    expect(await warnings()).toHaveLength(1);
    await signInWith(strangers);
    expect(await warnings()).toHaveLength(2);
  });

  it('stands in the bell as well, with the way to the devices', async () => {
    const mine = test.newVisitor();
    await signInWith(mine);
    await signInWith(test.newVisitor(), 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36');
    const { notifications } = (await mine.get('/api/notifications')).json();
    const told = notifications.filter(({ type }: { type: string }) => type === 'session.new-device');
    expect(told).toEqual([
      expect.objectContaining({
        title: 'Neue Anmeldung bei deinem Konto',
        body: expect.stringMatching(/^Chrome auf Windows, .*Warst du das nicht\?/),
        href: '/settings/privacy',
      }),
    ]);
  });

  it('is nothing that the sign-in without a mail tells of', async () => {
    await signInWith(test.newVisitor());
    const demo = test.newVisitor();
    const answer = await demo.post('/api/auth/dev-bypass', { email });
    expect(answer.cookies.map(({ name }) => name)).toEqual(['rezenso_session']);
    expect(await warnings()).toEqual([]);
  });

  it('is known for each account by itself, in the same browser', async () => {
    const shared = test.newVisitor();
    await signInWith(test.newVisitor(), undefined, 'ada@example.de');
    await signInWith(shared);
    await signInWith(shared, undefined, 'ada@example.de');
    expect((await warnings()).map(({ to }) => to)).toEqual(['ada@example.de']);
    const rows = await db.selectFrom('known_browsers').select('browser_hash').execute();
    expect(new Set(rows.map(({ browser_hash }) => browser_hash)).size).toBe(3);
  });
});

describe('the cookie of a browser', () => {
  it('is random, out of reach for scripts, lives for half a year, and is stored as a hash', async () => {
    const cookie = browserCookieOf(await signInWith(test.newVisitor()));
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 180 * 86_400 });
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    const rows = await db.selectFrom('known_browsers').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(cookie?.value);
  });

  it('stays the same from sign-in to sign-in, and outlives signing out', async () => {
    const eva = test.newVisitor();
    const first = browserCookieOf(await signInWith(eva));
    await eva.get('/api/logout');
    expect(browserCookieOf(await signInWith(eva))).toEqual(first);
  });

  it('is replaced when it is none of ours', async () => {
    const token = await newToken(email);
    const headers = { origin: test.core.env.publicOrigin, cookie: `rezenso_browser=${'x'.repeat(5_000)}` };
    const url = '/api/auth/magic-link/verify';
    const answer = await test.app.inject({ method: 'POST', url, headers, payload: { token } });
    expect(answer.statusCode).toBe(200);
    expect(browserCookieOf(answer)?.value).toMatch(/^[\w-]{43}$/);
  });

  it('carries on https a name that no other subdomain can set', async () => {
    const visitor = onHttps.newVisitor();
    await visitor.post('/api/auth/magic-link', { email });
    await onHttps.runJobs();
    const [mail] = await onHttps.mails();
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const { cookies } = await visitor.post('/api/auth/magic-link/verify', { token });
    expect(cookies.find(({ name }) => name === '__Host-rezenso_browser')).toMatchObject({ secure: true, path: '/' });
  });

  it('is not set for visitors, and goes with the account', async () => {
    const eva = test.newVisitor();
    expect((await eva.get('/')).cookies).toEqual([]);
    await signInWith(eva);
    const left = await eva.post('/api/privacy/delete-account', { email });
    expect(browserCookieOf(left)).toMatchObject({ value: '' });
    expect(await db.selectFrom('known_browsers').selectAll().execute()).toEqual([]);
  });
});

describe('known browsers', () => {
  it('stand in the export with their days, and without what names them', async () => {
    const eva = test.newVisitor();
    const browser = browserCookieOf(await signInWith(eva));
    const exported = await eva.get('/api/privacy/export');
    const at = clock.now().toISOString();
    expect(exported.json().data.knownBrowsers).toEqual([{ addedAt: at, lastSeenAt: at }]);
    expect(exported.json().data.sessions).toMatchObject([{ device: 'Unbekanntes Gerät', createdAt: at }]);
    const [row] = await db.selectFrom('known_browsers').select('browser_hash').execute();
    for (const secret of [browser?.value ?? '?', hashOf(browser?.value ?? '?'), row?.browser_hash ?? '?'])
      expect(exported.body).not.toContain(secret);
  });

  it('are forgotten ninety days after their last use, but for the last one of each member', async () => {
    for (const browser of [test.newVisitor(), test.newVisitor()]) {
      await signInWith(browser);
      clock.advance({ days: 1 });
    }
    await signInWith(test.newVisitor(), undefined, 'ada@example.de');
    clock.advance({ days: 100 });
    await sweepNow(test);
    const left = await db.selectFrom('known_browsers').select('last_seen_at').orderBy('last_seen_at').execute();
    expect(left.map(({ last_seen_at }) => last_seen_at.toISOString().slice(0, 10))).toEqual([
      '2031-03-04',
      '2031-03-05',
    ]);
    await signInWith(test.newVisitor());
    expect(await warnings()).toHaveLength(2);
  });
});

/** Signs in by a link, as a person does. */
async function signInWith(browser: TestClient, userAgent?: string, address = email) {
  const token = await newToken(address);
  const headers = { origin: test.core.env.publicOrigin, ...(userAgent && { 'user-agent': userAgent }) };
  const url = '/api/auth/magic-link/verify';
  const answer = await browser.send({ method: 'POST', url, headers, payload: { token } });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer;
}

async function newToken(address: string): Promise<string> {
  // Not more links than one may ask for.
  clock.advance({ minutes: 4 });
  await test.newVisitor().post('/api/auth/magic-link', { email: address });
  await test.runJobs();
  const [mail] = (await test.mails()).filter(({ subject }) => subject.startsWith('Dein Anmeldelink'));
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function warnings() {
  await test.runJobs();
  return (await test.mails()).filter(({ subject }) => subject === 'Neue Anmeldung bei Rezenso');
}

function browserCookieOf({ cookies }: Awaited<ReturnType<TestClient['get']>>) {
  return cookies.find(({ name }) => name === 'rezenso_browser');
}
