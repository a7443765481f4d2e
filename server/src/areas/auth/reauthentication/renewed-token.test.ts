import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { idempotencyHeader } from '@rezenso/contract/endpoint';
import { freshSignInMinutes } from '@rezenso/contract/reauthentication';
import { expect } from 'expect';
import { addPasskeyTo } from '../../../../testing/authenticator.ts';
import { createClient, type TestClient } from '../../../../testing/client.ts';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { openStream } from '../../../../testing/live-stream.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { sessionCookie } from '../../accounts/index.ts';

const test = await startTestApp();
const { clock } = test;
const { name } = sessionCookie(test.core.env);

interface Browser extends TestClient {
  /** Secret of the session cookie that it holds. */
  token: () => string;
  email: string;
}

/** What somebody signed in does to say anew who is there. */
const ways: Record<string, (browser: Browser) => Promise<() => Promise<{ statusCode: number }>>> = {
  'a code from the mailbox': async (browser) => {
    const code = await codeFor(browser);
    return () => browser.post('/api/auth/reauthentication', { code });
  },
  'a passkey': async (browser) => {
    const { device } = await addPasskeyTo(browser);
    const { options } = (await browser.post('/api/passkeys/proof')).json();
    return () => browser.post('/api/passkeys/proof/verify', { credential: device.use(options) });
  },
};

describe('whoever says anew who is there', () => {
  for (const [way, prepare] of Object.entries(ways)) {
    it(`gets another token for the session by ${way}, and the one of before opens nothing a minute later`, async () => {
      const eva = await aBrowser();
      const [former, sayWho] = [eva.token(), await prepare(eva)];
      expect((await sayWho()).statusCode).toBe(200);
      expect(eva.token()).not.toBe(former);
      expect(await opens(eva.token())).toBe(true);
      // Calls of another tab that were on their way.
      clock.advance({ seconds: 59 });
      expect(await opens(former)).toBe(true);
      clock.advance({ seconds: 2 });
      expect([await opens(former), await opens(eva.token())]).toEqual([false, true]);
    });

    it(`is in the same session by ${way}: one device, and what is open stays open`, async () => {
      const eva = await aBrowser();
      const stream = await openStream(test.app, `${name}=${eva.token()}`);
      const [before] = await devicesOf(eva);
      await (await prepare(eva))();
      const devices = await devicesOf(eva);
      expect(devices.map(({ id, isThis }) => ({ id, isThis }))).toEqual([{ id: before?.id, isThis: true }]);
      await eva.get('/api/logout');
      for (let event = await stream.next(); event?.event !== 'end'; event = await stream.next())
        expect(event).toBeDefined();
    });
  }

  it('gets one by a recovery code as well', async () => {
    const cookies = new Map<string, string>();
    const { member } = await anAdmin(test, 'super_admin');
    const admin = await aBrowser(member.email, cookies);
    const { answer } = await addPasskeyTo(admin);
    const [code] = answer.json().recoveryCodes;
    const former = admin.token();
    expect((await admin.post('/api/passkeys/proof/code', { code })).statusCode).toBe(200);
    expect(admin.token()).not.toBe(former);
    expect(await opens(admin.token())).toBe(true);
    clock.advance({ minutes: 2 });
    expect(await opens(former)).toBe(false);
  });

  it('stays signed in where the answer was lost, and is heard once more under the same key', async () => {
    const eva = await aBrowser();
    const code = await codeFor(eva);
    const former = eva.token();
    const headers = { origin: test.core.env.publicOrigin, [idempotencyHeader]: randomUUID() };
    const ask = () => {
      const lost = createClient(test.app, test.core.env.publicOrigin, new Map([[name, former]]));
      return lost.send({ method: 'POST', url: '/api/auth/reauthentication', headers, payload: { code } });
    };
    expect((await ask()).statusCode).toBe(200);
    clock.advance({ minutes: 10 });
    expect((await ask()).statusCode).toBe(200);
    expect(await opens(former)).toBe(true);
    // The next time it arrives.
    const again = await codeFor(eva);
    await eva.post('/api/auth/reauthentication', { code: again });
    expect(await opens(eva.token())).toBe(true);
    clock.advance({ minutes: 2 });
    expect([await opens(former), await opens(eva.token())]).toEqual([false, true]);
  });

  it('keeps the new cookie when a call of before is answered later', async () => {
    const eva = await aBrowser();
    clock.advance({ minutes: 70 });
    const [former, code] = [eva.token(), await codeFor(eva)];
    await eva.post('/api/auth/reauthentication', { code });
    expect(await opens(eva.token())).toBe(true);
    await test.db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(0) })
      .execute();
    const late = await test.app.inject({ url: '/api/auth/user', cookies: { [name]: former } });
    expect([late.statusCode, late.cookies.filter((cookie) => cookie.name === name)]).toEqual([200, []]);
  });
});

describe('a token that has had its time', () => {
  it('ends nobody’s session, whoever signs in where it lies', async () => {
    const eva = await aBrowser();
    const former = eva.token();
    await eva.post('/api/auth/reauthentication', { code: await codeFor(eva) });
    expect(await opens(eva.token())).toBe(true);
    clock.advance({ minutes: 2 });
    const thief = createClient(test.app, test.core.env.publicOrigin, new Map([[name, former]]));
    await thief.post('/api/auth/dev-bypass', { email: 'udo@example.de' });
    await thief.get('/api/logout');
    expect(await opens(eva.token())).toBe(true);
  });
});

async function aBrowser(email = `${randomUUID()}@example.de`, cookies = new Map<string, string>()): Promise<Browser> {
  const client = createClient(test.app, test.core.env.publicOrigin, cookies);
  await client.post('/api/auth/dev-bypass', { email });
  return { ...client, email, token: () => cookies.get(name) ?? '' };
}

/** Whether somebody is signed in by a cookie. */
async function opens(token: string): Promise<boolean> {
  return (await test.app.inject({ url: '/api/auth/user', cookies: { [name]: token } })).statusCode === 200;
}

async function devicesOf(browser: Browser): Promise<Array<{ id: string; isThis: boolean }>> {
  return (await browser.get('/api/sessions')).json().sessions;
}

/** Asks for a code and reads it in the mailbox. */
async function codeFor(browser: Browser): Promise<string> {
  clock.advance({ minutes: freshSignInMinutes, seconds: 1 });
  expect((await browser.post('/api/auth/reauthentication/code')).statusCode).toBe(200);
  await test.runJobs();
  const found = (await test.mails()).filter(({ to }) => to === browser.email);
  const code = found.flatMap(({ subject }) => /^\d{6}/.exec(subject) ?? []).at(0);
  if (code === undefined) throw new Error('No code came');
  return code;
}
