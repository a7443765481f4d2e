import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { publicKey } from '@rezenso/releases/seal';
import { type Invocation, UsageError } from '../command.ts';

/** @throws UsageError when nothing could be signed */
export function assertSomeKey({ env }: Invocation): void {
  if (env.RELEASES_ROOT_KEY || env.RELEASES_SIGNING_KEY) return;
  throw new UsageError('RELEASES_ROOT_KEY is not set; only the operators say which key may release what.');
}

/** The public key in a file. @throws UsageError when there is none */
export async function publicKeyIn(file: string): Promise<KeyObject> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new UsageError(`There is no file ${file}.`);
  const key = publicKey(text);
  if (key) return key;
  throw new UsageError(
    `${file} holds no Ed25519 public key; \`npx rezenso keys <file>\` makes one, with the ending .pub.`,
  );
}
