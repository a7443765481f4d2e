import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from './site.ts';

interface StoredRelease {
  version: string;
  manifest: { platformRange: string };
  entry: string[];
  pages: Record<string, string[]>;
  files: { path: string; integrity: string; bytes: number }[];
}

interface StoredModule {
  releases: StoredRelease[];
  stable: string;
  canary: { version: string; percent: number } | null;
}

interface StoredRegistry {
  modules: Record<string, StoredModule>;
}

let count = 0;

/**
 * Publishes code that nobody should: a release of the module whose entry is `code`, with the hash that belongs to it.
 * @returns puts the pointer back
 */
export async function publishEntry(site: Site, module: string, code: string): Promise<() => Promise<void>> {
  const { stable, release } = await stableOf(site, module);
  const version = `0.0.${++count}-broken`;
  await write(site, module, version, 'entry.js', code);
  const files = [{ path: 'entry.js', integrity: integrityOf(code), bytes: Buffer.byteLength(code) }];
  await add(site, module, { ...release, version, entry: ['entry.js'], pages: {}, files });
  await point(site, module, version);
  return () => point(site, module, stable);
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
  for (const [path, code] of codes) await write(site, module, version, path, code);
  const files = [...codes].map(([path, code]) => ({
    path,
    integrity: integrityOf(code),
    bytes: Buffer.byteLength(code),
  }));
  const manifest = { ...release.manifest, ...(platformRange && { platformRange }) };
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
  canary: StoredModule['canary'] = null,
): Promise<void> {
  await update(site, module, (known) => ({ ...known, stable, canary }));
}

/** Runs `during` while a file of the store, with its ready compressed copies, is somewhere else. */
export async function without(site: Site, path: string, during: () => Promise<void>): Promise<void> {
  const place = join(site.dataDir, 'releases', path);
  const copies = ['', '.br', '.gz'].map((kind) => place + kind).filter((file) => existsSync(file));
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
  await Promise.all(['.br', '.gz'].map((kind) => rm(place + kind, { force: true })));
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

async function stableOf(site: Site, module: string): Promise<{ stable: string; release: StoredRelease }> {
  const known = (await registryOf(site)).modules[module];
  const release = known?.releases.find(({ version }) => version === known.stable);
  if (!known || !release) throw new Error(`${module} has no release`);
  return { stable: known.stable, release };
}

async function add(site: Site, module: string, release: StoredRelease): Promise<void> {
  await update(site, module, (known) => ({ ...known, releases: [...known.releases, release] }));
}

async function update(site: Site, module: string, change: (known: StoredModule) => StoredModule): Promise<void> {
  const registry = await registryOf(site);
  const known = registry.modules[module];
  if (!known) throw new Error(`${module} is unknown`);
  registry.modules[module] = change(known);
  const file = join(site.dataDir, 'releases', 'registry.json');
  await writeFile(`${file}.next`, JSON.stringify(registry));
  await rename(`${file}.next`, file);
}

async function registryOf(site: Site): Promise<StoredRegistry> {
  return JSON.parse(await readFile(join(site.dataDir, 'releases', 'registry.json'), 'utf8'));
}

async function write(site: Site, module: string, version: string, path: string, code: string): Promise<void> {
  await mkdir(folder(site, module, version, ''), { recursive: true });
  await writeFile(folder(site, module, version, path), code);
}

function folder(site: Site, module: string, version: string, path: string): string {
  return join(site.dataDir, 'releases', module, version, path);
}

/** webpack's name for a release among the globals. */
function globalName(module: string, version: string): string {
  return `${module}_${version}`.replace(/[^A-Za-z0-9]/g, '_');
}

function integrityOf(code: string): string {
  return `sha384-${createHash('sha384').update(code).digest('base64')}`;
}
