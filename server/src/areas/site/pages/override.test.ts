import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import type { RegistryView } from '@rezenso/contract/releases';
import type { Release } from '@rezenso/releases/registry';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'rezenso-override-'));
const test = await startTestApp({ env: { DATA_DIR: dataDir } });
const from = 'http://localhost:4100';
const manifest = {
  name: 'mf-reviews',
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
      /script-src 'self' 'nonce-[\w-]+' http:\/\/localhost:4100;/,
    );
    expect(page.body).not.toContain('/releases/mf-reviews/1.0.0/');
    expect(await releaseIn(test.newVisitor())).toMatchObject({ stable: '1.0.0' });
    await developer.get('/dev/override');
    expect(await releaseIn(developer)).toMatchObject({ stable: '1.0.0' });
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

  it('changes nothing when the cookie names what every object answers to', async () => {
    for (const module of Object.getOwnPropertyNames(Object.prototype)) {
      const forged = encodeURIComponent(JSON.stringify({ module, origin: from }));
      const answer = await test.app.inject({
        url: '/registry.json',
        headers: { cookie: `rezenso_override=${forged}` },
      });
      expect([module, answer.statusCode]).toEqual([module, 200]);
      expect(answer.json<RegistryView>()['mf-reviews']?.stable).toBe('1.0.0');
    }
  });
});

it('tells the shell which release of itself is current', async () => {
  expect((await test.visitor.get('/registry.json')).headers['x-shell-version']).toBe('1.0.0');
});

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
    files: [{ path: 'entry.js', integrity: 'sha384-x', bytes: 1 }],
  };
}
