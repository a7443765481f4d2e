import type { KeyObject } from 'node:crypto';
import type { Registry } from '@rezenso/releases/registry';
import { keyIdOf } from '@rezenso/releases/seal';
import { isSealedBy, type RequestSeal, signersOf } from '@rezenso/releases/site';

/** Somebody who may look into the store of this site. */
export interface Caller {
  /** Id of their key; undefined for whoever works on this machine, on a site without keys. */
  keyId: string | undefined;
  mayRelease(module: string): boolean;
  /** May do whatever concerns all modules. */
  isOperator: boolean;
}

/** Whoever works on the machine of a site without keys may do everything. */
export const localCaller: Caller = { keyId: undefined, mayRelease: () => true, isOperator: true };

/** What is signed of a request beside its body. */
export interface Asked {
  method: string;
  hostname: string;
  path: string;
  condition: string;
}

/**
 * Whose key signed a request; undefined when the operators let none in that did.
 * @param registry as it lies in the store
 * @param roots public keys of the operators
 */
export function callerOf(
  registry: Registry,
  roots: readonly KeyObject[],
  seal: RequestSeal,
  asked: Asked,
  now: Date,
): Caller | undefined {
  const root = roots.find((key) => keyIdOf(key) === seal.id);
  const key = root ?? teamKey(registry, roots, seal.id);
  if (!key || !isSealedBy(key, seal, asked, now)) return undefined;
  const mayRelease = (module: string) =>
    root !== undefined || signersOf(registry, roots).keyFor(seal.id, module) !== undefined;
  return { keyId: seal.id, isOperator: root !== undefined, mayRelease };
}

function teamKey(registry: Registry, roots: readonly KeyObject[], id: string): KeyObject | undefined {
  try {
    return registry.keys && signersOf(registry, roots).anyKey(id);
  } catch {
    // What the store says of keys is odd; then the operators alone come in, and mend it.
    return undefined;
  }
}
