import { describe, it } from 'node:test';
import { expect } from 'expect';
import { aRelease } from '../testing/releases.ts';
import { assertNotNeeded, neededFor } from './needs.ts';
import type { ModuleReleases, Registry } from './registry.ts';

describe('a module', () => {
  for (const [path, needs] of [
    ['/magic-link', ['sign-in']],
    ['/magic-link/', ['sign-in']],
    ['/Magic-Link', ['sign-in']],
    ['/:page', ['sign-in', 'administration']],
    ['/admin', ['administration']],
    ['/admin/:tab', []],
    ['/', []],
    ['/magic-links', []],
  ] as const)
    it(`at ${path} is needed for ${needs.join(' and ') || 'nothing'}`, () => {
      expect(neededFor(serving(path), 'mf-x')).toEqual(needs);
    });

  it('is needed by what people can get of it, a canary too, and not by what was before', () => {
    const [first, second, third] = ['/magic-link', '/x', '/admin'].map((path, index) => at(`${index + 1}.0.0`, path));
    if (!first || !second || !third) throw new Error('a release is missing');
    const module = { releases: [first, second, third], stable: '2.0.0', canary: null };
    expect(neededFor(holding(module), 'mf-x')).toEqual([]);
    expect(neededFor(holding({ ...module, canary: { version: '3.0.0', percent: 1 } }), 'mf-x')).toEqual([
      'administration',
    ]);
    expect(neededFor(holding({ ...module, stable: '1.0.0' }), 'mf-x')).toEqual(['sign-in']);
  });

  it('that is needed says what would be lost and what helps', () => {
    expect(() => assertNotNeeded(serving('/admin'), 'mf-x')).toThrow(
      /^Without mf-x nobody could give it back .*`npx rezenso rollback mf-x`.* --anyway\.$/,
    );
    expect(() => assertNotNeeded(serving('/x'), 'mf-x')).not.toThrow();
  });
});

function serving(path: string): Registry {
  return holding({ releases: [at('1.0.0', path)], stable: '1.0.0', canary: null });
}

function holding(module: ModuleReleases): Registry {
  return { modules: { 'mf-x': module } };
}

function at(version: string, path: string) {
  const release = aRelease(version, 'let a');
  if (release.manifest) release.manifest.routes = [{ path, page: 'x', access: 'public' }];
  return release;
}
