import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
interface Entry {
  version?: string;
  integrity?: string;
  /** Where a link leads. */
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
type Lockfile = Record<string, Entry>;

/**
 * Every package that the build of a module may read, one line each with version, contents and what its own requests
 * lead to. Equal lines mean equal packages: whatever else changes in package-lock.json is no matter of this module.
 */
export function lockedFor(repository: string, moduleName: string): string[] {
  const lockfile = lockfileOf(repository);
  const seen = new Set<string>();
  const lines = new Set<string>();
  const visit = (path: string, onlyThese?: readonly string[]) => {
    if (seen.has(path)) return;
    seen.add(path);
    const isOurs = !path.includes('node_modules/');
    const entry = (isOurs ? manifestIn(repository, path) : lockfile[path]) ?? {};
    const names = requestsOf(entry).filter((name) => onlyThese?.includes(name) ?? true);
    const found = names.flatMap((name) => placeOf(lockfile, path, name) ?? []);
    const asked = found.map((place) => labelOf(lockfile, place)).sort();
    lines.add(`${isOurs ? path : labelOf(lockfile, path)} ${entry.integrity ?? ''} ${asked.join(' ')}`);
    for (const place of found) visit(place);
  };
  visit(moduleName);
  visit('shared/build', buildTools);
  return [...lines].sort();
}

function requestsOf({ dependencies, optionalDependencies, peerDependencies }: Entry): string[] {
  return [
    ...new Set([dependencies, optionalDependencies, peerDependencies].flatMap((list) => Object.keys(list ?? {}))),
  ];
}

/** As Node looks for it: from the folder upwards. A link leads to a folder of ours. */
function placeOf(lockfile: Lockfile, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    const entry = lockfile[place];
    if (entry) return entry.link && entry.resolved ? entry.resolved : place;
    if (!folder) return undefined;
  }
}

/** `react@19.3.1`; folders of ours by their path, because their sources count and not their version. */
function labelOf(lockfile: Lockfile, place: string): string {
  const start = place.lastIndexOf('node_modules/');
  return start === -1 ? place : `${place.slice(start + 'node_modules/'.length)}@${lockfile[place]?.version}`;
}

function manifestIn(repository: string, folder: string): Entry | undefined {
  const file = join(repository, folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function lockfileOf(repository: string): Lockfile {
  const file = join(repository, 'package-lock.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}
