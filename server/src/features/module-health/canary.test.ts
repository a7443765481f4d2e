import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { ModuleReleases, Registry, RegistryView, Release } from '@rezenso/contract/releases';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';
import { type ReleaseFigures, reasonToReturn } from './canary.policy.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'rezenso-canary-'));
const test = await startTestApp({ env: { DATA_DIR: dataDir } });
let number = 1;

describe('a canary', () => {
  it('is taken back as soon as it fails for the third of its members while stable works', async () => {
    const version = await publishCanary();
    for (let index = 0; index < 3; index += 1) {
      const member = await test.signIn();
      await loads(member, '1.0.0');
      await loads(member, version);
      expect(await canaryOnSite()).toEqual({ version, percent: 10 });
      await fault(member, version);
    }
    expect(await canaryOnSite()).toBeNull();
    const [kept] = await test.db.selectFrom('canary_returns').selectAll().execute();
    expect(kept).toMatchObject({ module: 'mf-reviews', version });
    const reason = 'It failed for 3 of 3 members; stable fails for 0 of 3.';
    expect(kept?.reason).toBe(reason);
    const note = await readFile(path.join(dataDir, `releases/.returned/mf-reviews/${version}.json`), 'utf8');
    expect(JSON.parse(note)).toMatchObject({ site: 'http://localhost:3000', reason });
  });

  it('that was taken back is no fallback either, once a newer release asks for a newer platform', async () => {
    const version = await publishCanary();
    for (let index = 0; index < 3; index += 1) await fault(await test.signIn(), version);
    expect(await canaryOnSite()).toBeNull();
    await publish({ releases: [aRelease('1.0.0'), aRelease(version), aRelease('2.0.0', '^2.0.0')], stable: '2.0.0' });
    const view = (await test.visitor.get('/registry.json')).json<RegistryView>();
    expect(view['mf-reviews']?.releases.map((release) => release.version)).toEqual(['1.0.0', '2.0.0']);
  });

  it('stays when one person, or people without an account, report the same fault again and again', async () => {
    const version = await publishCanary();
    const member = await test.signIn();
    for (let index = 0; index < 10; index += 1) {
      await fault(member, version);
      await fault(test.visitor, version);
    }
    expect(await canaryOnSite()).toEqual({ version, percent: 10 });
  });

  it('stays when stable fails just as often', async () => {
    const version = await publishCanary();
    for (let index = 0; index < 4; index += 1) {
      const member = await test.signIn();
      await fault(member, '1.0.0');
      await fault(member, version);
    }
    expect(await canaryOnSite()).toEqual({ version, percent: 10 });
  });

  it('leaves no figures of releases that are not live', async () => {
    await publishCanary();
    const member = await test.signIn();
    await loads(member, '9.9.9');
    await fault(member, '9.9.9');
    expect(await test.db.selectFrom('module_health').selectAll().execute()).toEqual([]);
  });
});

it('goes back for being slow only when both were measured often enough', () => {
  const stable: ReleaseFigures = { members: 40, affected: 0, loads: 200, loadMs: 300 };
  expect(reasonToReturn({ ...stable, loadMs: 1200 }, stable)).toBeUndefined();
  expect(reasonToReturn({ ...stable, loadMs: 1400 }, stable)).toBe('It takes 1400 ms to load; stable takes 300 ms.');
  expect(reasonToReturn({ ...stable, loads: 49, loadMs: 9000 }, stable)).toBeUndefined();
});

describe('counting loads', () => {
  it('needs a session and sensible numbers', async () => {
    const body = { loads: [{ module: 'mf-reviews', version: '1.0.0', count: 1, totalMs: 20 }] };
    expect((await test.visitor.post('/api/module-loads', body)).statusCode).toBe(401);
    const member = await test.signIn();
    for (const broken of [{}, { loads: [] }, { loads: [{ ...body.loads[0], count: -1 }] }])
      expect((await member.post('/api/module-loads', broken)).statusCode).toBe(400);
    expect((await member.post('/api/module-loads', body)).json()).toEqual({ ok: true });
  });
});

type Client = Pick<typeof test.visitor, 'post'>;

const loads = (client: Client, version: string) =>
  client.post('/api/module-loads', { loads: [{ module: 'mf-reviews', version, count: 2, totalMs: 400 }] });

const fault = (client: Client, version: string) =>
  client.post('/api/client-errors', { module: 'mf-reviews', version, kind: 'render', message: 'x', path: '/reviews' });

async function canaryOnSite() {
  // What another process decided arrives after a few seconds.
  test.clock.advance({ seconds: 6 });
  const view = (await test.visitor.get('/registry.json')).json<Record<string, { canary: unknown }>>();
  return view['mf-reviews']?.canary;
}

/** A store with a stable 1.0.0 of mf-reviews and a canary with a version of its own. */
async function publishCanary(): Promise<string> {
  const version = `1.0.${++number}`;
  await publish({
    releases: [aRelease('1.0.0'), aRelease(version)],
    stable: '1.0.0',
    canary: { version, percent: 10 },
  });
  return version;
}

async function publish(module: Omit<ModuleReleases, 'canary'> & Partial<ModuleReleases>): Promise<void> {
  const registry: Registry = { modules: { 'mf-reviews': { canary: null, ...module } } };
  await mkdir(path.join(dataDir, 'releases'), { recursive: true });
  await writeFile(path.join(dataDir, 'releases/registry.json'), JSON.stringify(registry));
}

function aRelease(version: string, platformRange = '^1.0.0'): Release {
  return {
    version,
    publishedAt: '2026-01-01T00:00:00.000Z',
    manifest: {
      name: 'mf-reviews',
      owner: 'Team Reviews',
      platformRange,
      routes: [{ path: '/reviews', page: 'reviews', access: 'authenticated' }],
      budgets: { entryKb: 10, totalKb: 100 },
    },
    platformVersion: null,
    entry: ['entry.js'],
    pages: {},
    files: [{ path: 'entry.js', integrity: 'sha384-x', bytes: 1 }],
  };
}
