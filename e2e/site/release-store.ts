import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { integrityOf, packedKinds } from '@rezenso/releases/files';
import { type ModuleReleases, moduleIn, type Release, type ReleaseFile, releaseIn } from '@rezenso/releases/registry';
import { folderStore, type ReleaseStore } from '@rezenso/releases/store';
import type { Site } from './site.ts';

let count = 0;

/**
 * Publishes code that nobody should: a release of the module whose entry is `code`, with the hash that belongs to it.
 * @returns puts the pointer back and forgets the release
 */
export async function publishEntry(site: Site, module: string, code: string): Promise<() => Promise<void>> {
  const { stable, release } = await stableOf(site, module);
  const version = `0.0.${++count}-broken`;
  const files = await put(site, module, version, new Map([['entry.js', code]]));
  await add(site, module, { ...release, version, entry: ['entry.js'], pages: {}, files });
  await point(site, module, version);
  return () =>
    update(site, module, (known) => {
      const releases = known.releases.filter((one) => one.version !== version);
      return { ...known, releases, stable, canary: null };
    });
}

/**
 * Releases the module once more as its next build would be: every script under the new version, with its new hash
 * wherever another script names it. The pointers stay.
 * @param change what is different in the new build
 * @returns the new version
 */
export async function releaseAgain(
  site: Site,
  module: string,
  change: (code: string) => string = (code) => code,
  platformRange?: string,
): Promise<string> {
  const { release } = await stableOf(site, module);
  const version = `1.0.${++count}-next`;
  const renamed = (text: string) =>
    change(text)
      .replaceAll(release.version, version)
      .replaceAll(globalName(module, release.version), globalName(module, version));
  const codes = new Map<string, string>();
  for (const { path } of release.files)
    codes.set(path, renamed(await readFile(folder(site, module, release.version, path), 'utf8')));
  // The entry knows the hash of every chunk, so it comes last.
  const [entry = ''] = release.entry;
  for (const { path, integrity } of release.files) {
    const code = codes.get(entry) ?? '';
    if (path !== entry) codes.set(entry, code.replaceAll(integrity, integrityOf(codes.get(path) ?? '')));
  }
  const files = await put(site, module, version, codes);
  const manifest = release.manifest && { ...release.manifest, ...(platformRange && { platformRange }) };
  await add(site, module, { ...release, version, manifest, files });
  return version;
}

/** Version that the pointer `stable` names. */
export async function stableVersion(site: Site, module: string): Promise<string> {
  return (await stableOf(site, module)).stable;
}

/** Flips a module's pointers in one step. */
export async function point(
  site: Site,
  module: string,
  stable: string,
  canary: ModuleReleases['canary'] = null,
): Promise<void> {
  await update(site, module, (known) => ({ ...known, stable, canary }));
}

/** Runs `during` while a file of the store, with its ready compressed copies, is somewhere else. */
export async function without(site: Site, path: string, during: () => Promise<void>): Promise<void> {
  const place = join(site.dataDir, 'releases', path);
  const copies = [place, ...packedCopiesOf(place)].filter((file) => existsSync(file));
  const move = (from: string, to: string) => Promise.all(copies.map((file) => rename(file + from, file + to)));
  await move('', '.away');
  try {
    await during();
  } finally {
    await move('.away', '');
  }
}

/** Changes one byte of a file for the time of `during`. */
export async function flipped(site: Site, path: string, during: () => Promise<void>): Promise<void> {
  const place = join(site.dataDir, 'releases', path);
  await cp(place, `${place}.kept`);
  // Ready compressed copies would be served in its place.
  await Promise.all(packedCopiesOf(place).map((copy) => rm(copy, { force: true })));
  const bytes = await readFile(place);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  await writeFile(place, bytes);
  try {
    await during();
  } finally {
    await rename(`${place}.kept`, place);
  }
}

export async function removeRelease(site: Site, module: string, version: string): Promise<void> {
  await rm(folder(site, module, version, ''), { recursive: true });
}

async function stableOf(site: Site, module: string): Promise<{ stable: string; release: Release }> {
  const registry = await storeOf(site).readRegistry();
  const { stable } = moduleIn(registry, module);
  return { stable, release: releaseIn(registry, module, stable) };
}

async function add(site: Site, module: string, release: Release): Promise<void> {
  await update(site, module, (known) => ({ ...known, releases: [...known.releases, release] }));
}

async function update(site: Site, module: string, change: (known: ModuleReleases) => ModuleReleases): Promise<void> {
  await storeOf(site).changeRegistry((registry) => ({
    ...registry,
    modules: { ...registry.modules, [module]: change(moduleIn(registry, module)) },
  }));
}

/** @returns the files as they lie in the store */
async function put(site: Site, module: string, version: string, codes: Map<string, string>): Promise<ReleaseFile[]> {
  const build = await mkdtemp(join(tmpdir(), 'rezenso-build-'));
  for (const [path, code] of codes) {
    await mkdir(dirname(join(build, path)), { recursive: true });
    await writeFile(join(build, path), code);
  }
  return storeOf(site).putFiles(module, version, build);
}

function packedCopiesOf(file: string): string[] {
  return packedKinds.map((kind) => `${file}.${kind}`);
}

function storeOf(site: Site): ReleaseStore {
  return folderStore(join(site.dataDir, 'releases'));
}

function folder(site: Site, module: string, version: string, path: string): string {
  return join(site.dataDir, 'releases', module, version, path);
}

/** webpack's name for a release among the globals. */
function globalName(module: string, version: string): string {
  return `${module}_${version}`.replace(/[^A-Za-z0-9]/g, '_');
}
