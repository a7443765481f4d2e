import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import type { ModuleAuditEntry } from '@rezenso/contract/admin';
import type { RegistryView } from '@rezenso/contract/releases';
import { integrityOf } from '@rezenso/releases/files';
import type { Release } from '@rezenso/releases/registry';
import { expect } from 'expect';
import { pino } from 'pino';
import { proven } from '../../../../testing/factories/admin.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { overridden } from './override.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'rezenso-override-'));
const test = await startTestApp({ env: { DATA_DIR: dataDir } });
const from = 'http://localhost:4100';
const host = 'www.rezenso.de';
const production = {
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  PUBLIC_ORIGIN: `https://${host}`,
  SECRET_KEY: 'kV7pQ2xR9mT4wZ8sL1nB6yD3fH5jC0gA',
  SMTP_URL: 'smtps://user:password@mail.rezenso.de:465',
  MAIL_FROM: 'Rezenso <post@rezenso.de>',
};
const logged: unknown[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
const closed = await startTestApp({ env: production });
const open = await startTestApp({
  env: { ...production, OVERRIDE_ADMINS: 'Chef@rezenso.de, second@rezenso.de, third@rezenso.de' },
  log,
});
const manifest = {
  name: 'mf-reviews',
  title: 'Bewertungen',
  owner: 'Team Reviews',
  platformRange: '^1.0.0',
  routes: [{ path: '/reviews', page: 'reviews', access: 'public' as const }],
  budgets: { entryKb: 10, totalKb: 100 },
};

before(async () => {
  await mkdir(path.join(dataDir, 'releases/shell/1.0.0'), { recursive: true });
  await writeFile(path.join(dataDir, 'releases/shell/1.0.0/document.css'), '');
  const registry = {
    modules: {
      shell: { releases: [aRelease(null)], stable: '1.0.0', canary: null },
      'mf-reviews': { releases: [aRelease(manifest)], stable: '1.0.0', canary: null },
    },
  };
  await writeFile(path.join(dataDir, 'releases/registry.json'), JSON.stringify(registry));
});

describe('a module tried out from a build on one’s own machine', () => {
  it('runs in that browser only, under a policy that names its origin, until it is ended', async () => {
    const developer = test.newVisitor();
    expect((await developer.get(`/dev/override?module=mf-reviews&from=${from}`)).statusCode).toBe(302);
    expect(await releaseIn(developer)).toMatchObject({
      stable: 'override',
      releases: [{ entry: `${from}/releases/mf-reviews/development/entry.js`, integrity: '' }],
    });
    const page = await developer.get('/reviews');
    expect(String(page.headers['content-security-policy'])).toMatch(
      /connect-src 'self' http:\/\/localhost:4100 ws:\/\/localhost:4100;/,
    );
    expect(page.body).not.toContain('/releases/mf-reviews/1.0.0/');
    expect(await releaseIn(test.newVisitor())).toMatchObject({ stable: '1.0.0' });
    await developer.get('/dev/override');
    expect(await releaseIn(developer)).toMatchObject({ stable: '1.0.0' });
  });

  it('begins where its module does, and ends where somebody was', async () => {
    const developer = test.newVisitor();
    const started = await developer.get(`/dev/override?module=mf-reviews&from=${from}`);
    const headers = { referer: 'http://localhost:3000/reviews?tab=neu', host: 'localhost:3000' };
    const ended = await developer.send({ url: '/dev/override', headers });
    expect([started, ended].map((answer) => answer.headers.location)).toEqual(['/reviews', '/reviews?tab=neu']);
  });

  it('says in a page what is wrong with an address, to whoever opens it in a browser', async () => {
    for (const [query, words] of [
      ['module=mf-reviews&from=https://evil.example', 'Dieser Build kommt nicht von deinem Rechner'],
      ['module=<b>&from=http://localhost:4100', '„&lt;b&gt;“ wurde auf dieser Seite noch nie veröffentlicht'],
    ] as const) {
      const answer = await test.visitor.send({ url: `/dev/override?${query}`, headers: { accept: 'text/html' } });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(answer.body).toContain(words);
    }
  });

  it('ends by itself after a working day', async () => {
    const answer = await test.newVisitor().get(`/dev/override?module=mf-reviews&from=${from}`);
    expect(String(answer.headers['set-cookie'])).toMatch(/Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax/);
  });

  it('comes from loopback and replaces a known remote, or is refused', async () => {
    for (const [module, origin] of [
      ['mf-reviews', 'https://evil.example'],
      ['mf-reviews', 'http://localhost.evil.example:4100'],
      ['mf-reviews', 'http://localhost:4100/x'],
      ['mf-reviews', 'http://localhost:99999'],
      ['shell', from],
      ['mf-nothing', from],
    ] as const) {
      const visitor = test.newVisitor();
      const query = new URLSearchParams({ module, from: origin });
      expect([origin, (await visitor.get(`/dev/override?${query}`)).statusCode]).toEqual([origin, 404]);
      expect(await releaseIn(visitor)).toMatchObject({ stable: '1.0.0' });
    }
  });

  it('is not believed when somebody writes the cookie by hand', async () => {
    const forged = encodeURIComponent(JSON.stringify({ module: 'mf-reviews', origin: 'https://evil.example' }));
    const answer = await test.app.inject({ url: '/registry.json', headers: { cookie: `rezenso_override=${forged}` } });
    expect(answer.json<RegistryView>()['mf-reviews']?.stable).toBe('1.0.0');
  });

  it('changes nothing when it is of what every object answers to', async () => {
    const view = (await test.newVisitor().get('/registry.json')).json<RegistryView>();
    expect(overridden(view, { module: 'mf-reviews', origin: from })['mf-reviews']?.stable).toBe('override');
    for (const module of Object.getOwnPropertyNames(Object.prototype))
      expect(overridden(view, { module, origin: from })).toBe(view);
  });
});

describe('a site in production', () => {
  const asked = `/dev/override?module=mf-reviews&from=${from}`;
  const chef = { email: 'chef@rezenso.de', adminRole: 'super_admin' as const };

  it('knows no override unless its operators name admins', async () => {
    const admin = await proven(closed, await closed.signIn({ email: chef.email, admin_role: chef.adminRole }));
    expect((await load(admin, asked)).statusCode).toBe(404);
    const value = encodeURIComponent(JSON.stringify({ module: 'mf-reviews', origin: from, until: 9e15 }));
    const headers = { cookie: `__Host-rezenso_override=${value}`, host };
    expect((await closed.app.inject({ url: '/registry.json', headers })).json()['mf-reviews'].stable).toBe('1.0.0');
  });

  it('lets the admins that they name try a build, in their own pages, for a working day, and logs it', async () => {
    const admin = await proven(open, await open.signIn({ email: chef.email, admin_role: chef.adminRole }));
    const answer = await load(admin, asked);
    expect(answer.statusCode).toBe(302);
    expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-rezenso_override=.*; Secure/);
    expect((await load(admin, '/registry.json')).json()['mf-reviews'].stable).toBe('override');
    expect(logged).toContainEqual(expect.objectContaining({ memberId: admin.member.id, module: 'mf-reviews', from }));
    open.clock.advance({ hours: 9 });
    expect((await load(admin, '/registry.json')).json()['mf-reviews'].stable).toBe('1.0.0');
  });

  it('logs each page that goes out with the build in it', async () => {
    const admin = await proven(open, await open.signIn({ email: chef.email, admin_role: chef.adminRole }));
    await load(admin, asked);
    logged.length = 0;
    for (const path of ['/reviews', '/']) await load(admin, path);
    await load(open.newVisitor(), '/reviews');
    const use = { memberId: admin.member.id, module: 'mf-reviews', from, requestId: expect.any(String) };
    expect(logged).toEqual([expect.objectContaining(use), expect.objectContaining(use)]);
  });

  it('believes no cookie that it did not give to this admin, whatever it says', async () => {
    const admin = await proven(open, await open.signIn({ email: chef.email, admin_role: chef.adminRole }));
    const other = await proven(open, await open.signIn({ email: 'second@rezenso.de', admin_role: chef.adminRole }));
    const mine = ticketIn(await load(admin, asked));
    await load(admin, '/dev/override');
    const bearing = (ticket: string, url: string) =>
      admin.send({
        method: 'GET',
        url,
        headers: { host, cookie: `__Host-rezenso_override=${encodeURIComponent(ticket)}` },
      });
    const stableWith = async (ticket: string) => (await bearing(ticket, '/registry.json')).json()['mf-reviews'].stable;
    expect(await stableWith(mine)).toBe('override');
    const [text = '', tag = ''] = mine.split('.');
    const said = JSON.parse(Buffer.from(text, 'base64url').toString());
    const longer = Buffer.from(JSON.stringify({ ...said, until: 9e15 })).toString('base64url');
    for (const ticket of [
      JSON.stringify({ module: 'mf-reviews', origin: from, until: 9e15 }),
      ticketIn(await load(other, asked)),
      text,
      `${text}.`,
      `${longer}.${tag}`,
      `${longer}.${'A'.repeat(tag.length)}`,
    ]) {
      expect([ticket, await stableWith(ticket)]).toEqual([ticket, '1.0.0']);
      const page = await bearing(ticket, '/reviews');
      expect(String(page.headers['content-security-policy'])).not.toContain('localhost');
    }
  });

  it('tells all super admins who had which build in their pages, in the audit log', async () => {
    const admin = await proven(open, await open.signIn({ email: chef.email, admin_role: chef.adminRole }));
    const started = await load(admin, asked);
    open.clock.advance({ minutes: 5 });
    await load(admin, '/dev/override');
    await load(admin, '/dev/override');
    const log = (await load(admin, '/api/admin/audit-log')).json<{ modules: ModuleAuditEntry[] }>();
    const entry = { actor: { id: admin.member.id }, module: 'mf-reviews', title: 'Bewertungen', reason: null };
    expect(log.modules).toMatchObject([
      { ...entry, action: 'module.override_ended', from, to: null },
      {
        ...entry,
        action: 'module.override_started',
        from: null,
        to: from,
        requestId: started.headers['x-request-id'],
      },
    ]);
  });

  it('starts none that could not be written down', async () => {
    const admin = await proven(open, await open.signIn({ email: chef.email, admin_role: chef.adminRole }));
    await open.db.schema.alterTable('audit_log').renameTo('away').execute();
    const answer = await load(admin, asked);
    await open.db.schema.alterTable('away').renameTo('audit_log').execute();
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([500, undefined]);
  });

  it('lets nobody else: not other admins, not a named member without a role, not one that no passkey proved, not who is led there', async () => {
    for (const fields of [{ email: 'other@rezenso.de', admin_role: chef.adminRole }, { email: chef.email }]) {
      const member = await proven(open, await open.signIn(fields));
      expect([fields, (await load(member, asked)).statusCode]).toEqual([fields, 404]);
    }
    expect((await load(open.newVisitor(), asked)).statusCode).toBe(404);
    const byMail = await open.signIn({ email: 'third@rezenso.de', admin_role: chef.adminRole });
    expect((await load(byMail, asked)).statusCode).toBe(404);
    const admin = await proven(open, await open.signIn({ email: 'second@rezenso.de', admin_role: chef.adminRole }));
    expect((await load(admin, asked)).statusCode).toBe(302);
    const closedTo = { url: asked, headers: { host, accept: 'text/html' } };
    const [refused, absent] = [await open.newVisitor().send(closedTo), await closed.newVisitor().send(closedTo)];
    expect(refused.body).toContain('Diese Seite gibt es nicht');
    expect(withoutNonces(refused.body)).toBe(withoutNonces(absent.body));
    const led = await admin.send({ url: asked, headers: { host, 'sec-fetch-site': 'cross-site' } });
    expect(led.statusCode).toBe(404);
  });

  function load(client: Pick<typeof test.visitor, 'send'>, url: string) {
    return client.send({ method: 'GET', url, headers: { host } });
  }
});

it('tells the shell which release of itself is current', async () => {
  expect((await test.visitor.get('/registry.json')).headers['x-shell-version']).toBe('1.0.0');
});

/** What the browser is given to keep of an override. */
function ticketIn({ cookies }: { cookies: { name: string; value: string }[] }): string {
  return cookies.find(({ name }) => name.endsWith('rezenso_override'))?.value ?? '';
}

/** A page tells nobody that it could be there for others. */
function withoutNonces(page: string): string {
  return page.replaceAll(/nonce="[^"]*"/g, '');
}

async function releaseIn(client: Pick<typeof test.visitor, 'get'>) {
  return (await client.get('/registry.json')).json<RegistryView>()['mf-reviews'];
}

function aRelease(given: Release['manifest']): Release {
  return {
    version: '1.0.0',
    publishedAt: '2026-01-01T00:00:00.000Z',
    manifest: given,
    platformVersion: given ? null : '1.0.0',
    entry: ['entry.js'],
    pages: {},
    files: [
      { path: 'entry.js', integrity: 'sha384-x', bytes: 1 },
      { path: 'document.css', integrity: integrityOf(''), bytes: 0 },
    ],
  };
}
