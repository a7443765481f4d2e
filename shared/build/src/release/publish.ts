import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModuleManifest } from '@rezenso/contract/releases';
import { isPackedCopy, precompress, sourceMapsFile } from '@rezenso/releases/files';
import { type CanaryShare, type Registry, type Release, releasesOf, withRelease } from '@rezenso/releases/registry';
import type { ReleaseStore } from '@rezenso/releases/store';
import { manifestProblems } from '../gate/manifest-problems.ts';
import type { BuildRecord } from '../webpack/build-record.ts';
import { packageIn } from '../webpack/packages.ts';

/** A build that is to lie in a store. */
export interface Upload {
  store: ReleaseStore;
  /** The module's folder, with package.json, module.json and dist/. */
  folder: string;
  moduleName: string;
  now: Date;
  /** What was looked at before, and where it comes from. */
  about?: Pick<Release, 'checks' | 'origin'> | undefined;
}

export interface Publication extends Upload {
  /** Share of the people that get it; without it everybody does. */
  canary?: CanaryShare | undefined;
  /** Looks at the registry before and after, in the step that changes it. @throws Error to leave everything as it is */
  judge?(before: Registry, after: Registry): void;
  /** Why, for the history. */
  reason?: string | undefined;
}

/**
 * Publishes what lies in a module's dist folder and points `stable`, or the canary, to it: files first, checked as
 * they lie in the store, then the registry in one step. Publishing the same build again changes nothing.
 * @returns the released version
 */
export async function publish({ canary, judge, reason, ...upload }: Publication): Promise<string> {
  const { store, folder, moduleName } = upload;
  const built = await buildRecordOf(folder);
  const known = releasesOf(await store.readRegistry(), moduleName);
  if (!canary && known?.stable === built.release) return built.release;
  const release = await uploaded(upload);
  await store.changeRegistry(
    (before) => {
      const after = withRelease(before, moduleName, release, canary);
      judge?.(before, after);
      return after;
    },
    reason === undefined ? {} : { reason },
  );
  return built.release;
}

/** Lays the build in a module's dist folder into a store, where nobody gets it yet. @returns the release that it is */
export async function uploaded({ store, folder, moduleName, now, about }: Upload): Promise<Release> {
  const built = await buildRecordOf(folder);
  const manifest = await manifestOf(folder, moduleName);
  await precompress(join(folder, 'dist'));
  const files = await store.putFiles(moduleName, built.release, join(folder, 'dist'));
  const sourceMaps = files.find(({ path }) => path === sourceMapsFile);
  return {
    version: built.release,
    publishedAt: now.toISOString(),
    manifest,
    platformVersion: manifest ? null : platformVersionOf(folder),
    ...(manifest ? {} : titleOfShell(folder)),
    ...aboutBuild(built),
    ...about,
    entry: built.entry,
    pages: built.pages,
    files: files.filter(({ path }) => !isPackedCopy(path) && path !== sourceMapsFile),
    ...(sourceMaps && { sourceMaps }),
  };
}

/** What a build says of the other parts of the site that it counts on. */
function aboutBuild({ contractRange, reads, borrows, lends }: BuildRecord): Partial<Release> {
  return {
    ...(contractRange && { contractRange }),
    ...(reads && { reads }),
    ...(borrows && { borrows }),
    ...(lends && { lends }),
  };
}

/** Version of the platform that a shell in this checkout brings. */
export function platformVersionOf(shellFolder: string): string {
  return packageIn(join(shellFolder, '../shared/platform')).version;
}

/** What people call the shell: `title` in its package.json. */
function titleOfShell(shellFolder: string): Pick<Release, 'title'> {
  const { title } = packageIn<{ title?: string }>(shellFolder);
  return title ? { title } : {};
}

/** What the build in a module's dist folder says about itself. */
export function buildRecordOf(folder: string): Promise<BuildRecord> {
  return json(join(folder, 'dist/build.json'));
}

/**
 * module.json of a remote; null for the shell, which has none.
 * @throws Error with every mistake in its form
 */
export async function manifestOf(folder: string, moduleName: string): Promise<ModuleManifest | null> {
  if (moduleName === 'shell') return null;
  const text = await readFile(join(folder, 'module.json'), 'utf8');
  const problems = manifestProblems(text);
  if (problems.length > 0) throw new Error([`${moduleName}/module.json cannot be released:`, ...problems].join('\n  '));
  const manifest: ModuleManifest = JSON.parse(text);
  if (manifest.name !== moduleName) throw new Error(`${moduleName}/module.json calls itself ${manifest.name}`);
  return manifest;
}

async function json<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'));
}
