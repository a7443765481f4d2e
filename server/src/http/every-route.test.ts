import { describe, it } from 'node:test';
import { expect } from 'expect';
import { aReport } from '../../testing/factories/reports.ts';
import { changesSince, fingerprint } from '../../testing/fingerprint.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { unsubscribeToken } from '../mail/unsubscribe-token.ts';

const test = await startTestApp();
const { db, app } = test;
const patterns = [...app.routes].map((route) => route.split(' ') as [string, string]);

/** What a plain navigation of the browser may do, and why that is safe. */
const actsOnPurpose: Readonly<Record<string, string>> = {
  '/api/logout': "the specification's plain link; it ends only one's own session, and no other site's link does",
  '/api/matches/potential': 'counts, some seconds later, whom it suggested; the counts balance who is shown to whom',
  '/b/:name':
    'counts, for the business whose name it is, that its page was opened by a browser: a number, nobody’s click is spent',
  '/b/:name/:platform': 'counts likewise where somebody went on to, and leads there',
  '/api/achievements': 'writes down, once and only for whoever asks, what they have reached already',
  '/api/privacy/export': 'the audit log says that data was taken along; it ends nothing, and only its member can',
  '/api/admin/users/:id': 'the audit log says which admin looked, once an hour',
  '/api/admin/rings/:id': 'likewise: what was found about an account is nobody else’s business',
  '/api/admin/reports/:id': 'likewise, once in ten minutes',
  '/api/admin/disputes/:id': 'likewise',
  '/api/admin/support/:id': 'likewise',
};
/** All behind one pattern. */
const pages = ['/', '/magic-link', '/unsubscribe/:token', '/settings/subscription', '/subscribe', '/onboarding'];

describe('every address of the site', () => {
  it('changes nothing when it is opened, with whatever token or id: scanners and previews open links', async () => {
    const { people, values } = await aStory();
    const { search, fill } = values;
    const urls = [...new Set([...patterns.map(([, url]) => url), ...pages])].filter((url) => !actsOnPurpose[url]);
    expect(urls.length).toBeGreaterThan(60);
    const before = await fingerprint(db);
    for (const url of urls) {
      for (const client of people) {
        for (const method of ['GET', 'HEAD'] as const) await client.send({ method, url: `${fill(url)}?${search}` });
        const accept = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' };
        await client.send({ url: `${fill(url)}?${search}`, headers: accept });
      }
      expect([url, changesSince(before, await fingerprint(db))]).toEqual([url, []]);
    }
    // What was not used by looking still works.
    expect((await test.visitor.post('/api/auth/magic-link/verify', { token: values.token })).statusCode).toBe(200);
  });

  it('answers under a policy that allows nothing unsafe', async () => {
    const { people, values } = await aStory();
    const strange = ['/nothing', '/api/nothing', '/%zz', '/api/docs/static/index.html', '/dev/mailbox', '/'];
    for (const url of [
      ...patterns.filter(([method]) => method === 'GET').map(([, url]) => values.fill(url)),
      ...strange,
    ]) {
      for (const client of people) {
        const { headers, body } = await client.get(url);
        const policy = headers['content-security-policy'];
        // No other site reads an answer, and none has to be guessed at.
        expect([url, headers['access-control-allow-origin']]).toEqual([url, undefined]);
        expect([url, body === '' || isNamed(String(headers['content-type']))]).toEqual([url, true]);
        expect([url, policy]).toEqual([url, expect.stringContaining("default-src 'none'")]);
        expect([url, String(policy).match(/unsafe-[\w-]+|script-src[^;]*\*(?!\.)|data:[^;]*script/)]).toEqual([
          url,
          null,
        ]);
        // Without a payment provider nothing is loaded from, sent to or framed by anybody else.
        expect([url, hostsIn(String(policy))]).toEqual([url, []]);
      }
    }
  });
});

/** What a policy names beside keywords, nonces and hashes: hosts and schemes of others. */
function hostsIn(policy: string): string[] {
  const sources = policy.split(';').flatMap((directive) => directive.trim().split(/\s+/).slice(1));
  return sources.filter((source) => !/^'.+'$/.test(source) && source !== 'data:');
}

/** Two members with a report between them, an admin, links that work, and unread things. */
async function aStory() {
  const { reporter, report } = await aReport(test);
  await test.runJobs();
  const admin = await test.signIn({ admin_role: 'super_admin' });
  await test.visitor.post('/api/auth/magic-link', { email: reporter.member.email });
  await test.runJobs();
  const token = (await test.mails()).flatMap(({ text }) => text.match(/(?<=token=)[\w-]+/) ?? [])[0] ?? '';
  expect(token).not.toBe('');
  const ending = unsubscribeToken(test.core.secret, {
    memberId: reporter.member.id,
    types: ['level_up'],
    address: reporter.member.email,
  });
  const ids = { id: report.id, token: ending, providerId: admin.member.id };
  const search = new URLSearchParams({
    token,
    ...{ id: report.id, status: 'resolved', note: 'weg', email: reporter.member.email },
  });
  const fill = (url: string) =>
    url
      .replace(/:(\w+)/g, (_, name: string) => ids[name as keyof typeof ids] ?? report.match_id ?? 'x')
      .replace('*', 'x');
  return { people: [test.newVisitor(), reporter, admin], values: { token, search, fill } };
}

/** Whether the type of an answer says what it is, and of text in which letters. */
function isNamed(type: string): boolean {
  return /^(?!text\/)[\w.+-]+\/[\w.+-]+(?:;|$)|^text\/[\w.+-]+; charset=utf-8/i.test(type);
}
