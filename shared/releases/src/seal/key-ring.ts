import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import type { KeyRing, Registry } from '../registry/registry.ts';
import { keyFromSpki, keyIdOf, spkiOf } from './keys.ts';
import { isSignedWith, ringText } from './signed-texts.ts';

/** In `modules` of a key ring: every module. */
export const everyModule = '*';

const counted = z.int().check(z.minimum(0));
const ids = z.array(z.string());
const ring = z.object({
  count: counted,
  keys: z.record(z.string(), z.string()),
  modules: z.record(z.string(), ids),
  revoked: z.record(z.string(), z.string()),
  rotated: z.optional(z.record(z.string(), z.string())),
  signedBy: z.string(),
  signature: z.string(),
});

/** Who may sign what in one registry. */
export interface Signers {
  /** Count of its key ring. */
  count: number;
  /** The public key of an id that may release this module; the operators' may release any. */
  keyFor(id: string, module: string): KeyObject | undefined;
  /** The public key of an id that may change anything at all. */
  anyKey(id: string): KeyObject | undefined;
  isRoot(id: string): boolean;
}

/**
 * Who may sign what in a registry that names keys.
 * @param roots public keys of the operators
 * @throws Error when what it says of keys is odd, or no root key signed it
 */
export function signersOf({ keys: given }: Registry, roots: readonly KeyObject[]): Signers {
  const parsed = z.safeParse(ring, given);
  if (!given || !parsed.success) throw new Error('its keys cannot be read');
  const rootOf = (id: string) => roots.find((root) => keyIdOf(root) === id);
  const root = rootOf(given.signedBy);
  if (!root || !isSignedWith(root, ringText(given), given.signature))
    throw new Error('its keys are not signed with our root key');
  const listed = (id: string) => (own(given.keys, id) === undefined ? undefined : teamKey(given, id));
  return {
    count: given.count,
    keyFor: (id, module) => rootOf(id) ?? (keyIdsFor(given, module).includes(id) ? listed(id) : undefined),
    anyKey: (id) =>
      rootOf(id) ??
      (Object.keys(given.modules).some((name) => keyIdsFor(given, name).includes(id)) ? listed(id) : undefined),
    isRoot: (id) => rootOf(id) !== undefined,
  };
}

/** Ids of the keys that may release a module, beside the operators'. */
export function keyIdsFor({ modules, revoked }: KeyRing, module: string): string[] {
  const named = [...(own(modules, module) ?? []), ...(own(modules, everyModule) ?? [])];
  return [...new Set(named)].filter((id) => own(revoked, id) === undefined);
}

/** Modules that a key may release, `*` for every one. */
export function keyModules(ring: KeyRing, id: string): string[] {
  return Object.keys(ring.modules).filter((module) => own(ring.modules, module)?.includes(id));
}

/** The key ring of a registry; an empty one when it names no keys. */
export function ringIn({ keys }: Registry): KeyRing {
  return keys ?? { count: 0, keys: {}, modules: {}, revoked: {}, signedBy: '', signature: '' };
}

// The store counts and signs the next two.

/** Lets a key release a module. @throws Error when it was revoked */
export function withKey(before: KeyRing, key: KeyObject, module: string): KeyRing {
  const id = keyIdOf(key);
  const since = own(before.revoked, id);
  const ended = own(before.rotated ?? {}, id) === undefined ? 'revoked' : 'rotated';
  if (since !== undefined) throw new Error(`Key ${id} was ${ended} at ${since}; make a new pair.`);
  const known = own(before.modules, module) ?? [];
  const modules = { ...before.modules, [module]: [...new Set([...known, id])] };
  return { ...before, keys: { ...before.keys, [id]: spkiOf(key) }, modules };
}

/** Takes from a key whatever it may do, for good. @param at ISO 8601, UTC */
export function withoutKey(before: KeyRing, id: string, at: string): KeyRing {
  const kept = Object.entries(before.modules).map(
    ([module, known]) => [module, known.filter((one) => one !== id)] as const,
  );
  const modules = Object.fromEntries(kept.filter(([, known]) => known.length > 0));
  const keys = Object.fromEntries(Object.entries(before.keys).filter(([one]) => one !== id));
  return { ...before, keys, modules, revoked: { ...before.revoked, [id]: at } };
}

/** Puts a key in the place of another for whatever that one may do. @param at ISO 8601, UTC @throws Error when it was revoked */
export function withSuccessor(before: KeyRing, id: string, next: KeyObject, at: string): KeyRing {
  const ring = keyModules(before, id).reduce((known, module) => withKey(known, next, module), before);
  const ended = withoutKey(ring, id, at);
  return { ...ended, rotated: { ...ended.rotated, [id]: keyIdOf(next) } };
}

function teamKey({ keys }: KeyRing, id: string): KeyObject | undefined {
  const key = keyFromSpki(keys[id] ?? '');
  return key && keyIdOf(key) === id ? key : undefined;
}

function own<T>(record: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
