import { type KeyObject, sign, verify } from 'node:crypto';
import type { KeyRing, ModuleReleases, PartSeal, Registry, Release } from '../registry/registry.ts';

// Each kind of text begins in its own way, so that a signature over one is never taken for one over another.

/** What a registry without keys of teams is signed over. */
export function plainText({ sequence = 0, modules }: Registry): string {
  return JSON.stringify({ sequence, modules });
}

/** What whoever makes a change signs of a registry that names keys: all of it. */
export function registryText({ signature: _, ...registry }: Registry): string {
  return JSON.stringify(['registry', registry]);
}

/** What the operators sign of their key ring. */
export function ringText({ signature: _, ...ring }: Omit<KeyRing, 'signature'> & { signature?: string }): string {
  return JSON.stringify(['keys', ring]);
}

/** @param seal without its signature */
export function partText(module: string, seal: Omit<PartSeal, 'signature'>, part: ModuleReleases): string {
  const { keys, count, signedBy } = seal;
  return JSON.stringify(['module', module, { keys, count, signedBy }, part]);
}

/** What a team signs of a release. */
export function releaseText(module: string, { signature: _, ...release }: Release): string {
  return JSON.stringify(['release', module, release]);
}

/** Ed25519, base64. */
export function signatureOver(text: string, key: KeyObject): string {
  return sign(null, Buffer.from(text), key).toString('base64');
}

/** Whether the signature was made over this text with the counterpart of this key. */
export function isSignedWith(key: KeyObject, text: string, signature: string): boolean {
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}
