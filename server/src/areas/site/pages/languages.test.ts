import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import type { ModuleManifest } from '@rezenso/contract/releases';
import { integrityOf } from '@rezenso/releases/files';
import type { Registry, Release } from '@rezenso/releases/registry';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';
import { pageAssets } from './page-assets.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'rezenso-languages-'));
const test = await startTestApp({ env: { DATA_DIR: dataDir, OFFERED_LANGUAGES: 'de,en' } });
const german = await startTestApp({ env: { DATA_DIR: dataDir, OFFERED_LANGUAGES: 'de' } });

const carried: Record<string, string> = {
  'shell/1.0.0/document.css': '',
  'mf-auth/1.0.0/prerendered.json': JSON.stringify({ html: '<h1>Willkommen</h1>', css: '' }),
  'mf-auth/1.0.0/prerendered.en.json': JSON.stringify({ html: '<h1>Welcome</h1>', css: '' }),
};

before(async () => {
  for (const [file, text] of Object.entries({ ...carried, 'registry.json': JSON.stringify(registry()) })) {
    const target = path.join(dataDir, 'releases', file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
});

/** The landing page as a new browser gets it. */
async function landingFor(headers: Record<string, string>, site = test) {
  return site.newVisitor().send({ method: 'GET', url: '/', headers });
}

describe('a page in two languages', () => {
  it('is English for who chose it: document, ready page, and the texts before the shell', async () => {
    const { body } = await landingFor({ cookie: 'lang=en' });
    expect(body).toContain('<html lang="en" data-languages="de en">');
    expect(body).toContain('<title>Rezenso – fair reviews for businesses</title>');
    expect(body).toContain('<h1>Welcome</h1>');
    expect(body.indexOf('/en.js')).toBeGreaterThan(0);
    expect(body.indexOf('/en.js')).toBeLessThan(body.indexOf('/shell.js'));
    expect(body).not.toContain('Erneut versuchen');
  });

  it('is German for everybody else, without a byte of English', async () => {
    const others: Record<string, string>[] = [
      {},
      { cookie: 'lang=xx' },
      { cookie: 'lang=' },
      { 'accept-language': 'en,de' },
      { 'accept-language': 'en', cookie: 'lang=de' },
    ];
    for (const headers of others) {
      const { body } = await landingFor(headers);
      expect(body).toContain('<html lang="de" data-languages="de en">');
      expect(body).toContain('<h1>Willkommen</h1>');
      expect(body).not.toContain('en.js');
    }
  });

  it('is German, and says which one to offer, for a browser that names others only and chose nothing', async () => {
    const { body } = await landingFor({ 'accept-language': 'en-GB,en;q=0.9' });
    expect(body).toContain('<html lang="de" data-languages="de en" data-wished="en">');
    expect(body).toContain('<h1>Willkommen</h1>');
  });

  it('is kept for nobody else by a cache on the way', async () => {
    for (const cookie of ['lang=de', 'lang=en']) {
      const { headers } = await landingFor({ cookie });
      expect(String(headers.vary).toLowerCase()).toMatch(/cookie, accept-language/);
      expect(headers['cache-control']).toBe('private, no-cache');
    }
  });

  it('follows the account before the browser', async () => {
    const member = await test.signIn({ language: 'en' });
    const { body } = await member.send({
      method: 'GET',
      url: '/',
      headers: { cookie: 'lang=de', 'accept-language': 'de' },
    });
    expect(body).toContain('<html lang="en"');
    expect(body).toContain('Loading…');
  });

  it('offers nothing where the site speaks one language', async () => {
    const { body } = await landingFor({ cookie: 'lang=en', 'accept-language': 'en' }, german);
    expect(body).toContain('<html lang="de">');
  });
});

describe('a release without a language', () => {
  it('leaves the whole page German when it is the shell', () => {
    const assets = pageAssets(registry({ shell: {} }), { path: '/', isSignedIn: false, language: 'en' });
    expect(assets.language).toBe('de');
    expect(assets.prerenderedFile).toBe('mf-auth/1.0.0/prerendered.json');
    expect(assets.isPrerenderedGerman).toBe(false);
  });

  it('is said to be German in an English page when it is a module', () => {
    const assets = pageAssets(registry({ auth: [] }), { path: '/', isSignedIn: false, language: 'en' });
    expect(assets.language).toBe('en');
    expect(assets.prerenderedFile).toBe('mf-auth/1.0.0/prerendered.json');
    expect(assets.isPrerenderedGerman).toBe(true);
  });

  it('has its texts asked for before its page where it has them', () => {
    const { preloads } = pageAssets(registry(), { path: '/', isSignedIn: false, language: 'en' });
    expect(preloads.map(({ href }) => href.split('/').at(-1))).toEqual(['entry.js', 'texts.js', 'landing.js']);
  });
});

interface Lacking {
  shell?: Record<string, string[]>;
  auth?: string[];
}

function registry({ shell = { en: ['en.js'] }, auth = ['prerendered.en.json'] }: Lacking = {}): Registry {
  const manifest: ModuleManifest = {
    name: 'mf-auth',
    owner: 'Team',
    platformRange: '^1.0.0',
    routes: [{ path: '/', page: 'landing', access: 'public' }],
    budgets: { entryKb: 10, totalKb: 100 },
  };
  const pages = { landing: ['landing.js'], en: ['texts.js'] };
  const files = ['entry.js', 'landing.js', 'texts.js', 'prerendered.json', ...auth];
  return {
    modules: {
      shell: {
        stable: '1.0.0',
        canary: null,
        releases: [release(['shell.js'], shell, ['shell.js', 'en.js', 'document.css'])],
      },
      'mf-auth': { stable: '1.0.0', canary: null, releases: [{ ...release(['entry.js'], pages, files), manifest }] },
    },
  };
}

function release(entry: string[], pages: Release['pages'], files: readonly string[]): Release {
  return {
    version: '1.0.0',
    publishedAt: '2031-03-03T09:00:00.000Z',
    manifest: null,
    platformVersion: '1.0.0',
    entry,
    pages,
    files: files.map((file) => ({
      path: file,
      integrity: integrityOf(carried[`mf-auth/1.0.0/${file}`] ?? carried[`shell/1.0.0/${file}`] ?? file),
      bytes: 1,
    })),
  };
}
