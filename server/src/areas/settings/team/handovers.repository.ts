import type { Selectable } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { Database } from '../../../database/schema.ts';

export type HandoverRow = Selectable<Database['handovers']> & { email: string };

/** Open offers of the ownership of an account, by the account. */
export function handovers(db: Db) {
  return {
    /** The one that can still be answered, with the colleague's address. */
    find(member: string, now: Date): Promise<HandoverRow | undefined> {
      return db
        .selectFrom('handovers')
        .innerJoin('people', 'people.id', 'handovers.person_id')
        .selectAll('handovers')
        .select('people.email')
        .where('handovers.member_id', '=', member)
        .where('handovers.expires_at', '>', now)
        .executeTakeFirst();
    },

    /** Begins an offer, also in the place of one that ran out. */
    async put(row: Selectable<Database['handovers']>): Promise<void> {
      await db
        .insertInto('handovers')
        .values(row)
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
        .execute();
    },

    async remove(member: string): Promise<void> {
      await db.deleteFrom('handovers').where('member_id', '=', member).execute();
    },

    /** Ends what was offered until then. */
    async removeUntil(member: string, moment: Date): Promise<void> {
      await db.deleteFrom('handovers').where('member_id', '=', member).where('offered_at', '<=', moment).execute();
    },
  };
}
