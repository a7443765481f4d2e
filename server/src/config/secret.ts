import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from './env.ts';

/** Derives independent keys and tags from the one secret of this installation. */
export interface Secret {
  /** A key of 32 bytes for one purpose, for instance encrypting OAuth tokens. */
  keyFor(purpose: string): Buffer;
  /** A tag that only this installation can make, 43 characters of base64url. */
  sign(purpose: string, text: string): string;
}

export function secretFrom(key: string): Secret {
  const keyFor = (purpose: string) => createHmac('sha256', key).update(`rezenso:${purpose}`).digest();
  return {
    keyFor,
    sign: (purpose, text) => createHmac('sha256', keyFor(purpose)).update(text).digest('base64url'),
  };
}

/** SECRET_KEY, or outside production a key kept in the data folder, created on first use. */
export async function loadSecret(env: Pick<Env, 'secretKey' | 'dataDir'>): Promise<Secret> {
  if (env.secretKey) return secretFrom(env.secretKey);
  const file = path.join(env.dataDir, 'secret.key');
  await mkdir(env.dataDir, { recursive: true });
  const key = await readFile(file, 'utf8').catch(() => createKey(file));
  if (key.length < shortestKey) throw new Error(`${file} is no key. Remove it, and a new one is created.`);
  return secretFrom(key);
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
