import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { moduleNames } from '../release/module-folders.ts';
import { repository } from '../webpack/base.ts';

// A proof that names a module proves it of that one, and is to be written anew when modules come and go.
describe('the proof of independence', () => {
  const specs = globSync('e2e/independence/*.ts', { cwd: repository });
  const modules = moduleNames(repository).filter((name) => name !== 'shell');

  it('takes its modules from the registry and names none by hand, neither by name nor by address or entry', () => {
    expect(specs.length).toBeGreaterThan(6);
    expect(modules.length).toBeGreaterThan(1);
    const words = modules.flatMap((name) => [name, ...placesOf(name)]);
    const named = specs.flatMap((file) => {
      const text = readFileSync(join(repository, file), 'utf8');
      return words.filter((word) => wordIn(word).test(text)).map((word) => `${file}: ${word}`);
    });
    expect(named).toEqual([]);
  });
});

/** Addresses of a module that are its own, and its entries in the navigation. */
function placesOf(name: string): string[] {
  const { routes, navigation = [] } = JSON.parse(readFileSync(join(repository, name, 'module.json'), 'utf8'));
  const paths: string[] = routes.map(({ path }: { path: string }) => path).filter((path: string) => path !== '/');
  return [...paths, ...navigation.map(({ label }: { label: string }) => label)];
}

/** As a text of its own, or where one begins behind an origin: the call `/api/matches` is none of them. */
function wordIn(word: string): RegExp {
  return new RegExp(`['"\`}>]${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w/@-])`);
}
