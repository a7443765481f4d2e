import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type ModuleReleases, type Release, releasesOf, viewOf } from './registry.ts';
import { moduleIn } from './registry-changes.ts';

describe('what browsers see of a registry', () => {
  it('is the remotes with their pointed releases and one fallback per platform range', () => {
    const registry = { modules: { shell: shell(), 'mf-x': releases('1', '2', ['3', '^2.0.0']).pointing('3') } };
    const view = viewOf(registry);
    expect(Object.keys(view)).toEqual(['mf-x']);
    expect(view['mf-x']?.releases.map(({ version }) => version)).toEqual(['2', '3']);
    expect(view['mf-x']?.releases[0]).toMatchObject({ entry: '/releases/mf-x/2/entry.js', integrity: 'sha384-2' });
  });

  it('is the fallback before stable, although a newer release asks for the same platform', () => {
    const module = releases('1', ['2', '^2.0.0'], '3').pointing('2');
    expect(viewOf({ modules: { 'mf-x': module } })['mf-x']?.releases.map(({ version }) => version)).toEqual(['1', '2']);
  });

  it('is never a release that was withdrawn', () => {
    const module = { ...releases('1', '2', ['3', '^2.0.0']).pointing('3'), rolledBack: ['2'] };
    expect(viewOf({ modules: { 'mf-x': module } })['mf-x']?.releases.map(({ version }) => version)).toEqual(['1', '3']);
  });
});

describe('a name that every object has', () => {
  for (const name of ['toString', 'constructor', '__proto__'])
    it(`is no module: ${name}`, () => {
      expect(releasesOf({ modules: {} }, name)).toBeUndefined();
      expect(() => moduleIn({ modules: {} }, name)).toThrow(`No release of ${name} lies in this store`);
    });
});

function releases(...versions: (string | [version: string, range: string])[]) {
  const made = versions.map((entry) => (typeof entry === 'string' ? release(entry) : release(entry[0], entry[1])));
  return { pointing: (stable: string): ModuleReleases => ({ releases: made, stable, canary: null }) };
}

function release(version: string, platformRange = '^1.0.0'): Release {
  return {
    version,
    publishedAt: '2026-01-01T00:00:00.000Z',
    manifest: { name: 'mf-x', owner: 'Team', platformRange, routes: [], budgets: { entryKb: 1, totalKb: 1 } },
    platformVersion: null,
    entry: ['entry.js'],
    pages: {},
    files: [{ path: 'entry.js', integrity: `sha384-${version}`, bytes: 1 }],
  };
}

function shell(): ModuleReleases {
  return { ...releases('1').pointing('1'), releases: [{ ...release('1'), manifest: null, platformVersion: '1.0.0' }] };
}
