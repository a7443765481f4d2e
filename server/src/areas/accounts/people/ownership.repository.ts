import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** A colleague, and by what the owner is known as one afterwards. */
export interface Places {
  personId: string;
  formerOwnerId: string;
}

/** How the owner of an account and a colleague change places. */
export function ownership(db: Db) {
  return {
    /** Frees the address of a colleague, so that the account can have it; the trigger on members enters it anew. */
    async freeAddress(personId: string): Promise<void> {
      await db.deleteFrom('sign_in_addresses').where('person_id', '=', personId).execute();
    },

    /**
     * What was the colleague's is the owner's, and what was the owner's is that of the colleague whom the owner became. In one statement for
     * each table, for afterwards nobody can tell the rows of the two apart.
     */
    async swap(member: string, { personId, formerOwnerId }: Places): Promise<void> {
      await sql`
        update sessions set person_id = case when person_id is null then ${formerOwnerId}::uuid end
        where member_id = ${member} and (person_id is null or person_id = ${personId})`.execute(db);
      await sql`
        update known_browsers set person_id = case when person_id is null then ${formerOwnerId}::uuid end
        where member_id = ${member} and (person_id is null or person_id = ${personId})`.execute(db);
    },

    /** The colleague who owns the account now is none any more. Nothing hangs on the row by then. */
    async forgetColleague(personId: string): Promise<void> {
      await db.deleteFrom('people').where('id', '=', personId).execute();
    },
  };
}
