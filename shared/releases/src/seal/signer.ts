import type { KeyObject } from 'node:crypto';
import { type Registry, releasesOf } from '../registry/registry.ts';
import { signersOf } from './key-ring.ts';
import { keyIdOf, type SealKeys } from './keys.ts';
import { touchedBy } from './touched.ts';
import { verdictOnParts } from './verdict.ts';

/** The operators' key among ours; undefined when we hold none. */
export function rootSigner({ signing, roots }: SealKeys): KeyObject | undefined {
  return signing.find((key) => roots.some((root) => keyIdOf(root) === keyIdOf(key)));
}

/**
 * The first of our keys that may make a change; undefined in a store without keys.
 * @throws Error naming what none of them may
 */
export function signerOf(before: Registry, after: Registry, keys: SealKeys): KeyObject | undefined {
  if (!before.keys && !after.keys) return plainSigner(keys);
  if (keys.signing.length === 0 || !after.keys)
    throw new Error('Every release in this store is signed; set RELEASES_PUBLIC_KEY and RELEASES_SIGNING_KEY.');
  const root = rootSigner(keys);
  const { parts, removed, isRingTouched } = touchedBy(before, after);
  if (isRingTouched || removed.length > 0 || !before.keys) {
    if (root) return root;
    const what = isRingTouched ? 'say which key may release what' : `take ${removed.join(', ')} out of the registry`;
    throw new Error(`Only the operators ${what}; set RELEASES_ROOT_KEY. Nothing was changed.`);
  }
  const { keyFor, anyKey } = signersOf(before, keys.roots);
  const mayAll = (id: string) => anyKey(id) && parts.every((name) => keyFor(id, name));
  const signer = keys.signing.find((key) => mayAll(keyIdOf(key)));
  if (signer) return signer;
  const ids = keys.signing.map(keyIdOf).join(' and ');
  throw new Error(
    `Key ${ids} may not release ${parts.join(', ')}; an operator lets it with \`npx rezenso keys add ${parts[0] ?? '<module>'} <public key file>\`. Nothing was changed.`,
  );
}

/** @throws Error when a part that is about to change was not signed as it must be: changing it would vouch for it */
export function assertStandsOnSound(before: Registry, after: Registry, { roots }: SealKeys): void {
  if (!before.keys) return;
  for (const name of touchedBy(before, after).parts) {
    const fault = signatureFault(before, name, roots);
    if (fault)
      throw new Error(
        `What this store holds of ${name} cannot be followed: ${fault}. Nothing was changed; \`npx rezenso sign\` signs it as it stands.`,
      );
  }
}

/** What stands against the signatures of a module's part and of its releases; undefined when nothing does. */
export function signatureFault(registry: Registry, module: string, roots: readonly KeyObject[]): string | undefined {
  const known = releasesOf(registry, module);
  if (!known) return undefined;
  const verdict = verdictOnParts(registry, roots);
  const releases = [...known.releases, ...(known.previews ?? []).map(({ release }) => release)];
  const faults = [verdict.partFault(module), ...releases.map((one) => verdict.releaseFault(module, one))];
  return faults.find((one) => one !== undefined);
}

function plainSigner(keys: SealKeys): KeyObject | undefined {
  if (keys.signing.length === 0) return undefined;
  const root = rootSigner(keys);
  if (root) return root;
  const ids = keys.signing.map(keyIdOf).join(' and ');
  throw new Error(
    `Key ${ids} is not the one that RELEASES_PUBLIC_KEY names, and this store knows no others; an operator lets it release with \`npx rezenso keys add <module> <public key file>\`.`,
  );
}
