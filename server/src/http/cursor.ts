import { mostOfPage } from '@rezenso/contract/limits';
import * as z from 'zod/mini';
import { AppError } from '../app-error.ts';

/** Where a page of a list begins, and how long it is. */
export interface PageQuery {
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** Entries of one page, with the cursor of the page behind them. */
export interface Page<Row> {
  rows: Row[];
  next: string | null;
}

/**
 * Reads a page by what the list is sorted by, so that what comes or goes meanwhile shifts nothing.
 * @param key what identifies a place in the list, as its cursor holds it
 * @param list reads up to `limit` rows behind `after`, or from the first one
 * @throws {AppError} VALIDATION_FAILED for what is no cursor of this list
 */
export async function readPage<Row, Key extends readonly string[]>(
  { cursor, limit = mostOfPage }: PageQuery,
  key: { schema: z.ZodMiniType<Key>; of(row: Row): Key },
  list: (after: Key | undefined, limit: number) => Promise<Row[]>,
): Promise<Page<Row>> {
  const after = cursor === undefined ? undefined : placeOf(cursor, key.schema);
  // One more tells whether there is another page.
  const found = await list(after, limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: last !== undefined && found.length > limit ? cursorOf(key.of(last)) : null };
}

function cursorOf(key: readonly string[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

function placeOf<Key>(cursor: string, schema: z.ZodMiniType<Key>): Key {
  const parsed = z.safeParse(schema, jsonOf(cursor));
  if (parsed.success) return parsed.data;
  const details = [{ path: 'cursor', message: 'Diese Seite der Liste gibt es nicht' }];
  throw new AppError('VALIDATION_FAILED', { details });
}

function jsonOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
