import { setTimeout as pause } from 'node:timers/promises';
import type { Registry } from '../registry/registry.ts';
import { assertSealed, type SealKeys, sealed } from '../seal/seal.ts';
import { folderStorage } from '../storage/folder-storage.ts';
import type { Storage, StoredRegistry } from '../storage/storage.ts';

/** A place that keeps releases and the one registry that names them. */
export interface ReleaseStore extends Omit<Storage, 'readRegistry' | 'replaceRegistry'> {
  /** The registry as it stands; empty before the first release. @throws Error when it is not signed as it must be */
  readRegistry(): Promise<Registry>;
  /**
   * Changes the registry in one atomic step. When somebody else was faster, the change is made again on what they left.
   * @param change gives the next registry, or the same one when there is nothing to change; a higher number than the
   *   present one is counted on from
   */
  changeRegistry(change: (registry: Registry) => Registry): Promise<Registry>;
  /** Signs the registry as it stands; for a store that was used before there was a key. */
  signRegistry(): Promise<Registry>;
}

const attempts = 100;

/** @param keys sign every change and check what is read; without them neither happens */
export function releaseStore(storage: Storage, keys: SealKeys = {}): ReleaseStore {
  const read = (stored: StoredRegistry | undefined): Registry => {
    const registry = parsed(stored, storage.place);
    if (stored) assertSealed(registry, keys, storage.place);
    return registry;
  };

  async function changed(readWith: typeof read, change: (registry: Registry) => Registry): Promise<Registry> {
    if (keys.verifying && !keys.signing)
      throw new Error('RELEASES_PUBLIC_KEY asks for a signed registry; set RELEASES_SIGNING_KEY to change it');
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const stored = await storage.readRegistry();
      const registry = readWith(stored);
      const wanted = change(registry);
      if (wanted === registry && stored) return registry;
      const counted = Math.max(registry.sequence ?? 0, wanted.sequence ?? 0);
      const next = sealed({ ...wanted, sequence: counted + 1 }, keys);
      if (await storage.replaceRegistry(JSON.stringify(next, null, 2), stored)) return next;
      await pause(Math.random() * Math.min(20 * (attempt + 1), 500));
    }
    throw new Error(`The registry in ${storage.place} is being changed all the time; nothing was changed by us`);
  }

  return {
    ...storage,
    readRegistry: async () => read(await storage.readRegistry()),
    changeRegistry: (change) => changed(read, change),
    signRegistry: () =>
      changed(
        (stored) => parsed(stored, storage.place),
        (registry) => ({ ...registry }),
      ),
  };
}

/** A release store in a folder. */
export function folderStore(root: string, keys: SealKeys = {}): ReleaseStore {
  return releaseStore(folderStorage(root), keys);
}

function parsed(stored: StoredRegistry | undefined, place: string): Registry {
  if (!stored) return { modules: {} };
  try {
    const registry: unknown = JSON.parse(stored.text);
    if (isRegistry(registry)) return registry;
  } catch {
    // Said below.
  }
  throw new Error(
    `The registry in ${place} cannot be read; nothing was changed. Put back the last good one, from a backup or the store's versions.`,
  );
}

/** Enough of its form for every command; one that a server refuses can still be looked at and mended. */
function isRegistry(value: unknown): value is Registry {
  const modules = fieldOf(value, 'modules');
  if (typeof modules !== 'object' || modules === null || Array.isArray(modules)) return false;
  return Object.values(modules).every((module) => Array.isArray(fieldOf(module, 'releases')));
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
