import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModuleManifest } from '@rezenso/contract/releases';
import { isPackedCopy, precompress } from '@rezenso/releases/files';
import { parseManifest, type Registry, type Release, releasesOf, withRelease } from '@rezenso/releases/registry';
import type { ReleaseStore } from '@rezenso/releases/store';
import { validRange } from 'semver';
import type { BuildRecord } from '../webpack/build-record.ts';
import { packageIn } from '../webpack/packages.ts';

export interface Publication {
  store: ReleaseStore;
  /** The module's folder, with package.json, module.json and dist/. */
  folder: string;
  moduleName: string;
  /** Share of the accounts that get it, 0 to 100; without it everybody does. */
  canaryPercent?: number | undefined;
  now: Date;
  /** Looks at the registry before and after, in the step that changes it. @throws Error to leave everything as it is */
  judge?(before: Registry, after: Registry): void;
}

/**
 * Publishes what lies in a module's dist folder and points `stable`, or the canary, to it: files first, checked as
 * they lie in the store, then the registry in one step. Publishing the same build again changes nothing.
 * @returns the released version
 */
export async function publish({ store, folder, moduleName, canaryPercent, now, judge }: Publication): Promise<string> {
  const built = await buildRecordOf(folder);
  const known = releasesOf(await store.readRegistry(), moduleName);
  if (canaryPercent === undefined && known?.stable === built.release) return built.release;
  const manifest = await manifestOf(folder, moduleName);
  await precompress(join(folder, 'dist'));
  const files = await store.putFiles(moduleName, built.release, join(folder, 'dist'));
  const release: Release = {
    version: built.release,
    publishedAt: now.toISOString(),
    manifest,
    platformVersion: manifest ? null : platformVersionOf(folder),
    entry: built.entry,
    pages: built.pages,
    files: files.filter(({ path }) => !isPackedCopy(path)),
  };
  await store.changeRegistry((before) => {
    const after = withRelease(before, moduleName, release, canaryPercent);
    judge?.(before, after);
    return after;
  });
  return built.release;
}

/** Version of the platform that a shell in this checkout brings. */
export function platformVersionOf(shellFolder: string): string {
  return packageIn(join(shellFolder, '../shared/platform')).version;
}

/** What the build in a module's dist folder says about itself. */
export function buildRecordOf(folder: string): Promise<BuildRecord> {
  return json(join(folder, 'dist/build.json'));
}

/**
 * module.json of a remote; null for the shell, which has none. Browsers compare caret ranges only (see
 * satisfiesPlatform in the contract), so nothing else may be released.
 */
export async function manifestOf(folder: string, moduleName: string): Promise<ModuleManifest | null> {
  if (moduleName === 'shell') return null;
  const manifest = parsedManifest(await readFile(join(folder, 'module.json'), 'utf8'), moduleName);
  const { name, platformRange } = manifest;
  if (name !== moduleName) throw new Error(`${moduleName}/module.json calls itself ${name}`);
  const isCaret = /^\^\d+\.\d+\.\d+$/.test(platformRange) && validRange(platformRange) !== null;
  if (!isCaret) throw new Error(`${moduleName}/module.json: platformRange must be a caret range, not ${platformRange}`);
  return manifest;
}

function parsedManifest(text: string, moduleName: string): ModuleManifest {
  try {
    return parseManifest(text);
  } catch (error) {
    throw new Error(`${moduleName}/${messageOf(error)}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function json<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'));
}
