import type { RingLevel } from '@rezenso/contract/rings';
import type { Db } from '../../../database/database.ts';
import { announce } from '../../../live/announce.ts';

/** What follows from what an account has in common with others; who judges it keeps it here, where everybody reads it. */
export function ringLevels(db: Db) {
  return {
    /** For who comes back; not for who works for the operators. @returns false when it is held already, or is not to be */
    async holdAgain(member: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('members')
        .set({ ring_level: 'hold' })
        .where('id', '=', member)
        .where('ring_level', '<>', 'hold')
        .where('admin_role', 'is', null)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await announce(db, [member], 'account-review', 'profile', 'session');
      return numUpdatedRows > 0n;
    },

    /** Who has left, and who works for the operators, has none. */
    async set(member: string, level: RingLevel): Promise<void> {
      const { numUpdatedRows } = await db
        .updateTable('members')
        .set({ ring_level: level })
        .where('id', '=', member)
        .where('ring_level', '<>', level)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await announce(db, [member], 'account-review', 'profile', 'session');
    },
  };
}
