import { describe, it } from 'node:test';
import { expect } from 'expect';
import { addPasskeyTo } from '../../../../testing/authenticator.ts';
import { createClient, type TestClient } from '../../../../testing/client.ts';
import { invited } from '../../../../testing/factories/team.ts';
import { type LiveStream, openStream } from '../../../../testing/live-stream.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { sessionCookie } from '../../accounts/index.ts';

const test = await startTestApp();
const { name } = sessionCookie(test.core.env);

/** What a browser does to sign in as Eva. */
const ways: Record<string, (browser: TestClient) => Promise<{ statusCode: number }>> = {
  'the link of a mail': async (browser) => {
    await browser.post('/api/auth/magic-link', { email: 'eva@example.de' });
    await test.runJobs();
    const [token] = (await test.mails()).flatMap(({ text }) => text.match(/(?<=token=)[\w-]+/) ?? []);
    return browser.post('/api/auth/magic-link/verify', { token });
  },
  'a passkey': async (browser) => {
    const eva = await test.signIn({ email: 'eva@example.de' });
    const { device } = await addPasskeyTo(eva);
    const { options } = (await browser.post('/api/auth/passkey')).json();
    return browser.post('/api/auth/passkey/verify', { credential: device.use(options) });
  },
  'an invitation': async (browser) => {
    const token = await invited(test, await test.signIn({ email: 'anna@example.de' }), 'eva@example.de');
    return browser.post(`/api/invitation/${token}`);
  },
};

describe('the session that a browser had before', () => {
  for (const [way, signIn] of Object.entries(ways))
    for (const email of ['udo@example.de', 'carla@example.de'])
      it(`ends when somebody signs in by ${way}, with what is open of it (${email})`, async () => {
        const cookies = new Map<string, string>();
        const browser = createClient(test.app, test.core.env.publicOrigin, cookies);
        await browser.post('/api/auth/dev-bypass', { email });
        const former = cookies.get(name) ?? '';
        const stream = await openStream(test.app, `${name}=${former}`);
        expect((await signIn(browser)).statusCode).toBe(200);
        expect(cookies.get(name)).not.toBe(former);
        expect((await browser.get('/api/auth/user')).json().email).toBe('eva@example.de');
        const stolen = createClient(test.app, test.core.env.publicOrigin, new Map([[name, former]]));
        expect((await stolen.get('/api/auth/user')).statusCode).toBe(401);
        expect(await endOf(stream)).toBe('signed-out');
      });

  it('ends as well when the same person signs in again, and no other session of theirs does', async () => {
    const [phone, cookies] = [test.newVisitor(), new Map<string, string>()];
    await phone.post('/api/auth/dev-bypass', { email: 'eva@example.de' });
    const browser = createClient(test.app, test.core.env.publicOrigin, cookies);
    for (let times = 0; times < 3; times += 1) await browser.post('/api/auth/dev-bypass', { email: 'eva@example.de' });
    expect((await browser.get('/api/sessions')).json().sessions).toHaveLength(2);
    expect((await phone.get('/api/auth/user')).statusCode).toBe(200);
  });
});

/** Why a stream ended, after what it told before. */
async function endOf(stream: LiveStream): Promise<string | undefined> {
  for (;;) {
    const event = await stream.next();
    if (!event || event.event === 'end') return event?.data.reason;
  }
}
