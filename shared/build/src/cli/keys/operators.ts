import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { KeyRing } from '@rezenso/releases/registry';
import { keyIdOf, publicKey, sealKeys } from '@rezenso/releases/seal';
import { type Invocation, UsageError } from '../command.ts';

/** @throws UsageError when nothing could be signed */
export function assertSomeKey({ env }: Invocation): void {
  if (env.RELEASES_ROOT_KEY || env.RELEASES_SIGNING_KEY) return;
  throw new UsageError('RELEASES_ROOT_KEY is not set; only the operators say which key may release what.');
}

/** The public key in a file. @throws UsageError when there is none, or more than one */
export async function publicKeyIn(file: string): Promise<KeyObject> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new UsageError(`There is no file ${file}.`);
  // Of several the first would be let in, and whoever meant another would not notice.
  const keys = text.match(/-----BEGIN/g) ?? [];
  if (keys.length > 1) throw new UsageError(`${file} holds ${keys.length} keys; a file with one is asked for.`);
  const key = publicKey(text);
  if (key) return key;
  throw new UsageError(
    `${file} holds no Ed25519 public key; \`npx rezenso keys <file>\` makes one, with the ending .pub.`,
  );
}

/**
 * The operators' key is not a team's: it may release everything, and on a ring it would go on once another took its place.
 * @throws UsageError when a key is one of the operators', as far as the environment and the ring name them
 */
export function assertOfTeam({ env }: Invocation, { signedBy }: KeyRing, key: KeyObject): void {
  const id = keyIdOf(key);
  if (id === signedBy || sealKeys(env).roots.some((root) => keyIdOf(root) === id))
    throw new UsageError(`Key ${id} is the operators' own, which may release every module; a team has another.`);
}
