import { randomUUID } from 'node:crypto';
import { beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import {
  aConnected,
  aGooglePlatform,
  connect,
  consent,
  platformOf,
  startGoogleTestApp,
} from '../../../../testing/factories/google.ts';
import { createGoogleBusiness } from '../../../../testing/google/google-business.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { isOnPostgres } from '../../../../testing/test-connection.ts';

const test = await startGoogleTestApp();
const withoutKeys = await startTestApp();
const { db, google } = test;

beforeEach(() => {
  google.business.accounts = createGoogleBusiness().accounts;
});

describe('connecting with Google', () => {
  it('leads there and back, and the platform is connected', async () => {
    const eva = await test.signIn();
    const id = await aGooglePlatform(eva);
    expect(await connect(eva, id)).toBe('/settings/platforms?google=connected');
    expect(await platformOf(eva, id)).toMatchObject({ oauthConnected: true, syncStatus: 'syncing' });
    await test.runJobs();
    expect(await platformOf(eva, id)).toMatchObject({ syncStatus: 'ok', syncError: null });
  });

  it('asks with state, nonce and PKCE, each anew, for lasting access', async () => {
    const eva = await test.signIn();
    const id = await aGooglePlatform(eva);
    const addresses = await Promise.all([1, 2].map(() => eva.get(`/auth/google?platformId=${id}`)));
    const [one, two] = addresses.map(({ headers }) => new URL(String(headers.location)).searchParams);
    expect(one?.get('code_challenge_method')).toBe('S256');
    expect([one?.get('access_type'), one?.get('prompt')]).toEqual(['offline', 'consent']);
    expect(one?.get('scope')).toContain('https://www.googleapis.com/auth/business.manage');
    expect(one?.get('redirect_uri')).toBe('http://localhost:3000/auth/google/callback');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one?.get(name)).toMatch(/^[\w-]{43}$/);
      expect(one?.get(name)).not.toBe(two?.get(name));
    }
  });

  it('keeps no token, state or verifier readable in the database', async () => {
    const eva = await test.signIn();
    const id = await aGooglePlatform(eva);
    const started = String((await eva.get(`/auth/google?platformId=${id}`)).headers.location);
    const begun = JSON.stringify(await db.selectFrom('google_attempts').selectAll().execute());
    expect(begun).not.toContain(new URL(started).searchParams.get('state'));
    expect(begun).not.toContain('codeVerifier');
    await eva.get(await consent(started));
    const kept = await db.selectFrom('google_connections').select('sealed_token').executeTakeFirstOrThrow();
    // An opaque token of the provider has 43 characters; sealed it is longer, and never the same twice.
    expect(kept.sealed_token.length).toBeGreaterThan(80);
  });

  it('comes back with denied when the person says no', async () => {
    const eva = await test.signIn();
    const id = await aGooglePlatform(eva);
    expect(await connect(eva, id, 'deny')).toBe('/settings/platforms?google=denied');
    expect(await platformOf(eva, id)).toMatchObject({ oauthConnected: false, syncStatus: 'idle' });
  });

  it('takes an answer once, within ten minutes, and only in the session that asked', async () => {
    const eva = await test.signIn();
    const id = await aGooglePlatform(eva);
    const used = await consent(String((await eva.get(`/auth/google?platformId=${id}`)).headers.location));
    const stranger = await test.signIn();
    const otherBrowser = await test.signIn(eva.member);
    for (const thief of [stranger, otherBrowser, test.newVisitor()]) {
      expect((await thief.get(used)).headers.location).toBe('/settings/platforms?google=expired');
    }
    expect((await eva.get(used)).headers.location).toBe('/settings/platforms?google=connected');
    expect((await eva.get(used)).headers.location).toBe('/settings/platforms?google=expired');
    await eva.post(`/api/user-platforms/${id}/disconnect-oauth`);
    const late = await consent(String((await eva.get(`/auth/google?platformId=${id}`)).headers.location));
    test.clock.advance({ minutes: 10 });
    expect((await eva.get(late)).headers.location).toBe('/settings/platforms?google=expired');
    expect((await eva.get('/auth/google/callback')).headers.location).toBe('/settings/platforms?google=expired');
  });

  it('connects once when the same answer comes fifty times at once', { skip: !isOnPostgres }, async () => {
    const eva = await test.signIn();
    const id = await aGooglePlatform(eva);
    const back = await consent(String((await eva.get(`/auth/google?platformId=${id}`)).headers.location));
    const answers = await Promise.all(Array.from({ length: 50 }, () => eva.get(back)));
    const ends = answers.map(({ headers }) => String(headers.location).split('=')[1]).sort();
    expect(ends).toEqual(['connected', ...Array.from({ length: 49 }, () => 'expired')]);
  });

  it('fails when the code is wrong or Google is away, and says so', async () => {
    const eva = await test.signIn();
    const id = await aGooglePlatform(eva);
    const back = await consent(String((await eva.get(`/auth/google?platformId=${id}`)).headers.location));
    const forged = back.replace(/code=[^&]+/, 'code=made-up');
    expect((await eva.get(forged)).headers.location).toBe('/settings/platforms?google=failed');
    const again = await consent(String((await eva.get(`/auth/google?platformId=${id}`)).headers.location));
    google.fail({ part: '/token', status: 503, times: 1 });
    expect((await eva.get(again)).headers.location).toBe('/settings/platforms?google=failed');
    expect(await platformOf(eva, id)).toMatchObject({ oauthConnected: false });
  });

  it('fails when Google gives no lasting access, and works the next time', async () => {
    const eva = await test.signIn();
    const id = await aGooglePlatform(eva);
    google.accounts.isWithholding = true;
    expect(await connect(eva, id)).toBe('/settings/platforms?google=failed');
    google.accounts.isWithholding = false;
    expect(await platformOf(eva, id)).toMatchObject({ oauthConnected: false });
    expect(await connect(eva, id)).toBe('/settings/platforms?google=connected');
  });

  it('works again as soon as Google can be found again', async () => {
    const lone = await startGoogleTestApp();
    const eva = await lone.signIn();
    const id = await aGooglePlatform(eva);
    lone.google.fail({ part: '/.well-known/', status: 503, times: 1 });
    expect((await eva.get(`/auth/google?platformId=${id}`)).headers.location).toBe('/settings/platforms?google=failed');
    expect(await connect(eva, id)).toBe('/settings/platforms?google=connected');
  });

  it('is there for own Google platforms that are not connected, and for no others', async () => {
    const { client, platformId } = await aConnected(test);
    const stranger = await test.signIn();
    const yelp = (await client.post('/api/user-platforms', { platform: 'yelp', businessName: 'Café Anna' })).json().id;
    const cases = [
      [stranger, platformId],
      [client, platformId],
      [client, yelp],
      [client, randomUUID()],
      [client, 'seven'],
    ] as const;
    for (const [who, id] of cases) {
      const answer = await who.get(`/auth/google?platformId=${id}`);
      expect(answer.headers.location).toBe('/settings/platforms?google=not-available');
    }
    expect((await test.visitor.get(`/auth/google?platformId=${platformId}`)).headers.location).toBe('/magic-link');
  });
});

describe('without keys', () => {
  it('people come back to the settings, programs get the error', async () => {
    const eva = await withoutKeys.signIn();
    const url = `/auth/google?platformId=${await aGooglePlatform(eva)}`;
    const shown = await eva.send({ method: 'GET', url, headers: { accept: 'text/html,*/*' } });
    expect([shown.statusCode, shown.headers.location]).toEqual([302, '/settings/platforms?google=not-configured']);
    const told = await eva.get(url);
    expect([told.statusCode, told.json().code]).toEqual([503, 'OAUTH_NOT_CONFIGURED']);
  });
});

describe('disconnecting', () => {
  for (const [how, end] of [
    ['disconnecting', (id: string) => ['post', `/api/user-platforms/${id}/disconnect-oauth`] as const],
    ['removing the platform', (id: string) => ['delete', `/api/user-platforms/${id}`] as const],
  ] as const) {
    it(`by ${how} ends the access at Google too`, async () => {
      const { client, platformId } = await aConnected(test);
      const before = await google.accounts.countGrants();
      const [method, path] = end(platformId);
      expect((await client[method](path)).statusCode).toBe(200);
      expect(await db.selectFrom('google_connections').selectAll().execute()).toEqual([]);
      await test.runJobs();
      expect(await google.accounts.countGrants()).toBe(before - 1);
    });
  }

  it('keeps the address entered by hand, and tries again while Google is away', async () => {
    const { client, platformId } = await aConnected(test);
    google.fail({ part: '/revocation', status: 503, times: 1 });
    const answer = await client.post(`/api/user-platforms/${platformId}/disconnect-oauth`);
    expect(answer.json()).toMatchObject({ oauthConnected: false, profileUrl: 'https://maps.google.com/anna' });
    const before = await google.accounts.countGrants();
    await expect(test.runJobs()).rejects.toThrow('away');
    test.clock.advance({ hours: 1 });
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db);
    await test.runJobs();
    expect(await google.accounts.countGrants()).toBe(before - 1);
  });
});
