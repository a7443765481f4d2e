import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow, integrityOf } from '../files/integrity.ts';
import { type AssertHeld, withLock } from './lock.ts';
import { noteIn, returnPath } from './returns.ts';
import { assertSame, registryFile, type Storage, type StoredRegistry, type StoredRelease } from './storage.ts';

/** Longer than it takes to be sure that a process on another machine died. */
const lockTimeoutMs = 45_000;

/** How folders end whose release is on its way into its place. */
const halfCopied = '.tmp';

/** Releases in a folder: `<module>/<version>/…` and `registry.json`. */
export function folderStorage(root: string): Storage {
  const file = join(root, registryFile);
  const readRegistry = () => registryIn(file);
  return {
    place: root,
    readRegistry,
    replaceRegistry(text, known) {
      return withLock(join(root, 'registry.lock'), lockTimeoutMs, async (assertHeld) => {
        if ((await readRegistry())?.state !== known?.state) return false;
        await replaceFile(file, text, assertHeld);
        return true;
      });
    },
    async putFiles(module, version, folder) {
      const place = join(root, module, version);
      if (!(await exists(place))) await copyWhole(folder, place);
      const [wanted, stored] = await Promise.all([filesBelow(folder), filesBelow(place)]);
      assertSame(wanted, stored, module, version);
      return stored;
    },
    readFile: (module, version, path) => readFile(join(root, module, version, path)),
    async storedReleases() {
      const modules = (await foldersIn(root)).filter((name) => !name.startsWith('.'));
      return (await Promise.all(modules.map((module) => releasesIn(root, module)))).flat();
    },
    async removeFiles(module, version) {
      await rm(join(root, module, version), { recursive: true, force: true });
      await rm(join(root, returnPath(module, version)), { force: true });
    },
    async readReturn(module, version) {
      const text = await textOf(join(root, returnPath(module, version)));
      return text === undefined ? undefined : noteIn(text);
    },
    async noteReturn(module, version, note) {
      const place = join(root, returnPath(module, version));
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, JSON.stringify(note));
    },
  };
}

async function registryIn(file: string): Promise<StoredRegistry | undefined> {
  const text = await textOf(file);
  return text === undefined ? undefined : { text, state: integrityOf(Buffer.from(text)) };
}

async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function releasesIn(root: string, module: string): Promise<StoredRelease[]> {
  const versions = await foldersIn(join(root, module));
  const release = async (version: string) => ({
    module,
    version,
    changedAt: (await stat(join(root, module, version))).mtime,
  });
  return Promise.all(versions.map(release));
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/**
 * A half-copied release must never lie under its final name. One at a time for each module: whoever copies knows that what is half
 * there was left by a process that ended, and takes it away.
 */
async function copyWhole(folder: string, place: string): Promise<void> {
  await withLock(join(dirname(place), 'copying.lock'), lockTimeoutMs, async (assertHeld) => {
    await removeHalfCopied(dirname(place));
    if (await exists(place)) return;
    const temporary = `${place}.${randomUUID()}${halfCopied}`;
    try {
      await cp(folder, temporary, { recursive: true });
      await assertHeld();
      await rename(temporary, place);
    } finally {
      // A disk that is full keeps nothing of it.
      await rm(temporary, { recursive: true, force: true });
    }
  });
}

async function removeHalfCopied(module: string): Promise<void> {
  const left = (await foldersIn(module)).filter((name) => name.endsWith(halfCopied));
  await Promise.all(left.map((name) => rm(join(module, name), { recursive: true, force: true })));
}

async function replaceFile(file: string, content: string, assertHeld: AssertHeld): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, content);
    await assertHeld();
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
