import type { Db } from '../../../database/database.ts';
import { announce } from '../../../live/announce.ts';
import { type NewMessage, onceEach, rowOf } from '../happenings/stored-messages.repository.ts';

export function activities(db: Db) {
  return {
    /** Adds an activity once. @returns whether it is new */
    async add(activity: NewMessage, now: Date): Promise<boolean> {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('activities')
        .values(rowOf(activity, now))
        .onConflict((conflict) => conflict.columns(onceEach).doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows > 0n) await announce(db, [activity.memberId], 'activities');
      return numInsertedOrUpdatedRows > 0n;
    },

    /** Takes back what was said about causes that are no more. */
    async removeAbout(memberId: string, type: string, subjects: readonly string[]): Promise<void> {
      if (subjects.length === 0) return;
      await db
        .deleteFrom('activities')
        .where('member_id', '=', memberId)
        .where('type', '=', type)
        .where('subject', 'in', subjects)
        .execute();
      await announce(db, [memberId], 'activities');
    },
  };
}
