import { setTimeout as pause } from 'node:timers/promises';
import { type ChangeNote, withHistory } from '../registry/history.ts';
import { type ModuleReleases, type Registry, releasesOf } from '../registry/registry.ts';
import { withModule } from '../registry/registry-changes.ts';
import { lastNumber } from '../registry/registry-forms.ts';
import { parseRegistry } from '../registry/registry-schema.ts';
import { changeFault } from '../seal/change-fault.ts';
import { keyIdOf, noKeys, type SealKeys } from '../seal/keys.ts';
import { sealedAsItStands, sealedChange } from '../seal/sealed-change.ts';
import { assertStandsOnSound, signatureFault, signerOf } from '../seal/signer.ts';
import { verdictOn } from '../seal/verdict.ts';
import { folderStorage } from '../storage/folder-storage.ts';
import type { Storage, StoredRegistry } from '../storage/storage.ts';
import { nameOfProcess } from './author.ts';
import { registryIn } from './stored-registry.ts';

/** A place that keeps releases and the one registry that names them. */
export interface ReleaseStore extends Omit<Storage, 'readRegistry' | 'replaceRegistry'> {
  /** The registry as it stands; empty before the first release. @throws Error when it is not signed as it must be */
  readRegistry(): Promise<Registry>;
  /**
   * Changes the registry in one atomic step. When somebody else was faster, the change is made again on what they left.
   * @param change gives the next registry, or the same one when there is nothing to change; a higher number than the
   *   present one is counted on from
   * @param note why, and who where that is somebody else than runs this process; what happened to each module is written
   *   into its history with it
   */
  changeRegistry(change: (registry: Registry) => Registry, note?: Partial<ChangeNote>): Promise<Registry>;
  /** Why sites do not follow what a registry of this store holds of a module; undefined when they do, or nothing is signed. */
  faultOf(registry: Registry, module: string): string | undefined;
  /**
   * Says before anything is built what `changeRegistry` would say after it.
   * @throws Error when none of our keys may change the part of this module, or nobody should as it stands
   */
  assertMayChange(registry: Registry, module: string): void;
  /** Signs the registry as it stands; for a store that was used before there was a key. */
  signRegistry(): Promise<Registry>;
}

const attempts = 100;

/** Who changes the registry, and when, unless a change says so itself. */
export interface Journal {
  author(): Pick<ChangeNote, 'by' | 'commit' | 'via'>;
  now(): Date;
}

const ownJournal: Journal = { author: () => ({ by: nameOfProcess() }), now: () => new Date() };

/** @param keys sign every change and check what is read; without them neither happens */
export function releaseStore(storage: Storage, keys: SealKeys = noKeys, journal = ownJournal): ReleaseStore {
  const read = (stored: StoredRegistry | undefined): Registry => {
    const registry = registryIn(stored, storage.place);
    if (stored) assertSealed(registry, keys, storage.place);
    return registry;
  };

  /** @throws Error when no site would follow the next registry: what says that it was done must have been */
  function assertChange(before: Registry, text: string): void {
    const { signedBy }: Registry = JSON.parse(text);
    const fault = changeFault(before, text, { roots: keys.roots, signedBy, now: journal.now() });
    if (fault) throw new Error(`${fault} Nothing was changed.`);
  }

  async function changed(
    readWith: typeof read,
    change: (registry: Registry) => Registry,
    seal: (before: Registry, wanted: Registry) => Registry,
    assertFollowed: (before: Registry, text: string) => void,
  ): Promise<Registry> {
    assertSomeKey(keys);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const stored = await storage.readRegistry();
      const registry = readWith(stored);
      const wanted = change(registry);
      if (wanted === registry && stored) return registry;
      const next = seal(registry, { ...wanted, sequence: countedOn(registry, wanted) });
      const text = JSON.stringify(next, null, 2);
      assertFollowed(registry, text);
      if (await storage.replaceRegistry(text, stored)) return next;
      await pause(Math.random() * Math.min(20 * (attempt + 1), 500));
    }
    throw new Error(`The registry in ${storage.place} is being changed all the time; nothing was changed by us`);
  }

  function told(before: Registry, wanted: Registry, note: Partial<ChangeNote> = {}): Registry {
    const signer = signerOf(before, wanted, keys);
    const signed = signer ? { key: keyIdOf(signer) } : {};
    return withHistory(before, wanted, { at: journal.now().toISOString(), ...journal.author(), ...signed, ...note });
  }

  return {
    ...storage,
    readRegistry: async () => read(await storage.readRegistry()),
    changeRegistry: (change, note) =>
      changed(read, change, (before, wanted) => sealedChange(before, told(before, wanted, note), keys), assertChange),
    faultOf: (registry, module) => (keys.roots.length > 0 ? signatureFault(registry, module, keys.roots) : undefined),
    assertMayChange(registry, module) {
      assertSomeKey(keys);
      const changed = withModule(registry, module, { ...newModule, ...releasesOf(registry, module), stable: '' });
      if (signerOf(registry, changed, keys)) assertStandsOnSound(registry, changed, keys);
    },
    signRegistry: () =>
      changed(
        (stored) => registryIn(stored, storage.place),
        (registry) => ({ ...registry }),
        (_, wanted) => sealedAsItStands(wanted, keys),
        // As it stands: whatever of it is odd, sites leave out, and `status` says so.
        (_, text) => parseRegistry(text),
      ),
  };
}

/** The next number; where somebody counted as far as numbers go, they begin anew. */
function countedOn({ sequence = 0 }: Registry, wanted: Registry): number {
  const known = sequence >= lastNumber ? 0 : sequence;
  const from = (wanted.sequence ?? 0) >= lastNumber ? 0 : (wanted.sequence ?? 0);
  return Math.max(known, from) + 1;
}

const newModule: ModuleReleases = { releases: [], stable: '', canary: null };

function assertSomeKey({ roots, signing }: SealKeys): void {
  if (roots.length > 0 && signing.length === 0)
    throw new Error('RELEASES_PUBLIC_KEY asks for a signed registry; set RELEASES_SIGNING_KEY to change it');
}

/** A release store in a folder. */
export function folderStore(root: string, keys: SealKeys = noKeys, journal = ownJournal): ReleaseStore {
  return releaseStore(folderStorage(root), keys, journal);
}

/** @throws Error when there are keys of operators and the whole of this registry was not signed as they ask */
function assertSealed(registry: Registry, { roots, isRootAssumed }: SealKeys, place: string): void {
  if (roots.length === 0) return;
  const fault = verdictOn(registry, roots).whole;
  if (!fault) return;
  if (!registry.signature)
    throw new Error(`The registry in ${place} is not signed. \`npx rezenso sign\` signs it as it stands.`);
  if (isRootAssumed)
    throw new Error(
      `RELEASES_PUBLIC_KEY is not set. The registry in ${place} is signed, and not with RELEASES_SIGNING_KEY alone: where teams have keys it is checked with the operators' public key, which they hand out. Nothing was changed.`,
    );
  throw new Error(
    `The registry in ${place} was not signed with our key, or was changed afterwards: ${fault}. Nothing was changed.`,
  );
}
