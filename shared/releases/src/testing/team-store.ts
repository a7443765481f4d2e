import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '../registry/registry.ts';
import { withRelease } from '../registry/registry-changes.ts';
import { ringIn, withKey } from '../seal/key-ring.ts';
import { keyIdOf, newKeys } from '../seal/keys.ts';
import { folderStore, type ReleaseStore } from '../store/store.ts';
import { aRelease } from './releases.ts';

export interface KeyPair {
  id: string;
  signing: KeyObject;
  verifying: KeyObject;
}

/** A store in a folder whose operators let one key release mf-x and another one mf-y; 1.0.0 of each is out. */
export async function aTeamStore() {
  const folder = join(await mkdtemp(join(tmpdir(), 'rezenso-team-store-')), 'releases');
  const file = join(folder, 'registry.json');
  const [root, x, y] = [aKeyPair(), aKeyPair(), aKeyPair()];
  /** The store as whoever holds these keys opens it. */
  const as = (...pairs: KeyPair[]): ReleaseStore =>
    folderStore(folder, { signing: pairs.map(({ signing }) => signing), roots: [root.verifying] });
  const store = {
    folder,
    root,
    x,
    y,
    as,
    release: (pair: KeyPair, module: string, version: string): Promise<Registry> =>
      as(pair).changeRegistry((registry) => withRelease(registry, module, aRelease(version, 'let a', module))),
    /** Lets a key release a module. */
    add: (pair: KeyPair, module: string): Promise<Registry> =>
      as(root).changeRegistry((registry) => ({ ...registry, keys: withKey(ringIn(registry), pair.verifying, module) })),
    text: (): Promise<string> => readFile(file, 'utf8'),
    registry: async (): Promise<Registry> => JSON.parse(await readFile(file, 'utf8')),
    /** Writes past every check, as somebody does who only holds the store. */
    put: (registry: Registry): Promise<void> => writeFile(file, JSON.stringify(registry)),
  };
  await store.add(x, 'mf-x');
  await store.add(y, 'mf-y');
  await store.release(x, 'mf-x', '1.0.0');
  await store.release(y, 'mf-y', '1.0.0');
  return store;
}

export function aKeyPair(): KeyPair {
  const { signing, verifying } = newKeys();
  const key = createPublicKey(verifying);
  return { id: keyIdOf(key), signing: createPrivateKey(signing), verifying: key };
}
