import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

const names = new Map<string, string>();

/** All columns of a table. */
const everything = /(?:select|,)\s+(?:\w+\.)?\*(?!\s+from unnest\()/;

/**
 * A statement that many requests run: its text is made once, and PostgreSQL keeps its plan for each connection.
 * @param text with $1, $2, …; it names its columns, because a plan that reads all of them fails once a migration adds one
 * @throws {Error} when it does not name them
 */
export function prepared<Row>(text: string): (db: Db, values: readonly unknown[]) => Promise<Row[]> {
  if (everything.test(text)) throw new Error(`A prepared statement names its columns: ${text}`);
  names.set(text, createHash('sha256').update(text).digest('base64url').slice(0, 16));
  return async (db, values) => (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
}

/** The name under which connections keep a statement; undefined for one that is made anew each time. */
export function nameOfPrepared(text: string): string | undefined {
  return names.get(text);
}
