import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { faultKinds } from '@rezenso/contract/client-errors';
import { canaryBucket, chooseRelease, type RegistryView } from '@rezenso/contract/releases';
import type { ModuleReleases, Registry, Release } from '@rezenso/releases/registry';
import { expect } from 'expect';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import type { NewMember } from '../../../database/schema.ts';
import type { ReleaseFigures } from '../../../database/schema-releases.ts';
import { reasonToReturn } from './canary.policy.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'rezenso-canary-'));
const test = await startTestApp({ env: { DATA_DIR: dataDir } });
let number = 1;
let networks = 0;

describe('a canary', () => {
  it('is taken back as soon as it fails for the third of its members while stable works', async () => {
    const version = await publishCanary();
    for (let index = 0; index < 3; index += 1) {
      const member = await aWitness();
      await loads(member, '1.0.0');
      await loads(member, version);
      expect(await canaryOnSite()).toEqual({ version, percent: 100 });
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

  it('goes back for what its code does beside its areas, draws without end or never finishes', async () => {
    const version = await publishCanary();
    for (const kind of ['uncaught', 'loop', 'stuck'] as const) await fault(await aWitness(), version, kind);
    expect(await canaryOnSite()).toBeNull();
  });

  it('that was taken back is no fallback either, once a newer release asks for a newer platform', async () => {
    const version = await publishCanary();
    for (let index = 0; index < 3; index += 1) await fault(await aWitness(), version);
    expect(await canaryOnSite()).toBeNull();
    await publish({ releases: [aRelease('1.0.0'), aRelease(version), aRelease('2.0.0', '^2.0.0')], stable: '2.0.0' });
    const view = (await test.visitor.get('/registry.json')).json<RegistryView>();
    expect(view['mf-reviews']?.releases.map((release) => release.version)).toEqual(['1.0.0', '2.0.0']);
  });

  it('that was taken back reaches everybody once the team makes it stable all the same', async () => {
    const version = await publishCanary();
    for (let index = 0; index < 3; index += 1) await fault(await aWitness(), version);
    expect(await canaryOnSite()).toBeNull();
    await publish({ releases: [aRelease('1.0.0'), aRelease(version)], stable: version });
    expect(await chosenOnSite()).toBe(version);
    await publish({ releases: [aRelease(version)], stable: version });
    expect(await chosenOnSite()).toBe(version);
  });

  it('stays when one person, or people without an account, report the same fault again and again', async () => {
    const version = await publishCanary();
    const member = await aWitness();
    for (let index = 0; index < 10; index += 1) {
      await fault(member, version);
      await fault({ ...test.visitor, address: '192.0.2.1' }, version);
    }
    expect(await canaryOnSite()).toEqual({ version, percent: 100 });
  });

  it('stays when stable fails just as often', async () => {
    const version = await publishCanary();
    for (let index = 0; index < 4; index += 1) {
      const member = await aWitness();
      await fault(member, '1.0.0');
      await fault(member, version);
    }
    expect(await canaryOnSite()).toEqual({ version, percent: 100 });
  });

  for (const [who, fields] of [
    ['accounts that have just finished their profile', { profile_completed_at: daysAgo(0) }],
    ['accounts without a finished profile', { profile_completed_at: null }],
    ['accounts that are not active', { status: 'inactive' }],
  ] as const)
    it(`stays whatever ${who} report, however many`, async () => {
      const version = await publishCanary();
      for (let index = 0; index < 8; index += 1) {
        const member = await aWitness(fields);
        await fault(member, version);
        await loads(member, version, 3_600_000);
      }
      expect(await canaryOnSite()).toEqual({ version, percent: 100 });
      expect(await test.db.selectFrom('module_health').selectAll().execute()).toEqual([]);
    });

  it('stays when all who report it sit in two networks', async () => {
    const version = await publishCanary();
    for (let index = 0; index < 8; index += 1)
      await fault(
        { ...(await aWitness()), address: index % 2 ? `198.51.100.${index}` : `2001:db8:7:${index}::1` },
        version,
      );
    expect(await canaryOnSite()).toEqual({ version, percent: 100 });
    await fault(await aWitness(), version);
    expect(await canaryOnSite()).toBeNull();
  });

  it('stays when accounts report it that do not get it', async () => {
    const version = await publishCanary(20);
    const members = await Promise.all(Array.from({ length: 12 }, () => aWitness()));
    const others = members.filter(({ member }) => canaryBucket('mf-reviews', member.id) >= 20);
    for (const member of others) await fault(member, version);
    expect(others.length).toBeGreaterThan(2);
    expect(await canaryOnSite()).toEqual({ version, percent: 20 });
  });

  it('stays when two of many report made-up load times', async () => {
    const version = await publishCanary();
    for (let index = 0; index < 7; index += 1) {
      const member = await aWitness();
      await loads(member, '1.0.0');
      await loads(member, version, index < 2 ? 3_600_000 : 400);
    }
    expect(await canaryOnSite()).toEqual({ version, percent: 100 });
  });

  it('is judged all the same, and shown to admins, when somebody reports more than a number holds', async () => {
    const version = await publishCanary();
    for (const liar of [await aWitness(), await aWitness()])
      for (const each of ['1.0.0', version]) await loads(liar, each, 3_600_000);
    // Thirty calls that say `count: 0` and the longest time leave such a mean, a week of calls such a sum.
    await test.db.updateTable('module_health').set({ loads: 2_000_000_000, load_ms: 3_000_000_000 }).execute();
    await test.db.updateTable('module_health').where('version', '=', version).set({ loads: 1 }).execute();
    const admin = await anAdmin(test, 'analytics_manager');
    expect((await admin.get('/api/admin/modules')).statusCode).toBe(200);
    for (const _ of [1, 2, 3]) expect((await fault(await aWitness(), version)).statusCode).toBe(200);
    expect(await canaryOnSite()).toBeNull();
  });

  it('leaves no figures of releases that are not live', async () => {
    await publishCanary();
    const member = await aWitness();
    await loads(member, '9.9.9');
    await fault(member, '9.9.9');
    expect(await test.db.selectFrom('module_health').selectAll().execute()).toEqual([]);
  });
});

it('goes back for being slow only when both were measured often enough, by enough people in enough places', () => {
  const known = { members: 40, affected: 0, networks: 0, measured: 40, measuredNetworks: 9 };
  const stable: ReleaseFigures = { ...known, loads: 200, loadMs: 300 };
  expect(reasonToReturn({ ...stable, loadMs: 1200 }, stable)).toBeUndefined();
  expect(reasonToReturn({ ...stable, loadMs: 1400 }, stable)).toBe('It takes 1400 ms to load; stable takes 300 ms.');
  for (const few of [{ loads: 49 }, { measured: 4 }, { measuredNetworks: 2 }])
    expect(reasonToReturn({ ...stable, ...few, loadMs: 9000 }, stable)).toBeUndefined();
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

interface Client extends Pick<typeof test.visitor, 'send'> {
  address: string;
}

/** Somebody whose word counts, in a network of their own. */
async function aWitness(fields: Partial<NewMember> = {}) {
  const client = await test.signIn({ profile_completed_at: daysAgo(8), ...fields });
  return { ...client, address: `10.0.${++networks}.1` };
}

function daysAgo(days: number): Date {
  return new Date(test.clock.now().getTime() - days * 86_400_000);
}

const loads = (client: Client, version: string, totalMs = 400) =>
  report(client, '/api/module-loads', { loads: [{ module: 'mf-reviews', version, count: 10, totalMs }] });

const fault = (client: Client, version: string, kind: (typeof faultKinds)[number] = 'render') =>
  report(client, '/api/client-errors', {
    module: 'mf-reviews',
    version,
    kind,
    message: 'x',
    path: '/reviews',
  });

function report({ send, address }: Client, url: string, payload: object) {
  return send({ method: 'POST', url, payload, headers: { origin: 'http://localhost:3000' }, remoteAddress: address });
}

async function canaryOnSite() {
  // What another process decided arrives after a few seconds.
  test.clock.advance({ seconds: 6 });
  const view = (await test.visitor.get('/registry.json')).json<Record<string, { canary: unknown }>>();
  return view['mf-reviews']?.canary;
}

/** What a visitor of the site gets. */
async function chosenOnSite() {
  test.clock.advance({ seconds: 6 });
  const view = (await test.visitor.get('/registry.json')).json<RegistryView>();
  return view['mf-reviews'] && chooseRelease('mf-reviews', view['mf-reviews'], '1.0.0')?.version;
}

/** A store with a stable 1.0.0 of mf-reviews and a canary with a version of its own. */
async function publishCanary(percent = 100): Promise<string> {
  const version = `1.0.${++number}`;
  await publish({
    releases: [aRelease('1.0.0'), aRelease(version)],
    stable: '1.0.0',
    canary: { version, percent },
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
