import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOwnRepository } from './module-folders.ts';

/** What makes a bundle out of sources, and what draws a page at build time; of shared/build's other packages nothing gets into one. A test compares them. */
export const buildTools = [
  '@module-federation/enhanced',
  '@swc/core',
  'react-router-dom',
  'styled-components',
  'swc-loader',
  'terser-webpack-plugin',
  'webpack',
];

/** An entry of package-lock.json, or a package.json of ours. */
export interface Entry {
  version?: string;
  integrity?: string;
  /** Where a link leads. */
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
export type Lockfile = Record<string, Entry>;

/**
 * Every package that the build of a module may read, one line each with version, contents and what its own requests
 * lead to. Equal lines mean equal packages: whatever else changes in package-lock.json is no matter of this module.
 */
export function lockedFor(repository: string, moduleName: string): string[] {
  const lockfile = lockfileOf(repository);
  const isOwn = isOwnRepository(repository);
  const build = { path: isOwn ? 'node_modules/@rezenso/build' : 'shared/build', only: buildTools };
  const lines = reached(repository, lockfile, [{ path: isOwn ? '' : moduleName }, build]).map(
    ({ path, entry, found }) => {
      const asked = found.map((place) => labelOf(lockfile, place)).sort();
      return `${isOurs(path) ? path : labelOf(lockfile, path)} ${entry.integrity ?? ''} ${asked.join(' ')}`;
    },
  );
  return [...new Set(lines)].sort();
}

/** Names of all packages from others that a production install of a workspace brings. */
export function installedFor(repository: string, workspace: string): string[] {
  const places = reached(repository, lockfileOf(repository), [{ path: workspace }]).map(({ path }) => path);
  return [...new Set(places.filter((path) => !isOurs(path)).map(nameAt))].sort();
}

export interface Reached {
  path: string;
  entry: Entry;
  /** Where its requests lead. */
  found: string[];
}

/** Everything that these places lead to by what they ask for at run time. */
export function reached(
  repository: string,
  lockfile: Lockfile,
  starts: readonly { path: string; only?: readonly string[] }[],
): Reached[] {
  const all = new Map<string, Reached>();
  const visit = (path: string, only?: readonly string[]) => {
    if (all.has(path)) return;
    const entry = (isOurs(path) ? manifestIn(repository, path) : lockfile[path]) ?? {};
    const names = requestsOf(entry).filter((name) => only?.includes(name) ?? true);
    const found = names.flatMap((name) => placeOf(lockfile, path, name) ?? []);
    all.set(path, { path, entry, found });
    for (const place of found) visit(place);
  };
  for (const { path, only } of starts) visit(path, only);
  return [...all.values()];
}

export function isOurs(path: string): boolean {
  return !path.includes('node_modules/');
}

function requestsOf({ dependencies, optionalDependencies, peerDependencies }: Entry): string[] {
  return [
    ...new Set([dependencies, optionalDependencies, peerDependencies].flatMap((list) => Object.keys(list ?? {}))),
  ];
}

/** Where a request leads. As Node looks for it: from the folder upwards. A link leads to a folder of ours. */
export function placeOf(lockfile: Lockfile, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    const entry = lockfile[place];
    if (entry) return entry.link && entry.resolved ? entry.resolved : place;
    if (!folder) return undefined;
  }
}

/** `react@19.3.1`; folders of ours by their path, because their sources count and not their version. */
function labelOf(lockfile: Lockfile, place: string): string {
  return isOurs(place) ? place : `${nameAt(place)}@${lockfile[place]?.version}`;
}

export function nameAt(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function manifestIn(repository: string, folder: string): Entry | undefined {
  const file = join(repository, folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function lockfileOf(repository: string): Lockfile {
  const file = join(repository, 'package-lock.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}
