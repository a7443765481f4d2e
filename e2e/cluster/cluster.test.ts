import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { acceptedMatch, newcomer } from './businesses.ts';
import { startCluster } from './cluster.ts';
import { member, redeem, signIn } from './member.ts';

/** `npm test` finds or fetches it (shared/build/src/verify/nginx.ts). */
const nginx = process.env.NGINX_PATH ?? '/usr/sbin/nginx';
const freePlans = 5;
const cluster = await startCluster({ nginx, hasModules: true });
const { origin, processes } = cluster;
const addresses = processes.map(({ address }) => address);
after(() => cluster.stop());

describe('three processes behind nginx', { timeout: 600_000 }, () => {
  it('know who signed in with the link of a real mail, whichever process is asked', async () => {
    const email = 'eva@example.de';
    const visitor = member(origin, email);
    expect((await visitor.call('POST', '/api/auth/magic-link', { email })).status).toBe(200);
    const eva = await redeem(origin, email, await tokenFor(email));
    for (const address of addresses) {
      const { status, body } = await eva.call('GET', '/api/auth/user', undefined, address);
      expect([status, body]).toEqual([200, expect.objectContaining({ email })]);
    }
  });

  it('share the requests', async () => {
    const eva = await signIn(origin, 'eva@example.de');
    await Promise.all(Array.from({ length: 60 }, () => eva.call('GET', '/api/matches')));
    const lines = await cluster.nginx.accessLog();
    const asked = new Set(lines.map(({ upstream }) => `http://${upstream}`));
    for (const address of addresses) expect(asked).toContain(address);
  });

  it('serve pages, and files of modules for a year, which nginx then keeps', async () => {
    const page = await fetch(`${origin}/`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const file = /\/releases\/[^"\s]+\/files\/[^"\s]+\.js/.exec(await page.text())?.[0];
    for (let time = 0; time < 2; time += 1) {
      const answer = await fetch(origin + file, { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-encoding')).toBe('br');
    }
    expect((await cluster.nginx.accessLog()).map(({ cache }) => cache)).toContain('HIT');
  });

  it('count one rate limit together', async () => {
    const email = 'ungeduldig@example.de';
    const statuses: number[] = [];
    // More than twice the limit: even when its window ends meanwhile, one is refused. Each alone would refuse none.
    for (let turn = 0; turn < 12; turn += 1) {
      const { status } = await member(origin, email).call(
        'POST',
        '/api/auth/magic-link',
        { email },
        addresses[turn % 3],
      );
      statuses.push(status);
    }
    expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
    expect(statuses).toContain(429);
  });

  it('take the address of a client from nginx, whatever it claims', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 65 }, async (_, turn) => {
        const body = JSON.stringify({ email: `person-${turn}@example.de` });
        const headers = { origin, 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${turn}` };
        return (await fetch(`${origin}/api/auth/magic-link`, { method: 'POST', headers, body })).status;
      }),
    );
    expect(statuses).toContain(429);
  });

  it('count the plans of a free account together', async () => {
    const requester = await newcomer(origin, 'wirtin');
    const partners = await Promise.all(Array.from({ length: 7 }, (_, index) => newcomer(origin, `partner-${index}`)));
    const matches = await Promise.all(partners.map((partner) => acceptedMatch(requester, partner)));
    const answers = await Promise.all(
      matches.map((id, turn) =>
        requester.call('POST', `/api/matches/${id}/coordinate`, undefined, addresses[turn % 3]),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(freePlans);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body)).toEqual(
      Array(matches.length - freePlans).fill(expect.objectContaining({ code: 'PLAN_LIMIT_REACHED' })),
    );
  });
});

async function tokenFor(email: string): Promise<string> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const mail = cluster.mails().find(({ to }) => to === email);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    if (token) return token;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail to ${email}`);
}
