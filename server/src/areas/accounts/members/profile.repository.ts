import type { Db } from '../../../database/database.ts';
import type { MemberRow, MemberUpdate } from '../../../database/schema.ts';

export function profiles(db: Db) {
  return {
    getMember(id: string): Promise<MemberRow> {
      return db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    },

    /** The member's row, locked until the transaction ends: two saves at once do not mix. */
    lockMember(id: string): Promise<MemberRow> {
      return db.selectFrom('members').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
    },

    save(id: string, changes: MemberUpdate): Promise<MemberRow> {
      return db.updateTable('members').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
    },

    /** Notes that a profile is complete. @returns whether it was not before */
    async complete(id: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('members')
        .set({ profile_completed_at: now })
        .where('id', '=', id)
        .where('profile_completed_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
