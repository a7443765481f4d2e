import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** Tables of this area whose rows belong to one of the people: without a person they are the owner's. */
const ofPeople = ['sessions', 'known_browsers'] as const;

/** How the owner of an account and a colleague change places. */
export function ownership(db: Db) {
  return {
    /** Frees the address of a colleague, so that the account can have it; the trigger on members enters it anew. */
    async freeAddress(personId: string): Promise<void> {
      await db.deleteFrom('sign_in_addresses').where('person_id', '=', personId).execute();
    },

    /** What was the colleague's is the owner's, and what was the owner's is that of the colleague whom the owner became. */
    async swap(member: string, from: { personId: string; formerOwnerId: string }): Promise<void> {
      for (const table of ofPeople) await swapRows(db, table, member, from);
    },

    /** The colleague who owns the account now is none any more. Nothing hangs on the row by then. */
    async forgetColleague(personId: string): Promise<void> {
      await db.deleteFrom('people').where('id', '=', personId).execute();
    },
  };
}

/** In one statement, for afterwards nobody can tell the rows of the two apart. */
export async function swapRows(
  db: Db,
  table: 'sessions' | 'known_browsers' | 'passkeys',
  member: string,
  { personId, formerOwnerId }: { personId: string; formerOwnerId: string },
): Promise<void> {
  await sql`
    update ${sql.table(table)} set person_id = case when person_id is null then ${formerOwnerId}::uuid end
    where member_id = ${member} and (person_id is null or person_id = ${personId})`.execute(db);
}
