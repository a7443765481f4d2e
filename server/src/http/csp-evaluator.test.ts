import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { ModuleManifest } from '@rezenso/contract/releases';
import { integrityOf } from '@rezenso/releases/files';
import type { Registry, Release } from '@rezenso/releases/registry';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';

const dataDir = await releasedSite();
const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://rezenso.de',
  SMTP_URL: 'smtps://mail.rezenso.de',
  MAIL_FROM: 'Rezenso <post@rezenso.de>',
  SECRET_KEY: 'kV7pQ2xR9mT4wZ8sL1nB6yD3fH5jC0gA',
  DATA_DIR: dataDir,
};
const payment = {
  STRIPE_SECRET_KEY: 'sk_test',
  STRIPE_PUBLISHABLE_KEY: 'pk_test',
  STRIPE_PRICE_ID: 'price_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const { app } = await startTestApp({ env: production });
const paying = await startTestApp({ env: { ...production, ...payment } });
const host = { host: 'rezenso.de' };

/** Landing page, a members' page, a plain page, the reference of the API, and answers of it. */
const asked = [
  ['/', 200],
  ['/settings/privacy', 200],
  ['/kontakt', 200],
  ['/api/docs', 200],
  ['/api/auth/user', 401],
  ['/healthz', 200],
] as const;

describe('answers in production', () => {
  for (const [url, status] of asked) {
    it(`have a policy that Google's evaluator has nothing to say against: ${url}`, async () => {
      for (const one of [app, paying.app]) {
        const answer = await one.inject({ url, headers: host });
        expect(answer.statusCode).toBe(status);
        const policy = String(answer.headers['content-security-policy']);
        expect(remarksOn(policy)).toEqual([]);
      }
    });

    it(`carry what keeps browsers careful: ${url}`, async () => {
      const { headers } = await app.inject({ url, headers: host });
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
        'strict-transport-security': expect.stringContaining('max-age=63072000; includeSubDomains'),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['access-control-allow-origin']).toBeUndefined();
    });
  }

  it('are none to TRACE, on any address', async () => {
    for (const [url] of asked) {
      const answer = await app.inject({ method: 'TRACE' as 'GET', url, headers: { ...host, cookie: 'a=secret' } });
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.body).not.toContain('secret');
    }
  });
});

describe('the evaluator', () => {
  it('finds fault with what is unsafe', () => {
    expect(remarksOn("script-src 'unsafe-inline' *").length).toBeGreaterThan(1);
  });
});

/** Everything it says, as directive, value and severity. */
function remarksOn(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map(({ severity, directive, value, description }) => `${severity} ${directive} ${value ?? ''}: ${description}`);
}

/** A folder with as much of a release as pages are made from. */
async function releasedSite(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rezenso-policies-'));
  const texts: Record<string, string> = {
    'shell.js': 'console.log("shell")',
    'entry.js': 'console.log("entry")',
    'document.css': ':root{--rz-text:#123}',
    'prerendered.json': JSON.stringify({ html: '<h1>Willkommen</h1>', css: 'h1{color:teal}' }),
  };
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
  const release = (entry: string, files: string[], of: ModuleManifest | null): Release => ({
    version: '1.0.0',
    publishedAt: '2031-03-03T09:00:00.000Z',
    manifest: of,
    platformVersion: of ? null : '1.0.0',
    entry: [entry],
    pages: {},
    files: files.map((file) => ({ path: file, integrity: integrityOf(texts[file] ?? ''), bytes: 1 })),
  });
  const registry: Registry = {
    modules: {
      shell: { stable: '1.0.0', canary: null, releases: [release('shell.js', ['shell.js', 'document.css'], null)] },
      'mf-auth': {
        stable: '1.0.0',
        canary: null,
        releases: [release('entry.js', ['entry.js', 'prerendered.json'], manifest)],
      },
    },
  };
  const store = path.join(folder, 'releases');
  for (const name of Object.keys(registry.modules)) {
    const place = path.join(store, name, '1.0.0');
    await mkdir(place, { recursive: true });
    for (const [file, text] of Object.entries(texts)) await writeFile(path.join(place, file), text);
  }
  await writeFile(path.join(store, 'registry.json'), JSON.stringify(registry));
  return folder;
}
