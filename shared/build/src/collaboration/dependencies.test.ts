import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { repository } from '../webpack/base.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}
interface Rule {
  matchPackageNames: string[];
  rangeStrategy?: string;
}

const root: Manifest = read('package.json');
const manifests: Manifest[] = ['package.json', '{server,shell,e2e,mf-*,shared/*}/package.json'].flatMap((pattern) =>
  globSync(pattern, { cwd: repository }).map(read),
);
const ranges = manifests.flatMap(({ dependencies, devDependencies }) =>
  Object.entries({ ...dependencies, ...devDependencies }),
);
const rules: Rule[] = read('.github/renovate.json').packageRules;

describe('what comes from others', () => {
  it('runs code while it is installed only when package.json allows or refuses it by name', () => {
    const locked: Record<string, { hasInstallScript?: boolean }> = read('package-lock.json').packages;
    const running = Object.entries(locked).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript ? [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)] : [],
    );
    expect(running).toContain('node');
    expect(running.filter((name) => typeof root.allowScripts?.[name] !== 'boolean')).toEqual([]);
    expect(read('.github/renovate.json').ignoreScripts).toBe(true);
  });

  it('has its binaries for every system in the lockfile, without which `npm ci` refuses it everywhere', () => {
    const locked: Record<string, { optionalDependencies?: Record<string, string> }> =
      read('package-lock.json').packages;
    const places = Object.keys(locked);
    const wanted = Object.values(locked).flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}));
    const missing = wanted.filter((name) => !places.some((place) => place.endsWith(`node_modules/${name}`)));
    // npm asks for no binary of a machine that only exists in a browser.
    expect(missing.filter((name) => !name.includes('wasm32'))).toEqual([]);
  });

  it('is the Node that .node-version names', () => {
    expect(readFileSync(join(repository, '.node-version'), 'utf8').trim()).toBe(root.devDependencies?.node);
  });

  it('stays at an exact version in updates when it is written as one', () => {
    const exact = ranges.filter(([name, range]) => /^\d/.test(range) && name !== 'node').map(([name]) => name);
    const pinned = rules.filter(({ rangeStrategy }) => rangeStrategy === 'pin');
    expect(exact.length).toBeGreaterThan(3);
    expect(exact.filter((name) => !pinned.some((rule) => isMatch(rule, name)))).toEqual([]);
  });

  it('is grouped by rules of which each still fits something', () => {
    const names = ranges.map(([name]) => name);
    const patterns = rules.flatMap(({ matchPackageNames }) => matchPackageNames);
    expect(patterns.filter((pattern) => !names.some((name) => fits(pattern, name)))).toEqual([]);
  });
});

function isMatch({ matchPackageNames }: Rule, name: string): boolean {
  return matchPackageNames.some((pattern) => fits(pattern, name));
}

function fits(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.replace(/\*+$/, '')) : pattern === name;
}

function read(file: string) {
  return JSON.parse(readFileSync(join(repository, file), 'utf8'));
}
