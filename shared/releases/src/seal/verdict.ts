import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import type { ModuleReleases, PartSeal, Registry, Release } from '../registry/registry.ts';
import { lastNumber } from '../registry/registry-forms.ts';
import { type Signers, signersOf } from './key-ring.ts';
import { isSignedWith, partText, plainText, registryText, releaseText } from './signed-texts.ts';

const counted = z.int().check(z.minimum(0), z.maximum(lastNumber));
const partSeal = z.object({ keys: counted, count: counted, signedBy: z.string(), signature: z.string() });
const releaseSeal = z.object({ signedBy: z.string(), signature: z.string() });

/** What stands against the signatures of a registry, each in a half sentence; undefined where nothing does. */
export interface Verdict {
  /** Against all of it. */
  whole: string | undefined;
  /** Against the part of one module, beside its releases. */
  partFault(module: string): string | undefined;
  /** Against one release. */
  releaseFault(module: string, release: unknown): string | undefined;
}

/** For a store without keys. */
export const unchecked: Verdict = { whole: undefined, partFault: () => undefined, releaseFault: () => undefined };

/** Judges the signatures of a registry as it was read, whatever its form. @param roots public keys of the operators */
export function verdictOn(registry: Registry, roots: readonly KeyObject[]): Verdict {
  const verdict = verdictOnParts(registry, roots);
  return verdict.whole === undefined ? { ...verdict, whole: wholeFault(registry, roots) } : verdict;
}

/** The same without the signature over the whole, for one that was put together from parts that had been followed. */
export function verdictOnParts(registry: Registry, roots: readonly KeyObject[]): Verdict {
  if (registry.keys === undefined) return unchecked;
  try {
    return partsSignedBy(signersOf(registry, roots), registry);
  } catch (error) {
    return { ...unchecked, whole: error instanceof Error ? error.message : String(error) };
  }
}

/** What says which part of a registry is the newer one; undefined where it is not sealed. */
export function partSealOf({ seals }: Registry, module: string): PartSeal | undefined {
  if (typeof seals !== 'object' || seals === null || !Object.hasOwn(seals, module)) return undefined;
  const parsed = z.safeParse(partSeal, seals[module]);
  return parsed.success ? parsed.data : undefined;
}

function wholeFault(registry: Registry, roots: readonly KeyObject[]): string | undefined {
  const { signature, signedBy } = registry;
  if (typeof signature !== 'string' || signature === '') return 'it is not signed';
  const [keys, text] =
    registry.keys === undefined
      ? [roots, plainText(registry)]
      : [[signersOf(registry, roots).anyKey(`${signedBy}`)], registryText(registry)];
  return keys.some((key) => key && isSignedWith(key, text, signature)) ? undefined : 'its signature is not ours';
}

function partsSignedBy(signers: Signers, registry: Registry): Verdict {
  return {
    whole: undefined,
    partFault(module) {
      const seal = partSealOf(registry, module);
      if (!seal) return 'it is not signed';
      const key = signers.keyFor(seal.signedBy, module);
      if (!key) return `key ${seal.signedBy} may not release ${module}`;
      const part: ModuleReleases | undefined = registry.modules[module];
      if (!part || seal.keys > signers.count || !isSignedWith(key, partText(module, seal, part), seal.signature))
        return `key ${seal.signedBy} did not sign it like this`;
      return undefined;
    },
    releaseFault(module, release) {
      const parsed = z.safeParse(releaseSeal, release);
      if (!parsed.success) return 'it is not signed';
      const { signedBy, signature } = parsed.data;
      const key = signers.keyFor(signedBy, module);
      if (!key) return `key ${signedBy} may not release ${module}`;
      return isSignedWith(key, releaseText(module, release as Release), signature)
        ? undefined
        : `key ${signedBy} did not sign it like this`;
    },
  };
}
