import { integrityOf } from '../files/integrity.ts';
import type { Registry, Release } from '../registry/registry.ts';

/** A registry with four live releases of one module, of which `stable` is pointed to. */
export function aRegistry(stable: string, sequence = 1): Registry {
  const releases = ['1.0.0', '1.0.1', '1.0.2', '6.6.6'].map((version) => aRelease(version, 'let a'));
  return { sequence, modules: { 'mf-x': { releases, stable, canary: null } } };
}

/** A release of one script. */
export function aRelease(version: string, code: string, name = 'mf-x'): Release {
  const manifest = {
    name,
    owner: 'Team X',
    platformRange: '^1.0.0',
    routes: [],
    budgets: { entryKb: 1, totalKb: 1 },
  };
  return {
    version,
    publishedAt: '2026-03-01T12:00:00.000Z',
    manifest,
    platformVersion: null,
    entry: ['entry.js'],
    pages: {},
    files: [{ path: 'entry.js', integrity: integrityOf(Buffer.from(code)), bytes: code.length }],
  };
}
