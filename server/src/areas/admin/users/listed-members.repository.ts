import type { Db } from '../../../database/database.ts';
import type { MemberRow } from '../../../database/schema.ts';

/** Whole rows of members for the admin area, in any order; whoever left is not among them. */
export async function listMembers(db: Db, ids: readonly string[]): Promise<MemberRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('members').selectAll().where('id', 'in', ids).where('deleted_at', 'is', null).execute();
}

/** @returns the whole row of a member, also of one who left; undefined when there was none */
export function findMember(db: Db, id: string): Promise<MemberRow | undefined> {
  return db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst();
}
