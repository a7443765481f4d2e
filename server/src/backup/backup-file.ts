import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
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

/** The lines in between: a table, then its rows in portions. The last one says how many rows there were. */
export type Line = Head | { schema: string; table: string; columns: readonly string[] } | string[] | { rows: number };

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
export async function writeBackupFile(file: string, lines: AsyncIterable<Line>, replaces: boolean): Promise<void> {
  assertWritable(file, replaces);
  const draft = `${file}.part`;
  await pipeline(Readable.from(asText(lines)), createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }));
  await rename(draft, file);
}

async function* asText(lines: AsyncIterable<Line>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

/** @throws Error when the file cannot be read, is damaged or no backup */
export async function* readBackupFile(file: string): AsyncGenerator<Line> {
  const text = createGunzip();
  pipeline(createReadStream(file), text).catch(() => {
    // The reader below meets the same error.
  });
  try {
    for await (const line of createInterface({ input: text })) yield JSON.parse(line);
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
