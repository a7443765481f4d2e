import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lockfile } from '../release/locked.ts';
import { checkout, moduleNames } from '../release/module-folders.ts';
import { packageIn } from '../webpack/packages.ts';
import { lockSeed } from './lock-seed.ts';

/** Versions and ranges that a new module is made with. */
export interface MadeWith {
  platform: string;
  contract: string;
  ui: string;
  build: string;
  /** Ranges of the packages that every module names, as the other modules have them. */
  packages: Record<string, string>;
  /** Of what it is built and tested with. */
  tools: Record<string, string>;
  /** Of what a repository of its own needs besides. */
  ownTools: Record<string, string>;
}

/** What a repository of its own is made with besides. */
export interface OwnMadeWith extends MadeWith {
  /** Packages that may run a script when they are installed. */
  allowScripts: Record<string, boolean>;
  /** Places of package-lock.json: the versions that the platform is tested with. */
  locked: Lockfile;
}

/** In the package of these tools. */
export const madeWithFile = 'made-with.json';

/** Packages that every module with a page needs; the others come when it uses them. */
const packages = ['react', 'react-dom', 'styled-components'];
/** What its scripts call and its test imports. */
const tools = ['@testing-library/react', 'jest', 'jest-axe', 'webpack', 'webpack-cli'];
/** What a checkout of the platform has for all modules. */
const ownTools = [
  '@biomejs/biome',
  '@testing-library/jest-dom',
  '@types/jest',
  '@types/jest-axe',
  'node',
  'typescript',
];

/** What a module of this checkout is made with today. */
export function madeWith(repository: string): MadeWith {
  const version = (folder: string) => versionIn(join(repository, 'shared', folder));
  const [model] = moduleNames(repository).filter((name) => name !== 'shell');
  const ofModel = model ? rangesIn(join(repository, model)) : {};
  const ofAll = { ...rangesIn(join(repository, 'shared/build')), ...rangesIn(repository) };
  return {
    platform: version('platform'),
    contract: version('contract'),
    ui: version('ui'),
    build: version('build'),
    packages: chosen(ofModel, model ? packages : []),
    tools: chosen(ofModel, model ? tools : []),
    ownTools: chosen(ofAll, ownTools),
  };
}

/** The same for a repository of its own. */
export function ownMadeWith(repository: string): OwnMadeWith {
  const made = madeWith(repository);
  const { allowScripts = {} } = packageIn<{ allowScripts?: Record<string, boolean> }>(repository);
  const names = Object.keys({ ...made.packages, ...made.tools, ...made.ownTools });
  const locked = lockSeed(repository, names);
  const isLocked = (name: string) => `node_modules/${name}` in locked;
  return {
    ...made,
    allowScripts: Object.fromEntries(Object.entries(allowScripts).filter(([name]) => isLocked(name))),
    locked,
  };
}

/** What a repository of its own is made with by these tools: what they were packed with, or the checkout they lie in. */
export function ownMadeWithThese(): OwnMadeWith {
  const packed = join(import.meta.dirname, '../..', madeWithFile);
  return existsSync(packed) ? JSON.parse(readFileSync(packed, 'utf8')) : ownMadeWith(checkout);
}

function versionIn(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? packageIn(folder).version : '1.0.0';
}

function rangesIn(folder: string): Record<string, string> {
  if (!existsSync(join(folder, 'package.json'))) return {};
  const { dependencies, devDependencies } = packageIn(folder);
  return { ...devDependencies, ...dependencies };
}

function chosen(ranges: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, ranges[name] ?? '*']));
}
