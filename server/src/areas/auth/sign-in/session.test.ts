import { describe, it } from 'node:test';
import { expect } from 'expect';
import { createClient } from '../../../../testing/client.ts';
import { sweepNow } from '../../../../testing/sweep-now.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { hashOf, sessionCookie } from '../../accounts/index.ts';

const test = await startTestApp();
const onHttps = await startTestApp({ env: { PUBLIC_ORIGIN: 'https://rezenso.example' } });
const { clock, db } = test;
const { name: cookieName } = sessionCookie(test.core.env);

describe('who is signed in', () => {
  it('is answered with what the pages need', async () => {
    const eva = await test.signIn({ company_name: 'Café Lang', admin_role: 'support_agent' });
    const answer = await eva.get('/api/auth/user');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: eva.member.id,
      email: eva.member.email,
      isAdmin: true,
      adminRole: 'support_agent',
      firstName: 'Eva',
      lastName: 'Lang',
      role: 'owner',
      companyName: 'Café Lang',
      unreadNotifications: 0,
      language: null,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is a 401 for visitors and for made-up sessions', async () => {
    for (const cookie of ['', 'rezenso_session=', 'rezenso_session=made-up', `rezenso_session=${hashOf('made-up')}`]) {
      const answer = await test.app.inject({ url: '/api/auth/user', headers: { cookie } });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'UNAUTHORIZED', message: 'Unauthorized' });
    }
  });

  it('ends at once when the member is banned', async () => {
    const eva = await test.signIn();
    await db.updateTable('members').set({ status: 'banned' }).where('id', '=', eva.member.id).execute();
    expect((await eva.get('/api/auth/user')).statusCode).toBe(401);
  });
});

describe('the profile status', () => {
  it('says whether onboarding is needed', async () => {
    const done = await test.signIn();
    const fresh = await test.signIn(await test.aMember());
    expect((await done.get('/api/auth/profile-status')).json()).toEqual({ isComplete: true, needsOnboarding: false });
    expect((await fresh.get('/api/auth/profile-status')).json()).toEqual({ isComplete: false, needsOnboarding: true });
    expect((await test.newVisitor().get('/api/auth/profile-status')).statusCode).toBe(401);
  });
});

describe('the session cookie', () => {
  it('is out of reach for scripts and other sites, and of the database only the hash', async () => {
    const answer = await test.newVisitor().post('/api/auth/dev-bypass');
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({
      name: 'rezenso_session',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 2_592_000,
    });
    expect(cookie?.secure).toBeUndefined();
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    const rows = await db.selectFrom('sessions').select('id_hash').execute();
    expect(rows).toEqual([{ id_hash: hashOf(cookie?.value ?? '') }]);
  });

  it('is Secure on https, under a name that no other subdomain can set', async () => {
    const visitor = onHttps.newVisitor();
    const [cookie] = (await visitor.post('/api/auth/dev-bypass')).cookies;
    expect(cookie).toMatchObject({ name: '__Host-rezenso_session', secure: true, httpOnly: true, path: '/' });
    expect(cookie?.domain).toBeUndefined();
    expect((await visitor.get('/api/auth/user')).statusCode).toBe(200);
  });

  it('under its old name opens on https only sessions from before the new one', async () => {
    const [cookie] = (await onHttps.newVisitor().post('/api/auth/dev-bypass')).cookies;
    const headers = { cookie: `rezenso_session=${cookie?.value}` };
    const asked = () => onHttps.app.inject({ url: '/api/auth/user', headers });
    expect((await asked()).statusCode).toBe(401);
    await onHttps.db.updateTable('sessions').set({ has_host_cookie: false }).execute();
    expect((await asked()).statusCode).toBe(200);
    const out = await onHttps.app.inject({ url: '/api/logout', headers });
    expect(out.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['__Host-rezenso_session', ''],
      ['rezenso_session', ''],
    ]);
    expect((await asked()).statusCode).toBe(401);
  });

  it('of the prefixed name is none on http, where browsers would not keep it', async () => {
    const [cookie] = (await test.newVisitor().post('/api/auth/dev-bypass')).cookies;
    const headers = { cookie: `__Host-rezenso_session=${cookie?.value}` };
    expect((await test.app.inject({ url: '/api/auth/user', headers })).statusCode).toBe(401);
  });

  it('ends ninety days after it began, however often it is used', async () => {
    const eva = await test.signIn();
    for (let day = 20; day <= 80; day += 20) {
      clock.advance({ days: 20 });
      expect((await eva.get('/api/auth/user')).statusCode).toBe(200);
    }
    clock.advance({ days: 9, hours: 23 });
    expect((await eva.get('/api/auth/user')).statusCode).toBe(200);
    clock.advance({ hours: 1 });
    expect((await eva.get('/api/auth/user')).statusCode).toBe(401);
    await sweepNow(test);
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('lives thirty days from the last use and is written again when used', async () => {
    const eva = await test.signIn();
    clock.advance({ days: 29 });
    const renewed = await eva.get('/api/auth/user');
    expect(renewed.cookies[0]).toMatchObject({ name: 'rezenso_session', maxAge: 2_592_000 });
    clock.advance({ days: 29 });
    expect((await eva.get('/api/auth/user')).statusCode).toBe(200);
    clock.advance({ days: 30 });
    expect((await eva.get('/api/auth/user')).statusCode).toBe(401);
  });

  it('is not written again by every request', async () => {
    const eva = await test.signIn();
    clock.advance({ minutes: 30 });
    expect((await eva.get('/api/auth/user')).cookies).toEqual([]);
  });

  it('counts each day of use once', async () => {
    const eva = await test.signIn();
    await eva.get('/api/auth/user');
    clock.advance({ days: 1 });
    await eva.get('/api/auth/user');
    await eva.get('/api/auth/user');
    const days = await db.selectFrom('active_days').select('day').orderBy('day').execute();
    expect(days).toEqual([{ day: '2031-03-03' }, { day: '2031-03-04' }]);
  });
});

describe('a session that somebody planted in a browser', () => {
  it('is none, and the sign-in does not make it one', async () => {
    const planted = 'A'.repeat(43);
    const victim = browserWith(planted);
    await victim.post('/api/auth/dev-bypass', { email: 'opfer@example.de' });
    expect((await victim.get('/api/auth/user')).statusCode).toBe(200);
    expect((await browserWith(planted).get('/api/auth/user')).statusCode).toBe(401);
  });

  it('stays its owner’s: who signs in there begins one of their own', async () => {
    const cookies = new Map<string, string>();
    const attacker = createClient(test.app, test.core.env.publicOrigin, cookies);
    await attacker.post('/api/auth/dev-bypass', { email: 'boese@example.de' });
    const victim = browserWith(cookies.get(cookieName) ?? '');
    expect((await victim.get('/api/auth/user')).json().email).toBe('boese@example.de');
    await victim.post('/api/auth/dev-bypass', { email: 'opfer@example.de' });
    expect((await victim.get('/api/auth/user')).json().email).toBe('opfer@example.de');
    expect((await attacker.get('/api/auth/user')).statusCode).toBe(401);
  });
});

describe('signing out', () => {
  it('ends the session, clears the cookie and leads to the start page', async () => {
    const answer = await test.newVisitor().post('/api/auth/dev-bypass');
    const cookie = `rezenso_session=${answer.cookies[0]?.value}`;
    const out = await test.app.inject({ url: '/api/logout', headers: { cookie } });
    expect(out.statusCode).toBe(302);
    expect(out.headers.location).toBe('/');
    expect(out.cookies[0]).toMatchObject({ name: 'rezenso_session', value: '' });
    expect((await test.app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode).toBe(401);
  });

  it('lets the browser forget its pages, and what was typed where no page of ours could forget it', async () => {
    const forgotten = async (from: string) =>
      (await (await test.signIn()).send({ url: '/api/logout', headers: { 'sec-fetch-site': from } })).headers[
        'clear-site-data'
      ];
    expect([await forgotten('same-origin'), await forgotten('none'), await forgotten('cross-site')]).toEqual([
      '"cache"',
      '"cache", "storage"',
      undefined,
    ]);
  });

  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', referer: 'http://localhost:3000/' },
    { referer: 'https://evil.example/' },
    { referer: 'http://localhost:3000.evil.example/' },
  ]) {
    it(`does not happen by another site's link: ${JSON.stringify(headers)}`, async () => {
      const eva = await test.signIn();
      const answer = await eva.send({ url: '/api/logout', headers });
      expect([answer.statusCode, answer.headers.location, answer.cookies]).toEqual([302, '/', []]);
      expect((await eva.get('/api/auth/user')).statusCode).toBe(200);
    });
  }

  for (const headers of [
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { referer: 'http://localhost:3000/settings' },
  ]) {
    it(`happens by our own link: ${JSON.stringify(headers)}`, async () => {
      const eva = await test.signIn();
      await eva.send({ url: '/api/logout', headers });
      expect((await eva.get('/api/auth/user')).statusCode).toBe(401);
    });
  }

  it('is harmless without a session', async () => {
    expect((await test.newVisitor().get('/api/logout')).headers.location).toBe('/');
  });

  it('has a counterpart that leads to the sign-in screen', async () => {
    const answer = await test.newVisitor().get('/api/login?next=https://evil.example');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/magic-link');
  });
});

function browserWith(session: string) {
  return createClient(test.app, test.core.env.publicOrigin, new Map([[cookieName, session]]));
}
