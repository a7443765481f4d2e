import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import type { ModuleManifest } from '@rezenso/contract/releases';
import { integrityOf } from '@rezenso/releases/files';
import type { Registry, Release } from '@rezenso/releases/registry';
import { expect } from 'expect';
import { aColleague } from '../../../../testing/factories/team.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { testEnv } from '../../../../testing/test-env.ts';
import { buildApp } from '../../../http/app.ts';
import type { App } from '../../../http/request-types.ts';
import { systemFeature } from '../system/index.ts';
import { pagesFeature } from './index.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'rezenso-pages-'));
const store = path.join(dataDir, 'releases');
const test = await startTestApp({ env: { DATA_DIR: dataDir } });
const paying = await startTestApp({ env: { DATA_DIR: dataDir, STRIPE_PUBLISHABLE_KEY: 'pk_test' } });

/** What pages carry of a release. */
const carried: Record<string, string> = {
  'document.css': ':root{--rz-text:#123}',
  'prerendered.json': JSON.stringify({ html: '<h1>Willkommen</h1>', css: 'h1{color:teal}' }),
};

before(async () => {
  await write('shell/1.0.0/shell.js', 'console.log("shell")');
  for (const release of ['shell/1.0.0', 'mf-auth/1.0.0'])
    for (const [name, text] of Object.entries(carried)) await write(`${release}/${name}`, text);
  await write('mf-auth/1.0.0/entry.js', 'entry'.repeat(400));
  await write('mf-auth/1.0.0/entry.js.br', brotliCompressSync('entry'.repeat(400)));
  await publish(registry('1.0.0'));
});

describe('a page', () => {
  it('is the shell for every address that a module knows, and its not-found page with 404 for the others', async () => {
    for (const [url, status] of [
      ['/', 200],
      ['/magic-link?token=x', 200],
      ['/settings/privacy', 200],
      ['/nothing', 404],
      ['/favicon.ico', 404],
    ] as const) {
      const answer = await test.visitor.get(url);
      expect([url, answer.statusCode]).toEqual([url, status]);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('private, no-cache');
      expect(answer.body).toContain('"/releases/shell/1.0.0/shell.js"');
      expect(answer.body).toContain(':root{--rz-text:#123}');
    }
  });

  it('says kindly to a colleague whose business deleted its account what happened, once, and not where a link leads', async () => {
    const anna = await test.signIn();
    const bert = await aColleague(test, anna);
    expect((await bert.get('/settings')).body).toContain('/releases/shell/1.0.0/shell.js');
    await anna.post('/api/privacy/delete-account', { email: anna.member.email });
    expect((await bert.get('/magic-link?token=x')).body).toContain('/releases/shell/1.0.0/shell.js');
    expect((await bert.get('/api/login')).headers.location).toBe('/');
    const told = await bert.get('/settings/privacy');
    expect([told.statusCode, told.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(told.body).toContain('<h1>Euer Konto gibt es nicht mehr</h1>');
    expect(told.body).toContain('href="/magic-link"');
    expect(told.body).not.toContain(String(anna.member.company_name));
    expect(told.headers['set-cookie']).toMatch(/^rezenso_session=;/);
    // Whoever deleted it knows, and on from here it is a visitor's browser.
    for (const client of [bert, anna]) {
      expect((await client.get('/settings/privacy')).body).toContain('/releases/shell/1.0.0/shell.js');
      expect((await client.get('/api/login')).headers.location).toBe('/magic-link');
    }
  });

  it('runs only scripts with the nonce of this answer, which each of them has, and what these load', async () => {
    const answers = [await test.visitor.get('/'), await test.visitor.get('/settings/privacy')];
    const nonces = answers.map(({ headers, body }) => {
      const policy = String(headers['content-security-policy']);
      const nonce = policy.match(/script-src 'nonce-([\w-]{22})' 'strict-dynamic'(?=;)/)?.[1] ?? '';
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
      expect(policy).not.toContain('unsafe');
      const scripts = body.match(/<script\b[^>]*>|<link\b[^>]*as="script"[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(2);
      expect(scripts.filter((script) => !script.includes(` nonce="${nonce}"`))).toEqual([]);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
  });

  it('lets the payment form in only where payment is set up', async () => {
    const policyOf = async (app: typeof test) =>
      String((await app.visitor.get('/')).headers['content-security-policy']);
    expect(await policyOf(test)).not.toContain('stripe');
    expect(await policyOf(paying)).toContain('frame-src https://js.stripe.com');
  });

  it('brings the landing page as ready HTML to visitors, and only to them', async () => {
    expect((await test.visitor.get('/')).body).toContain('<h1>Willkommen</h1>');
    expect((await test.visitor.get('/magic-link')).body).not.toContain('<h1>Willkommen</h1>');
    expect((await (await test.signIn()).get('/')).body).not.toContain('<h1>Willkommen</h1>');
  });

  it('shows a new release with the next request, and survives a broken registry', async () => {
    await write('shell/1.1.0/document.css', carried['document.css'] ?? '');
    await publish(registry('1.1.0'));
    expect((await test.visitor.get('/')).body).toContain('/releases/shell/1.1.0/shell.js');
    await publish('{ "modules": ');
    expect((await test.visitor.get('/')).body).toContain('/releases/shell/1.1.0/shell.js');
    await publish(registry('1.0.0'));
    expect((await test.visitor.get('/')).body).toContain('/releases/shell/1.0.0/shell.js');
  });

  it('goes on with the last good registry when the one that lies there is of another form, or gone', async () => {
    const { shell, 'mf-auth': auth } = registry('1.0.0').modules;
    const [release] = shell?.releases ?? [];
    for (const broken of [
      null,
      [],
      42,
      'text',
      {},
      { modules: [] },
      { modules: { shell: null } },
      { modules: { shell: { ...shell, stable: undefined } } },
      { modules: { shell: { ...shell, stable: '9.9.9' } } },
      { modules: { shell: { ...shell, releases: [{ ...release, entry: ['gone.js'] }] } } },
      { modules: { shell: { ...shell, releases: [{ ...release, version: '../1.0.0' }], stable: '../1.0.0' } } },
      { modules: { shell, 'mf-auth': { ...auth, releases: [{ ...auth?.releases[0], manifest: {} }] } } },
    ]) {
      await publish(JSON.stringify(broken));
      expect([broken, await answersAndReadiness(test)]).toEqual([broken, [200, 200]]);
    }
    await rm(path.join(store, 'registry.json'));
    expect(await answersAndReadiness(test)).toEqual([200, 200]);
    await publish(registry('1.0.0'));
  });

  it('is plain but works without the stylesheet of its release', async () => {
    await write('shell/1.2.0/shell.js', '');
    await publish(registry('1.2.0'));
    const fresh = await startOn(dataDir);
    const answer = await fresh.inject({ url: '/magic-link' });
    expect([answer.statusCode, (await fresh.inject({ url: '/readyz' })).statusCode]).toEqual([200, 200]);
    expect(answer.body).toContain('src="/releases/shell/1.2.0/shell.js"');
    expect(answer.body).not.toContain('--rz-text:');
    await fresh.close();
    await publish(registry('1.0.0'));
  });

  it('carries no stylesheet and no landing page that somebody changed in the store', async () => {
    const forged = {
      'shell/1.0.0/document.css': 'body{display:none}',
      'mf-auth/1.0.0/prerendered.json': '{"html":"<b>x</b>","css":""}',
    };
    for (const [name, text] of Object.entries(forged)) await write(name, text);
    const fresh = await startOn(dataDir);
    const { body, statusCode } = await fresh.inject({ url: '/' });
    await fresh.close();
    for (const name of Object.keys(forged)) await write(name, carried[path.basename(name)] ?? '');
    expect(statusCode).toBe(200);
    for (const text of ['display:none', '<b>x</b>']) expect(body).not.toContain(text);
  });

  it('is drawn by the browser alone when the ready landing page is missing or of another form', async () => {
    const file = path.join(store, 'mf-auth/1.0.0/prerendered.json');
    const ready = await readFile(file);
    for (const content of ['null', '{"html":1}', 'text', undefined]) {
      await (content === undefined ? rm(file) : writeFile(file, content));
      const fresh = await startOn(dataDir);
      const answer = await fresh.inject({ url: '/' });
      expect([content, answer.statusCode]).toEqual([content, 200]);
      expect(answer.body).toContain('Laden...');
      await fresh.close();
    }
    await writeFile(file, ready);
  });

  it('asks to wait while nothing was released yet, which is no fault of the process', async () => {
    const fresh = await startOn(await mkdtemp(path.join(tmpdir(), 'rezenso-empty-')));
    const answer = await fresh.inject({ url: '/' });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('Bitte lade sie in einem Moment neu');
    expect((await fresh.inject({ url: '/registry.json' })).json()).toEqual({});
    expect((await fresh.inject({ url: '/readyz' })).json()).toMatchObject({ status: 'ready', pages: false });
    await fresh.close();
  });

  it('that nobody can have is told at /readyz: no registry of a known form, or no script of the shell', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'rezenso-broken-'));
    await mkdir(path.join(folder, 'releases'));
    for (const content of ['null', JSON.stringify(registry('1.0.0'))]) {
      await writeFile(path.join(folder, 'releases/registry.json'), content);
      const fresh = await startOn(folder);
      const ready = await fresh.inject({ url: '/readyz' });
      expect([ready.statusCode, ready.json()]).toEqual([
        503,
        expect.objectContaining({ pages: false, database: true }),
      ]);
      await fresh.close();
    }
  });
});

describe('the registry', () => {
  it('is there for open pages to look again, never from a cache', async () => {
    const answer = await test.visitor.get('/registry.json');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(Object.keys(answer.json())).toEqual(['mf-auth']);
    expect(answer.json()['mf-auth']).toMatchObject({ stable: '1.0.0' });
  });
});

describe('the files of a release', () => {
  it('are kept by browsers for a year and arrive compressed', async () => {
    const answer = await test.visitor.send({
      url: '/releases/mf-auth/1.0.0/entry.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('/javascript'),
      'x-content-type-options': 'nosniff',
    });
    const plain = await test.visitor.send({
      url: '/releases/mf-auth/1.0.0/entry.js',
      headers: { 'accept-encoding': 'identity' },
    });
    expect(plain.body).toBe('entry'.repeat(400));
  });

  it('are all that is served: no registry, no hidden file, nothing outside', async () => {
    await write('registry.lock', '');
    await write('mf-auth/1.0.0/.secret', 'x');
    for (const url of [
      'registry.json',
      'registry.lock',
      'mf-auth/1.0.0/.secret',
      'mf-auth/1.0.0/',
      '../secret.key',
      '..%2fsecret.key',
      'mf-auth/1.0.0/gone.js',
    ]) {
      const answer = await test.app.inject({ url: `/releases/${url}` });
      expect([403, 404]).toContain(answer.statusCode);
    }
  });
});

async function write(file: string, content: string | Buffer): Promise<void> {
  const target = path.join(store, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

async function answersAndReadiness({ visitor }: typeof test): Promise<number[]> {
  return [(await visitor.get('/')).statusCode, (await visitor.get('/readyz')).statusCode];
}

/** A process that has just started on a data folder, with only what pages need. */
async function startOn(folder: string): Promise<App> {
  // The jobs are registered already, by the application that the harness built.
  const jobs = { ...test.core.jobs, work: () => {}, schedule: () => {} };
  return buildApp(
    { ...test.core, jobs, env: testEnv({ DATA_DIR: folder }) },
    { features: [systemFeature, pagesFeature] },
  );
}

/** As the release command does it: a new file in place of the old one. */
async function publish(content: Registry | string): Promise<void> {
  const draft = path.join(store, 'registry.json.tmp');
  await writeFile(draft, typeof content === 'string' ? content : JSON.stringify(content));
  await rename(draft, path.join(store, 'registry.json'));
}

function registry(shell: string): Registry {
  const manifest: ModuleManifest = {
    name: 'mf-auth',
    owner: 'Team',
    platformRange: '^1.0.0',
    routes: [
      { path: '/magic-link', page: 'signIn', access: 'public' },
      { path: '/settings/:tab', page: 'settings', access: 'authenticated' },
    ],
    budgets: { entryKb: 10, totalKb: 100 },
  };
  return {
    modules: {
      shell: { stable: shell, canary: null, releases: [release(shell, 'shell.js', null)] },
      'mf-auth': { stable: '1.0.0', canary: null, releases: [release('1.0.0', 'entry.js', manifest)] },
    },
  };
}

function release(version: string, entry: string, manifest: ModuleManifest | null): Release {
  const files = [entry, ...(manifest ? ['prerendered.json'] : ['document.css'])];
  return {
    version,
    publishedAt: '2031-03-03T09:00:00.000Z',
    manifest,
    platformVersion: manifest ? null : '1.0.0',
    entry: [entry],
    pages: {},
    files: files.map((file) => ({ path: file, integrity: integrityOf(carried[file] ?? 'x'), bytes: 1 })),
  };
}
