import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModuleManifest, Release } from '@rezenso/contract/releases';
import { satisfies, validRange } from 'semver';
import type { BuildRecord } from '../webpack/build-record.ts';
import { packageIn } from '../webpack/packages.ts';
import { isPackedCopy, precompress } from './precompress.ts';
import { withRelease } from './registry.ts';
import type { ReleaseStore } from './store.ts';

/**
 * Publishes what lies in a module's dist folder and points `stable` to it: files first, checked as they lie in the
 * store, then the registry in one step. Publishing the same build again changes nothing.
 * @param folder the module's folder, with package.json, module.json and dist/
 * @returns the released version
 */
export async function publish(store: ReleaseStore, folder: string, moduleName: string, now: Date): Promise<string> {
  const built: BuildRecord = await json(join(folder, 'dist/build.json'));
  const { modules } = await store.readRegistry();
  if (modules[moduleName]?.stable === built.release) return built.release;
  await precompress(join(folder, 'dist'));
  const files = await store.putFiles(moduleName, built.release, join(folder, 'dist'));
  const manifest = moduleName === 'shell' ? null : checked(await json(join(folder, 'module.json')), moduleName);
  const release: Release = {
    version: built.release,
    publishedAt: now.toISOString(),
    manifest,
    platformVersion: manifest ? null : packageIn(join(folder, '../shared/platform')).version,
    entry: built.entry,
    pages: built.pages,
    files: files.filter(({ path }) => !isPackedCopy(path)),
  };
  await store.changeRegistry((registry) => withRelease(registry, moduleName, release));
  return built.release;
}

/** Browsers compare caret ranges only (see satisfiesPlatform in the contract), so nothing else may be released. */
function checked(manifest: ModuleManifest, moduleName: string): ModuleManifest {
  const { name, platformRange } = manifest;
  if (name !== moduleName) throw new Error(`${moduleName}/module.json calls itself ${name}`);
  const isCaret = /^\^\d+\.\d+\.\d+$/.test(platformRange) && validRange(platformRange) !== null;
  if (!isCaret) throw new Error(`${moduleName}/module.json: platformRange must be a caret range, not ${platformRange}`);
  return manifest;
}

/** Whether the platform in this repository satisfies a module; said while building, long before a browser refuses. */
export function fitsPlatform(platformVersion: string, manifest: ModuleManifest): boolean {
  return satisfies(platformVersion, manifest.platformRange);
}

async function json<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'));
}
