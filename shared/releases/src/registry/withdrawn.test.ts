import { describe, it } from 'node:test';
import { chooseRelease } from '@rezenso/contract/releases';
import { expect } from 'expect';
import type { Registry, Release } from './registry.ts';
import { withoutCanary, withoutOld, withPromoted, withRelease, withRolledBack } from './registry-changes.ts';

describe('a release that was taken back', () => {
  it('is never chosen: after it, a release that the platform does not satisfy leaves people with the one before', () => {
    const { registry } = history(['A'], ['B'], ['back', 'A'], ['C', '^2.0.0']);
    expect(chosen(registry)).toBe('A');
  });

  it('is never chosen either when people were taken past it, or when it was a canary that ended', () => {
    expect(chosen(history(['A'], ['B'], ['X'], ['back', 'A'], ['C', '^2.0.0']).registry)).toBe('A');
    expect(chosen(history(['A'], ['canary', 'B'], ['end'], ['C', '^2.0.0']).registry)).toBe('A');
    expect(chosen(history(['A'], ['canary', 'B'], ['C', '^2.0.0']).registry)).toBe('A');
    expect(chosen(history(['A'], ['canary', 'B'], ['canary', 'X'], ['back', 'A'], ['C', '^2.0.0']).registry)).toBe('A');
  });

  it('is never chosen either when a registry that nobody of us wrote still names it', () => {
    const { registry } = history(['A'], ['B'], ['canary', 'C']);
    const known = registry.modules['mf-x'];
    if (!known) throw new Error('The module is missing');
    const choose = (rolledBack: string[]) =>
      chooseRelease('mf-x', { ...known, canary: { version: 'C', percent: 100 }, rolledBack }, '1.4.0', 'eva')?.version;
    expect([choose([]), choose(['C']), choose(['B', 'C']), choose(['A', 'B', 'C'])]).toEqual([
      'C',
      'B',
      'A',
      undefined,
    ]);
  });

  it('is served again when people are taken back to it by name', () => {
    expect(chosen(history(['A'], ['B'], ['back', 'A'], ['C'], ['back', 'B']).registry)).toBe('B');
  });

  it('is served again once the team releases or promotes it again, and counts as the newest', () => {
    expect(chosen(history(['A'], ['B'], ['back', 'A'], ['B'], ['C', '^2.0.0']).registry)).toBe('B');
    expect(chosen(history(['A'], ['B'], ['A'], ['C', '^2.0.0']).registry)).toBe('A');
    expect(chosen(history(['A'], ['canary', 'B'], ['promote', 'B'], ['C', '^2.0.0']).registry)).toBe('B');
  });

  it('is never kept in favour of a living one', () => {
    const { registry } = history(['A'], ['B'], ['back', 'A'], ['C', '^2.0.0']);
    const kept = (newest: number) =>
      withoutOld(registry, { newest, since: new Date('2027-01-01'), now: new Date('2027-01-01') }).modules[
        'mf-x'
      ]?.releases.map(versionOf);
    expect(kept(0)).toEqual(['A', 'C']);
    expect(kept(1)).toEqual(['A', 'C']);
    expect(kept(2)).toEqual(['A', 'B', 'C']);
  });

  it('is remembered for a while only once its release is gone', () => {
    const { registry } = history(...Array.from({ length: 60 }, (_, index): Step => [`v${index}`]));
    const back = withRolledBack(registry, 'mf-x', 'v0');
    const kept = withoutOld(back, { newest: 0, since: new Date('2027-01-01'), now: new Date('2027-01-01') });
    expect(kept.modules['mf-x']?.rolledBack).toEqual(Array.from({ length: 20 }, (_, index) => `v${index + 40}`));
    expect(withoutOld(kept, { newest: 0, since: new Date('2027-01-01'), now: new Date('2027-01-01') })).toBe(kept);
  });

  it('stays while it is young, because an open page may still run it', () => {
    const { registry } = history(['A'], ['B'], ['back', 'A'], ['C']);
    const kept = withoutOld(registry, { newest: 0, since: new Date('2025-01-01'), now: new Date('2025-01-01') });
    expect(kept).toBe(registry);
  });
});

type Step = [version: string, range?: string];

/** What a team did with its module, step by step. */
function history(...steps: Step[]): { registry: Registry } {
  let registry: Registry = { modules: {} };
  for (const [what, detail = ''] of steps) {
    if (what === 'back') registry = withRolledBack(registry, 'mf-x', detail);
    else if (what === 'end') registry = withoutCanary(registry, 'mf-x');
    else if (what === 'canary') registry = withRelease(registry, 'mf-x', release(detail), { percent: 10 });
    else if (what === 'promote') registry = withPromoted(registry, 'mf-x', detail);
    else registry = withRelease(registry, 'mf-x', release(what, detail || '^1.0.0'));
  }
  return { registry };
}

function chosen({ modules }: Registry): string | undefined {
  const module = modules['mf-x'];
  return module && chooseRelease('mf-x', module, '1.4.0')?.version;
}

function versionOf({ version }: Release): string {
  return version;
}

function release(version: string, platformRange = '^1.0.0'): Release {
  const manifest = { name: 'mf-x', owner: 'Team', platformRange, routes: [], budgets: { entryKb: 1, totalKb: 1 } };
  const empty = { platformVersion: null, entry: ['entry.js'], pages: {}, files: [] };
  return { version, publishedAt: '2026-01-01T00:00:00.000Z', manifest, ...empty };
}
