import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { digestInName, isNamedByContent, releasePath } from '@rezenso/contract/releases';
import { integrityOf, packedKinds } from '@rezenso/releases/files';
import {
  type ModuleReleases,
  moduleIn,
  newPreviewToken,
  previewTag,
  type Release,
  type ReleaseFile,
  releaseIn,
} from '@rezenso/releases/registry';
import { folderStore, type ReleaseStore } from '@rezenso/releases/store';
import type { Site } from './site.ts';

let count = 0;

/**
 * Publishes code that nobody should: a release of the module whose entry is `code`, with the hash that belongs to it.
 * @param others what else the release brings along, by name
 * @returns puts the pointer back and forgets the release
 */
export async function publishEntry(
  site: Site,
  module: string,
  code: string,
  others: Record<string, string> = {},
): Promise<() => Promise<void>> {
  const { stable, release } = await stableOf(site, module);
  const version = `0.0.${++count}-broken`;
  const files = await put(site, module, version, new Map(Object.entries({ 'entry.js': code, ...others })));
  await add(site, module, { ...release, version, entry: ['entry.js'], pages: {}, files });
  await point(site, module, version);
  return () =>
    update(site, module, (known) => {
      const releases = known.releases.filter((one) => one.version !== version);
      return { ...known, releases, stable, canary: null };
    });
}

/**
 * Releases the module once more as its next build would be: what names the version names the new one, and a file that is
 * another one now has another name, and another digest wherever a script says it. The pointers stay.
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
  const said = new Map<string, string>();
  // The last script of the entry knows name and digest of every chunk.
  const { entry } = release;
  const files = release.files.toSorted((one, other) => entry.indexOf(one.path) - entry.indexOf(other.path));
  for (const { path, integrity } of files) {
    const content = await readFile(folder(site, module, release.version, path), encodingOf(path));
    // Fonts hold no names; one letter is one byte of them.
    const changed = isFont(path) ? content : replaced(renamed(content), said);
    codes.set(replaced(path, namedAnew(path, content, changed)), changed);
    for (const [was, is] of namedAnew(path, content, changed)) said.set(was, is);
    said.set(integrity, integrityOf(changed));
  }
  const own = (paths: readonly string[]) => paths.map((path) => replaced(path, said));
  const manifest = release.manifest && { ...release.manifest, ...(platformRange && { platformRange }) };
  await add(site, module, {
    ...release,
    version,
    manifest,
    entry: own(entry),
    pages: Object.fromEntries(Object.entries(release.pages).map(([page, paths]) => [page, own(paths)])),
    files: await put(site, module, version, codes),
  });
  return version;
}

/** The digest in a file's name, by the one before, when its content is another one. */
function namedAnew(path: string, before: string, now: string): Map<string, string> {
  const digest = path.split('.').at(-2);
  if (!digest || !isNamedByContent(path) || before === now) return new Map();
  return new Map([[digest, createHash('sha384').update(now).digest('hex').slice(0, digestInName)]]);
}

function replaced(text: string, by: ReadonlyMap<string, string>): string {
  return [...by].reduce((done, [was, is]) => done.replaceAll(was, is), text);
}

/** What the stable release of every module says of itself, as the registry names them. */
export async function manifestsOf(site: Pick<Site, 'dataDir'>): Promise<NonNullable<Release['manifest']>[]> {
  const { modules } = await storeOf(site).readRegistry();
  return Object.values(modules).flatMap(({ stable, releases }) => {
    const manifest = releases.find(({ version }) => version === stable)?.manifest;
    return manifest ? [manifest] : [];
  });
}

/** Makes a preview of a release that nobody is pointed to. @returns path of its link */
export async function addPreview(site: Site, module: string, version: string): Promise<string> {
  const token = newPreviewToken();
  const now = Date.now();
  const deed = { at: new Date(now).toISOString(), by: 'e2e', until: new Date(now + 3_600_000).toISOString() };
  await update(site, module, (known) => {
    const release = known.releases.find((one) => one.version === version);
    if (!release) throw new Error(`There is no release ${version}`);
    const releases = known.releases.filter((one) => one !== release);
    return { ...known, releases, previews: [{ ...deed, name: 'e2e', release, tag: previewTag(token) }] };
  });
  return `/preview/${token}`;
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

/** Addresses of the files of a release. */
export async function addressesIn(site: Site, module: string, version: string): Promise<string[]> {
  const { files } = releaseIn(await storeOf(site).readRegistry(), module, version);
  return files.map(({ path }) => releasePath(module, version, path));
}

/** Paths in the store at which releases of a module have a file, which is the same file when its name says what it holds. */
export async function copiesOf(site: Site, module: string, file: string): Promise<string[]> {
  const versions = await readdir(folder(site, module, '', ''));
  return versions.map((version) => `${module}/${version}/${file}`).filter((path) => existsSync(inStore(site, path)));
}

/** Runs `during` while files of the store, with their ready compressed copies, are somewhere else. */
export async function without(site: Site, paths: readonly string[], during: () => Promise<void>): Promise<void> {
  const places = paths.map((path) => inStore(site, path));
  const copies = places.flatMap((place) => [place, ...packedCopiesOf(place)]).filter((file) => existsSync(file));
  const move = (from: string, to: string) => Promise.all(copies.map((file) => rename(file + from, file + to)));
  await move('', '.away');
  try {
    await during();
  } finally {
    await move('.away', '');
  }
}

/** Changes one byte of files for the time of `during`. */
export async function flipped(site: Site, paths: readonly string[], during: () => Promise<void>): Promise<void> {
  const places = paths.map((path) => inStore(site, path));
  await Promise.all(places.map(flip));
  try {
    await during();
  } finally {
    await Promise.all(places.map((place) => rename(`${place}.kept`, place)));
  }
}

async function flip(place: string): Promise<void> {
  await cp(place, `${place}.kept`);
  // Ready compressed copies would be served in its place.
  await Promise.all(packedCopiesOf(place).map((copy) => rm(copy, { force: true })));
  const bytes = await readFile(place);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  await writeFile(place, bytes);
}

export async function removeRelease(site: Site, module: string, version: string): Promise<void> {
  await rm(folder(site, module, version, ''), { recursive: true });
}

/** Takes a release out of the registry: people would get it when a later one does not fit. */
export async function forgetRelease(site: Site, module: string, version: string): Promise<void> {
  await update(site, module, (known) => ({
    ...known,
    releases: known.releases.filter((one) => one.version !== version),
  }));
}

/** Takes a module out of the registry, as if it had never been released. */
export async function forgetModule(site: Pick<Site, 'dataDir'>, module: string): Promise<void> {
  await storeOf(site).changeRegistry((registry) => {
    const { [module]: _, ...modules } = registry.modules;
    return { ...registry, modules };
  });
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
    await writeFile(join(build, path), code, encodingOf(path));
  }
  return storeOf(site).putFiles(module, version, build);
}

const isFont = (path: string) => path.endsWith('.woff2');
const encodingOf = (path: string) => (isFont(path) ? 'latin1' : 'utf8');

function packedCopiesOf(file: string): string[] {
  return packedKinds.map((kind) => `${file}.${kind}`);
}

function storeOf(site: Pick<Site, 'dataDir'>): ReleaseStore {
  return folderStore(join(site.dataDir, 'releases'));
}

function folder(site: Site, module: string, version: string, path: string): string {
  return inStore(site, join(module, version, path));
}

function inStore(site: Site, path: string): string {
  return join(site.dataDir, 'releases', path);
}

/** webpack's name for a release among the globals. */
function globalName(module: string, version: string): string {
  return `${module}_${version}`.replace(/[^A-Za-z0-9]/g, '_');
}
