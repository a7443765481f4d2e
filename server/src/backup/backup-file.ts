import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
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

/** Writes lines of JSON, compressed, readable by its owner only; the file appears when it is whole. */
export async function writeBackupFile(file: string, lines: AsyncIterable<Line>): Promise<void> {
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
    const isMissing = error instanceof Error && 'syscall' in error;
    throw new Error(isMissing ? error.message : `${file} is damaged, or no backup`, { cause: error });
  }
}
