import type { Db } from '../../../database/database.ts';
import { announce } from '../../../live/announce.ts';

/** Recovery codes under tags that only this installation can make. */
export function recoveryCodes(db: Db) {
  return {
    /** Puts these in the place of all that the member had. */
    async replace(member: string, tags: readonly string[]): Promise<void> {
      await db.deleteFrom('recovery_codes').where('member_id', '=', member).execute();
      await db
        .insertInto('recovery_codes')
        .values(tags.map((tag) => ({ member_id: member, code_tag: tag })))
        .execute();
      await announce(db, [member], 'passkeys');
    },

    /** They were somebody else's. */
    async forget(member: string): Promise<void> {
      await db.deleteFrom('recovery_codes').where('member_id', '=', member).execute();
    },

    /** Uses a code up. @returns whether it was there and unused: of any number of parallel calls for one */
    async use(member: string, tags: readonly string[], now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('recovery_codes')
        .set({ used_at: now })
        .where('member_id', '=', member)
        .where('code_tag', 'in', tags)
        .where('used_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await announce(db, [member], 'passkeys');
      return numUpdatedRows > 0n;
    },

    /** How many are unused; undefined where none were ever made. */
    async countLeft(member: string): Promise<number | undefined> {
      const codes = await db.selectFrom('recovery_codes').select('used_at').where('member_id', '=', member).execute();
      return codes.length > 0 ? codes.filter(({ used_at }) => used_at === null).length : undefined;
    },
  };
}
