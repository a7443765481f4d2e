import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const ui = '@rezenso/ui';

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
  '@rezenso/ui/core',
  '@rezenso/contract/core',
  'lucide-react/dist/esm/createLucideIcon.mjs',
];
/** What packages export and the shell does not lend of them: a page has no use for it. */
export const notLent: Record<string, readonly string[]> = {
  'styled-components': ['ServerStyleSheet', 'stylisPluginRSC', 'version', '__PRIVATE__'],
};
/** Draws the icons of lucide, each of which imports this file. */
const iconMaker = 'lucide-react/dist/esm/createLucideIcon.mjs';
/**
 * Doors whose parts the shell has on every page and lends (docs/decisions/0071), with the package whose version counts. Other than the
 * singletons they may be there twice: a remote that needs a newer one than the shell's brings its own.
 */
export const lentParts = {
  '@rezenso/ui/core': ui,
  '@rezenso/contract/core': '@rezenso/contract',
  [iconMaker]: 'lucide-react',
};

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
  return versionsOf(singletons, folder);
}

/** The same of everything that the shell lends. */
export function lentVersions(folder: string): Record<string, string> {
  return versionsOf([...singletons, ...Object.values(lentParts)], folder);
}

function versionsOf(names: readonly string[], folder: string): Record<string, string> {
  const versionOf = (name: string) => {
    const place = folderIfInstalled(name, folder);
    if (place === undefined) throw new Error(`${name} is not installed`);
    return packageIn(place).version;
  };
  return Object.fromEntries(names.map((name) => [name, versionOf(name)]));
}

/** Where a package is installed as seen from `folder` or from the design system there, whatever its `exports` say. */
export function folderIfInstalled(name: string, folder: string): string | undefined {
  const places = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];
  const beside = places.map((place) => join(place, ui, 'node_modules'));
  const place = [...places, ...beside].find((one) => existsSync(join(one, name, 'package.json')));
  return place === undefined ? undefined : realpathSync(join(place, name));
}

/** Whether a build of the shell brings the whole federation runtime (docs/decisions/0069). */
export function isOfficialRuntime(): boolean {
  return process.env.FEDERATION_RUNTIME === 'official';
}
