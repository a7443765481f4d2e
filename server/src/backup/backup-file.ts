import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Secret } from '../config/secret.ts';
import type { SequenceValue } from './tables.repository.ts';

/** The first line of a backup. */
export interface Head {
  format: 1;
  madeAt: string;
  migrations: string[];
  /** Version of the job queue's tables. */
  jobs: number;
  sequences: SequenceValue[];
}

/** The last line: how many rows there were, and the signature of everything before by the installation that made it. */
export interface End {
  rows: number;
  tag?: string;
}

/** The lines in between: a table, then its rows in portions. */
export type Line = Head | { schema: string; table: string; columns: readonly string[] } | string[] | End;

/** What `secret` signs of a backup: all lines before the last, each with its end. */
const purpose = 'backup';

/** Where a backup goes: a file as it is named, in a folder one named after the moment, so that a schedule needs no names. */
export function backupPlace(given: string, now: Date): string {
  const isFolder = statSync(given, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? path.join(given, `rezenso-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.gz`) : given;
}

/** @throws Error when there is no folder for it, or such a file already, unless it `replaces` that */
export function assertWritable(file: string, replaces: boolean): void {
  const folder = path.dirname(file);
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}`);
  if (!replaces && existsSync(file)) throw new Error(`${file} exists already; --force replaces it`);
}

/**
 * Writes lines of JSON, compressed, readable by its owner only; the file appears when it is whole.
 * @throws Error when there is no folder for it, or such a file already, unless it `replaces` that
 */
export async function writeBackupFile(
  file: string,
  lines: AsyncIterable<Line>,
  { replaces, secret }: { replaces: boolean; secret: Secret },
): Promise<void> {
  assertWritable(file, replaces);
  const draft = `${file}.part`;
  await pipeline(
    Readable.from(asText(lines, secret)),
    createGzip(),
    createWriteStream(draft, { mode: 0o600, flush: true }),
  );
  await rename(draft, file);
}

async function* asText(lines: AsyncIterable<Line>, secret: Secret): AsyncGenerator<string> {
  const digest = createHash('sha256');
  for await (const line of lines) {
    const isEnd = 'rows' in line;
    const text = `${JSON.stringify(isEnd ? { ...line, tag: secret.sign(purpose, digest.digest('base64url')) } : line)}\n`;
    if (!isEnd) digest.update(text);
    yield text;
  }
}

/** Tells while a backup is read, line by line, whether it is what an installation signed. */
export function followSignature(secret: Secret) {
  const digest = createHash('sha256');
  let before: string | undefined;
  return {
    saw(text: string): void {
      // The last line is not among what is signed; which one is the last shows afterwards.
      if (before !== undefined) digest.update(`${before}\n`);
      before = text;
    },
    /** @param tag of the last line; by a key of before, too */
    isSignedBy: (tag: string) => secret.tagsOf(purpose, digest.digest('base64url')).includes(tag),
  };
}

/** @param saw gets each line as it is written. @throws Error when the file cannot be read, is damaged or no backup */
export async function* readBackupFile(file: string, saw?: (text: string) => void): AsyncGenerator<Line> {
  const text = createGunzip();
  pipeline(createReadStream(file), text).catch(() => {
    // The reader below meets the same error.
  });
  try {
    for await (const line of createInterface({ input: text })) {
      saw?.(line);
      yield JSON.parse(line);
    }
  } catch (error) {
    throw new Error(whyUnreadable(file, error), { cause: error });
  } finally {
    // Whoever reads the first line only leaves the rest of the file.
    text.destroy();
  }
}

/** @throws Error when the file cannot be read or does not begin as a backup */
export async function assertBackup(file: string): Promise<void> {
  const lines = readBackupFile(file);
  const first = await lines.next();
  await lines.return(undefined);
  headOf(first.value);
}

/** @throws Error when it is not what a backup begins with */
export function headOf(line: Line | undefined): Head {
  if (line && 'format' in line && line.format === 1) return line;
  throw new Error('This is not a backup of Rezenso');
}

function whyUnreadable(file: string, error: unknown): string {
  if (!(error instanceof Error && 'syscall' in error)) return `${file} is damaged, or no backup`;
  if ('code' in error && error.code === 'ENOENT') return `There is no file ${file}`;
  return 'code' in error && error.code === 'EISDIR' ? `${file} is a folder` : error.message;
}
