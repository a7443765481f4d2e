import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What the pages share at run time: exactly one copy of each, which the shell brings along. */
const singletons = ['react', 'react-dom', 'styled-components', 'swr', '@rezenso/platform'];
/** Requests below these packages are shared too (`react/jsx-runtime`). */
const withSubpaths = ['react', 'react-dom', 'swr', '@rezenso/platform'];

/** Every request that the shell answers: the keys of its `federation/singletons.ts`; a test compares the two. */
export const lentByShell = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'styled-components',
  'swr',
  '@rezenso/platform',
  '@rezenso/platform/router',
  '@rezenso/platform/schema',
];

export interface Package {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Reads a package.json. @typeParam More fields that whoever asks knows to be there */
export function packageIn<More = unknown>(folder: string): Package & More {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/**
 * The `shared` table of a remote: it brings no copy of its own (`import: false`), takes the shell's, and refuses to
 * run with one that its package.json does not allow.
 */
export function sharedByShell({ dependencies = {} }: Package) {
  const entries = singletons.flatMap((name) => {
    const rule = ruleFor(name, dependencies);
    const paths = withSubpaths.includes(name) ? [name, `${name}/`] : [name];
    return paths.map((path) => [path, rule] as const);
  });
  // Whoever imports zod/mini gets the part of it that the platform carries for all (see its schema.ts).
  const zod = { ...ruleFor('@rezenso/platform', dependencies), shareKey: '@rezenso/platform/schema' };
  return { ...Object.fromEntries(entries), 'zod/mini': zod };
}

/** What a remote takes from the shell, each with the range that its package.json asks for. */
export function borrowedRanges({ dependencies = {} }: Package): Record<string, string> {
  return Object.fromEntries(singletons.flatMap((name) => (dependencies[name] ? [[name, dependencies[name]]] : [])));
}

function ruleFor(name: string, dependencies: Record<string, string>) {
  const requiredVersion = dependencies[name] ?? '*';
  return { import: false as const, singleton: true, strictVersion: true, requiredVersion, packageName: name };
}

/** Installed versions of the singletons as seen from `folder`; the shell announces them to the remotes. */
export function singletonVersions(folder: string): Record<string, string> {
  const require = createRequire(join(folder, 'package.json'));
  return Object.fromEntries(singletons.map((name) => [name, versionOf(name, require)]));
}

function versionOf(name: string, require: NodeJS.Require): string {
  const places = require.resolve.paths(name) ?? [];
  for (const place of places) {
    try {
      return packageIn(join(place, name)).version;
    } catch {
      // Not in this node_modules; the next one up may have it.
    }
  }
  throw new Error(`${name} is not installed`);
}

/** Whether a build of the shell brings the whole federation runtime (docs/decisions/0069). */
export function isOfficialRuntime(): boolean {
  return process.env.FEDERATION_RUNTIME === 'official';
}
