import { describe, it } from 'node:test';
import { expect } from 'expect';
import type { TestClient } from '../../../../testing/client.ts';
import { cookieOf, openStream } from '../../../../testing/live-stream.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { authArea } from '../index.ts';

const test = await startTestApp({ features: authArea, env: { OFFERED_LANGUAGES: 'de,en' } });
const german = await startTestApp({ features: authArea, env: { OFFERED_LANGUAGES: 'de' } });

const own = {
  'sec-fetch-site': 'same-origin',
  host: 'localhost:3000',
  referer: 'http://localhost:3000/matches?page=2',
};

const get = (client: TestClient, url: string, headers: Record<string, string>) =>
  client.send({ method: 'GET', url, headers });

describe('the link that chooses a language', () => {
  it('keeps the choice in this browser and leads back', async () => {
    const answer = await get(test.newVisitor(), '/api/language/en', own);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/matches?page=2');
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^lang=en; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('changes nothing when another site leads to it', async () => {
    const answer = await get(test.newVisitor(), '/api/language/en', { 'sec-fetch-site': 'cross-site' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('changes nothing when it is only looked at, or fetched ahead', async () => {
    const member = await test.signIn();
    const looked = await member.send({ method: 'HEAD', url: '/api/language/en', headers: own });
    const ahead = await get(member, '/api/language/en', { ...own, 'sec-purpose': 'prefetch' });
    expect([looked.statusCode, ahead.statusCode]).toEqual([303, 503]);
    for (const { headers } of [looked, ahead]) expect(headers['set-cookie']).toBeUndefined();
    expect((await member.get('/api/auth/user')).json().language).toBeNull();
  });

  it('knows no language that is not offered', async () => {
    for (const one of ['fr', 'EN', '__proto__', 'en%20']) {
      expect((await get(test.newVisitor(), `/api/language/${one}`, own)).statusCode).toBe(404);
    }
    expect((await get(german.newVisitor(), '/api/language/en', own)).statusCode).toBe(404);
  });
});

describe('the language of an account', () => {
  it('is none at first, follows the account once chosen, and wins over the browser', async () => {
    const member = await test.signIn();
    expect((await member.get('/api/auth/user')).json().language).toBeNull();
    const chosen = await member.put('/api/auth/language', { language: 'en' });
    expect(chosen.statusCode).toBe(200);
    expect(String(chosen.headers['set-cookie'])).toMatch(/^lang=en;/);
    expect((await member.get('/api/auth/user')).json().language).toBe('en');
    const refused = await member.put('/api/auth/language', { language: 'klingonisch' });
    expect(refused.json().message).toBe('Please check your entries.');
    expect((await member.get('/api/auth/user')).json().language).toBe('en');
  });

  it('is told to the open pages of the account, however it was chosen', async () => {
    const member = await test.signIn();
    for (const choose of [
      () => member.put('/api/auth/language', { language: 'en' }),
      () => get(member, '/api/language/de', own),
    ]) {
      const page = await openStream(test.app, await cookieOf(test, member.member));
      await choose();
      expect((await page.next())?.data.reads).toEqual(['/api/auth/user']);
      page.close();
    }
  });

  it('is what was chosen in the browser before the sign-in, unless the account chose already', async () => {
    const signIn = async (email: string, cookie: string) => {
      const client = test.newVisitor();
      await client.send({
        method: 'POST',
        url: '/api/auth/dev-bypass',
        headers: { ...own, cookie },
        payload: { email },
      });
      return (await client.get('/api/auth/user')).json().language;
    };
    expect(await signIn('eva@example.de', '')).toBeNull();
    expect(await signIn('eva@example.de', 'lang=klingonisch')).toBeNull();
    expect(await signIn('eva@example.de', 'lang=en')).toBe('en');
    expect(await signIn('eva@example.de', 'lang=de')).toBe('en');
  });

  it('is not what somebody else chose in the browser that a member signs in with', async () => {
    const member = await test.signIn();
    const { email } = member.member;
    const headers = { ...own, cookie: 'lang=en' };
    await test.newVisitor().send({ method: 'POST', url: '/api/auth/dev-bypass', headers, payload: { email } });
    expect((await member.get('/api/auth/user')).json().language).toBeNull();
  });

  it('is chosen by the link as well', async () => {
    const member = await test.signIn();
    await get(member, '/api/language/en', own);
    expect((await member.get('/api/auth/user')).json().language).toBe('en');
  });
});

describe('errors', () => {
  it('speak the language of the request', async () => {
    const messageFor = async (headers: Record<string, string>, from = test) =>
      (await get(from.newVisitor(), '/api/nothing', headers)).json().message;
    expect(await messageFor({})).toBe('Das gibt es hier nicht.');
    expect(await messageFor({ cookie: 'lang=en' })).toBe('There is nothing here.');
    expect(await messageFor({ 'accept-language': 'en-GB,en;q=0.9' })).toBe('Das gibt es hier nicht.');
    expect(await messageFor({ cookie: 'lang=en' }, german)).toBe('Das gibt es hier nicht.');
  });
});
