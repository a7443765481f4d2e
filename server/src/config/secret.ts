import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from './env.ts';
import { createSealer, type Sealer, type SealingKey } from './seal.ts';

/** Derives independent keys and tags from the one secret of this installation, and reads what its former ones made. */
export interface Secret {
  /** Of the current key. It stands behind what was sealed under it. */
  id: string;
  /** A key of 32 bytes for one purpose, for instance a pair of keys that follows from it. */
  keyFor(purpose: string): Buffer;
  /** That key first, then those of before. */
  keysFor(purpose: string): readonly [Buffer, ...Buffer[]];
  /** A tag that only this installation can make, 43 characters of base64url. */
  sign(purpose: string, text: string): string;
  /** The tag of `sign` first, then what it was under each former key: for what has to be known again that was signed before. */
  tagsOf(purpose: string, text: string): readonly [string, ...string[]];
  /** Seals under the current key, and opens what was sealed under any. */
  sealer(purpose: string): Sealer;
}

/** @param previous keys that are only read with */
export function secretFrom(key: string, previous: readonly string[] = []): Secret {
  const derived = (from: string, purpose: string) => createHmac('sha256', from).update(`rezenso:${purpose}`).digest();
  const idOf = (from: string) => derived(from, 'key-id').toString('base64url').slice(0, 8);
  const signed = (from: string, purpose: string, text: string) =>
    createHmac('sha256', derived(from, purpose)).update(text).digest('base64url');
  const sealing = (from: string, purpose: string): SealingKey => ({ id: idOf(from), key: derived(from, purpose) });
  return {
    id: idOf(key),
    keyFor: (purpose) => derived(key, purpose),
    keysFor: (purpose) => [derived(key, purpose), ...previous.map((one) => derived(one, purpose))],
    sign: (purpose, text) => signed(key, purpose, text),
    tagsOf: (purpose, text) => [signed(key, purpose, text), ...previous.map((one) => signed(one, purpose, text))],
    sealer: (purpose) => createSealer([sealing(key, purpose), ...previous.map((one) => sealing(one, purpose))]),
  };
}

type LoadedFrom = Pick<Env, 'secretKey' | 'dataDir'> & Partial<Pick<Env, 'previousSecretKeys'>>;

/** SECRET_KEY, or outside production a key kept in the data folder, created on first use. */
export async function loadSecret(env: LoadedFrom): Promise<Secret> {
  if (env.secretKey) return secretFrom(env.secretKey, env.previousSecretKeys);
  const file = path.join(env.dataDir, 'secret.key');
  await mkdir(env.dataDir, { recursive: true });
  const key = await readFile(file, 'utf8').catch(() => createKey(file));
  if (key.length < shortestKey) throw new Error(`${file} is no key. Remove it, and a new one is created.`);
  return secretFrom(key, env.previousSecretKeys);
}

/** In characters, as for SECRET_KEY. A created one has 43. */
const shortestKey = 32;

/** The key of whichever of several starting processes was first. Nobody sees a file that is not whole. */
async function createKey(file: string): Promise<string> {
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  await link(own, file).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(own);
  return readFile(file, 'utf8');
}
