import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** Those of some members whose reviews count for nothing after a decision of people (docs/decisions/0133). */
export async function listKept(db: Db, members: readonly string[]): Promise<Set<string>> {
  if (members.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select distinct member_id as id from ring_cases
    where state = 'kept' and member_id = any(${members}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
