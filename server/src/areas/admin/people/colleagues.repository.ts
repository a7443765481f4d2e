import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** Addresses of colleagues and of whom was invited to a team, by their ids, all in one statement; of who has gone nothing is kept. */
export async function findColleagues(db: Db, ids: ReadonlyArray<string | null>): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from people where id = any(${wanted}::uuid[])
    union select id, email from invitations where id = any(${wanted}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, email }) => [id, email]));
}
