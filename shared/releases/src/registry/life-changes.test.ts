import { describe, it } from 'node:test';
import { expect } from 'expect';
import { aRegistry, aRelease } from '../testing/releases.ts';
import { addressProblems } from './addresses.ts';
import { withoutPreview, withPaused, withPreview, withResumed, withRetired } from './life-changes.ts';
import { findPreview, previewTag } from './previews.ts';
import { type Preview, type Registry, viewOf } from './registry.ts';
import { isSettled, namedRelease, withoutOld, withRelease } from './registry-changes.ts';

const deed = { at: '2026-03-01T12:00:00.000Z', by: 'Eva', reason: 'It lost reviews.' };
const registry = withRoute(aRegistry('1.0.2'));

describe('a paused module', () => {
  const paused = withPaused(registry, 'mf-x', deed);

  it('reaches browsers without a release, with the addresses that it served', () => {
    const view = { stable: '1.0.2', canary: null, releases: [], closed: { kind: 'paused', paths: ['/x'], label: 'X' } };
    expect(viewOf(paused)).toEqual({ 'mf-x': view });
  });

  it('keeps its pause when it is released meanwhile, and comes back as it was', () => {
    const mended = withRelease(paused, 'mf-x', aRelease('1.0.3', 'let b'));
    expect(mended.modules['mf-x']).toMatchObject({ stable: '1.0.3', paused: deed });
    expect(withResumed(paused, 'mf-x')).toEqual(registry);
    expect(() => withResumed(registry, 'mf-x')).toThrow('neither paused nor retired');
  });

  it('is not paused twice, and never the shell', () => {
    expect(() => withPaused(paused, 'mf-x', deed)).toThrow('paused already, by Eva at 2026-03-01');
    for (const change of [withPaused, withRetired]) expect(() => change(registry, 'shell', deed)).toThrow('itself');
  });
});

describe('a retired module', () => {
  const retired = withRetired(withPreview(registry, 'mf-x', aPreview('secret')), 'mf-x', deed);

  it('leaves its addresses to others, and no preview', () => {
    const other = { ...manifestWith('/x'), name: 'mf-y' };
    expect(addressProblems(other, registry)).toEqual(['Its address /x belongs to mf-x.']);
    expect(addressProblems(other, retired)).toEqual([]);
    expect(retired.modules['mf-x']?.previews).toBeUndefined();
    expect(viewOf(retired)['mf-x']?.closed?.kind).toBe('retired');
  });

  it('is released again by nobody who does not bring it back, and left alone by a site that starts', () => {
    expect(() => withRelease(retired, 'mf-x', aRelease('2.0.0', ''))).toThrow('npx rezenso resume mf-x');
    expect(() => withPaused(retired, 'mf-x', deed)).toThrow('was retired by Eva');
    expect(isSettled(retired, 'mf-x', '2.0.0')).toBe(true);
    expect(viewOf(withResumed(retired, 'mf-x'))['mf-x']?.closed).toBeUndefined();
  });

  it('does not come back to an address that another module has by now', () => {
    const release = { ...aRelease('1.0.0', ''), manifest: { ...manifestWith('/x'), name: 'mf-y' } };
    expect(() => withResumed(withRelease(retired, 'mf-y', release), 'mf-x')).toThrow('/x belongs to mf-y');
  });
});

describe('a preview', () => {
  const previewed = withPreview(registry, 'mf-x', aPreview('secret'));

  it('is opened by its link alone, until it ends, and the registry does not give the link away', () => {
    const known = previewed.modules['mf-x'];
    const opened = (token: string, at: string) => known && findPreview(known, token, new Date(at))?.release.version;
    expect(opened('secret', '2026-03-07')).toBe('9.0.0');
    expect(opened('secret', '2026-03-09')).toBeUndefined();
    expect(opened(previewTag('secret'), '2026-03-07')).toBeUndefined();
    expect(JSON.stringify(previewed)).not.toContain('secret');
  });

  it('is no release that anybody else could get, however stable moves', () => {
    expect(viewOf(previewed)).toEqual(viewOf(registry));
    expect(namedRelease(previewed, 'mf-x', '9.0.0')?.version).toBe('9.0.0');
  });

  it('takes the place of an earlier one of its name, and goes by name or when its time has come', () => {
    const again = withPreview(previewed, 'mf-x', aPreview('other'));
    expect(again.modules['mf-x']?.previews).toHaveLength(1);
    expect(withoutPreview(again, 'mf-x', 'my-branch').modules['mf-x']?.previews).toEqual([]);
    expect(() => withoutPreview(again, 'mf-x', 'x')).toThrow('no preview x; it has my-branch');
    const left = (now: string) =>
      withoutOld(again, { newest: 9, since: new Date(now), now: new Date(now) }).modules['mf-x']?.previews?.length;
    expect([left('2026-03-07'), left('2026-03-09')]).toEqual([1, 0]);
  });
});

function aPreview(token: string): Preview {
  const until = '2026-03-08T12:00:00.000Z';
  return { ...deed, name: 'my-branch', release: aRelease('9.0.0', 'let p'), tag: previewTag(token), until };
}

/** Each release serves /x, under a name in the navigation. */
function withRoute({ modules, ...rest }: Registry): Registry {
  const entries = Object.entries(modules).map(([name, known]) => {
    const releases = known.releases.map((release) => ({ ...release, manifest: manifestWith('/x') }));
    return [name, { ...known, releases }] as const;
  });
  return { ...rest, modules: Object.fromEntries(entries) };
}

function manifestWith(path: string) {
  const routes = [{ path, page: 'x', access: 'authenticated' as const }];
  return {
    name: 'mf-x',
    owner: 'Team X',
    platformRange: '^1.0.0',
    routes,
    navigation: [{ label: 'X', path, order: 1 }],
    budgets: { entryKb: 1, totalKb: 1 },
  };
}
