import { it } from 'node:test';
import { expect } from 'expect';
import { parseManifest, parseRegistry } from './registry-schema.ts';

const release = {
  version: '1.0.0-abcd1234',
  publishedAt: '2026-01-01T00:00:00.000Z',
  manifest: null,
  platformVersion: '1.0.0',
  entry: ['shell.js'],
  pages: {},
  files: [{ path: 'shell.js', integrity: 'sha384-abc', bytes: 1 }],
};
const shell = { releases: [release], stable: release.version, canary: null };

const plain = { ...release, manifest: aManifest('/x'), platformVersion: null };

it('takes a registry as it lies there, with fields that it does not know: a signature covers them too', () => {
  const registry = { sequence: 3, modules: { shell: { ...shell, later: true } }, signature: 'x', more: 1 };
  const parsed = parseRegistry(JSON.stringify(registry));
  expect(parsed).toMatchObject({ registry, faults: [], unusable: [] });
  expect(parsed.given).toEqual(registry);
});

for (const registry of [null, [], 42, 'x', {}, { modules: null }, { modules: [] }, { modules: {}, sequence: 'x' }])
  it(`refuses ${JSON.stringify(registry)}, which is no registry`, () => {
    expect(() => parseRegistry(JSON.stringify(registry))).toThrow('registry');
  });

for (const [fault, module, message] of [
  ['is nothing', null, ''],
  ['names no stable release', { ...shell, stable: undefined }, '.stable'],
  ['points to no release', { ...shell, stable: '2' }, '.stable: there is no release 2'],
  ['leads out of its folder by its only version', inModule({ version: '../1' }), ''],
  ['leads out of its folder by a file', inModule({ entry: ['../a.js'] }), '.releases.0.entry.0'],
  ['has an entry that is no file', inModule({ entry: ['a.js'] }), '.releases.0.entry: it is not among the files'],
  ['has no entry', inModule({ entry: [] }), '.releases.0.entry: it is not among the files'],
  ['has an odd route', inModule({ ...plain, manifest: aManifest('/(') }), '.releases.0.manifest.routes.0.path'],
] as const)
  it(`leaves out a module that ${fault}, says where, and takes the others`, () => {
    const text = JSON.stringify({ modules: { shell, 'mf-x': module } });
    const { registry, faults, unusable, given } = parseRegistry(text);
    expect([registry, unusable]).toEqual([{ modules: { shell } }, ['mf-x']]);
    expect(faults.join('; ')).toContain(`registry.modules.mf-x${message}`);
    expect(given.modules).toHaveProperty('mf-x');
  });

it('leaves out a module whose name leads out of its folder', () => {
  const { registry, faults } = parseRegistry(JSON.stringify({ modules: { shell, '../mf': shell } }));
  expect([registry, faults]).toEqual([{ modules: { shell } }, [expect.stringContaining('registry.modules.../mf')]]);
});

it('leaves out one odd release, and the newest living one before it takes its place', () => {
  const [first, withdrawn, odd] = ['1', '2', '3'].map((version) => ({ ...plain, version }));
  const broken = { ...odd, manifest: aManifest('/(a+)+$') };
  const module = { releases: [first, withdrawn, broken], stable: '3', canary: null, rolledBack: ['2'] };
  const parsed = parseRegistry(JSON.stringify({ modules: { shell, 'mf-x': module } }));
  expect(parsed.registry.modules['mf-x']).toEqual({ ...module, releases: [first, withdrawn], stable: '1' });
  expect(parsed.faults).toEqual([expect.stringContaining('registry.modules.mf-x.releases.2.manifest.routes.0.path')]);
});

it('ends a canary whose release is odd', () => {
  const module = { releases: [plain, { ...plain, version: '2', files: 0 }], stable: plain.version };
  const canary = { version: '2', percent: 10 };
  const { registry } = parseRegistry(JSON.stringify({ modules: { 'mf-x': { ...module, canary } } }));
  expect(registry.modules['mf-x']).toEqual({ ...module, releases: [plain], canary: null });
});

it('leaves out an odd preview and an entry of the history that it does not know, and takes the rest', () => {
  const at = { at: '2026-03-01T12:00:00.000Z', by: 'Eva' };
  const preview = { ...at, name: 'b', release: plain, tag: 't', until: at.at };
  const entry = { ...at, event: 'paused', reason: 'x' };
  const module = { releases: [plain], stable: plain.version, canary: null, paused: at };
  const odd = { ...preview, release: { ...plain, version: '../9' } };
  const text = { ...module, previews: [odd, preview, null], history: [{ ...entry, event: 'sold' }, entry, null] };
  const { registry, faults } = parseRegistry(JSON.stringify({ modules: { shell, 'mf-x': text } }));
  expect(registry.modules['mf-x']).toEqual({ ...module, previews: [preview], history: [entry] });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([
    'registry.modules.mf-x.previews.0.release.version',
    'registry.modules.mf-x.previews.2',
  ]);
});

for (const broken of [{ paused: true }, { retired: { at: 'yesterday', by: 'Eva' } }])
  it(`leaves a module as it was known when it says ${JSON.stringify(broken)}`, () => {
    expect(parseRegistry(JSON.stringify({ modules: { shell, 'mf-x': { ...shell, ...broken } } })).unusable).toEqual([
      'mf-x',
    ]);
  });

for (const path of ['/x(', '/[', '/(a+)+$b', '/.*', 'x', '//evil.example', '/a//b', 'javascript:alert(1)'])
  it(`refuses a manifest with the route ${path}, which is no address`, () => {
    expect(() => parseManifest(withRoute(path))).toThrow('module.json.routes.0.path');
  });

for (const path of ['/', '/x', '/x/', '/settings/:tab', '/freie-termine/2.0'])
  it(`takes the route ${path}`, () => {
    expect(parseManifest(withRoute(path)).routes[0]?.path).toBe(path);
  });

const card = { card: 'c', slot: 'main', order: 1 };
const label = { label: 'x', path: '/x', order: 1 };
for (const [what, asked] of [
  ['rows of a skeleton without end', { cards: [{ ...card, skeleton: { rows: 300_000, rowRem: 3 } }] }],
  ['half rows', { cards: [{ ...card, skeleton: { rows: 1.5, rowRem: 3 } }] }],
  ['rows of any height', { cards: [{ ...card, skeleton: { rows: 1, rowRem: 1e9 } }] }],
  ['cards without end', { cards: Array.from({ length: 500 }, () => card) }],
  ['entries without end', { navigation: Array.from({ length: 500 }, () => label) }],
  ['addresses without end', { routes: Array.from({ length: 500 }, () => aManifest('/x').routes[0]) }],
  ['a label without end', { navigation: [{ ...label, label: 'x'.repeat(100_000) }] }],
  ['a label that turns the line around', { navigation: [{ ...label, label: '\u202eselhcaM' }] }],
  ['a label in two lines', { navigation: [{ ...label, label: 'a\nb' }] }],
  ['a title that nobody sees', { title: 'x\u200b' }],
  ['reads without end', { cards: [{ ...card, firstReads: Array.from({ length: 500 }, () => '/api/matches') }] }],
  ['reads of another site', { cards: [{ ...card, firstReads: ['https://evil.example/api/matches'] }] }],
  ['an owner without end', { owner: 'x'.repeat(3_000_000) }],
] as const)
  it(`refuses a manifest that asks ${what} of every page`, () => {
    expect(() => parseManifest(JSON.stringify({ ...aManifest('/x'), ...asked }))).toThrow('module.json.');
  });

it('keeps of a card whether it stands up front, and takes nothing but yes or no', () => {
  const withCard = (isUpFront: unknown) => JSON.stringify({ ...aManifest('/x'), cards: [{ ...card, isUpFront }] });
  expect(parseManifest(withCard(true)).cards).toEqual([{ ...card, isUpFront: true }]);
  expect(() => parseManifest(withCard('yes'))).toThrow('module.json.');
});

function withRoute(path: string): string {
  return JSON.stringify(aManifest(path));
}

function aManifest(path: string) {
  const routes = [{ path, page: 'x', access: 'public' }];
  return { name: 'mf-x', owner: 'x', platformRange: '^1.0.0', routes, budgets: { entryKb: 1, totalKb: 1 } };
}

function inModule(changed: object) {
  return { ...shell, releases: [{ ...release, ...changed }] };
}
