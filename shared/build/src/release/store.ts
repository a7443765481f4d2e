import { cp, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Registry, ReleaseFile } from '@rezenso/contract/releases';
import { filesBelow } from './integrity.ts';

/** A place that keeps releases and the one registry that names them. */
export interface ReleaseStore {
  /** The registry as it stands; empty before the first release. */
  readRegistry(): Promise<Registry>;
  /** Changes the registry in one atomic step, one change at a time. */
  changeRegistry(change: (registry: Registry) => Registry): Promise<Registry>;
  /** Copies a folder in as `<module>/<version>` and checks every file as it lies there. Never overwrites. */
  putFiles(moduleName: string, version: string, folder: string): Promise<ReleaseFile[]>;
}

const lockPatienceMs = 10_000;
/** A lock this old belongs to a process that died while holding it. */
const staleAfterMs = 30_000;

/** A release store in a folder: `<module>/<version>/…` and `registry.json`. */
export function folderStore(root: string): ReleaseStore {
  const registryFile = join(root, 'registry.json');
  const readRegistry = () => parsed(registryFile);
  return {
    readRegistry,
    async changeRegistry(change) {
      await mkdir(root, { recursive: true });
      return withLock(join(root, 'registry.lock'), async () => {
        const next = change(await readRegistry());
        await replaceFile(registryFile, JSON.stringify(next, null, 2));
        return next;
      });
    },
    async putFiles(moduleName, version, folder) {
      const place = join(root, moduleName, version);
      if (!(await exists(place))) await copyWhole(folder, place);
      const [wanted, stored] = await Promise.all([filesBelow(folder), filesBelow(place)]);
      if (JSON.stringify(wanted) === JSON.stringify(stored)) return stored;
      throw new Error(`${moduleName} ${version} already lies in the store with other content; releases never change`);
    },
  };
}

async function parsed(file: string): Promise<Registry> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { modules: {} };
    throw error;
  }
}

/** A half-copied release must never lie under its final name. */
async function copyWhole(folder: string, place: string): Promise<void> {
  const temporary = `${place}.${process.pid}.tmp`;
  await rm(temporary, { recursive: true, force: true });
  await cp(folder, temporary, { recursive: true });
  await rename(temporary, place);
}

async function replaceFile(file: string, content: string): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}

async function withLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + lockPatienceMs;
  while (!(await created(lock))) {
    if (await isStale(lock)) await rm(lock, { force: true });
    else if (Date.now() > deadline) throw new Error(`Another release is being published (${lock})`);
    else await pause(50);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function created(lock: string): Promise<boolean> {
  try {
    await (await open(lock, 'wx')).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function isStale(lock: string): Promise<boolean> {
  const found = await stat(lock).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > staleAfterMs;
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
