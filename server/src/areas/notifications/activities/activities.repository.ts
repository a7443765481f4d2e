import type { Db } from '../../../database/database.ts';
import type { ActivityRow } from '../../../database/schema.ts';
import type { ActivityData, ActivityType } from './activity-types.ts';

/** Something that happened to a member. `subject` names the cause: one activity per member, type and subject. */
export interface NewActivity<T extends ActivityType = ActivityType> {
  memberId: string;
  type: T;
  subject: string;
  data: ActivityData[T];
}

export function activities(db: Db) {
  return {
    /** Adds an activity once. @returns whether it is new */
    async add<T extends ActivityType>(activity: NewActivity<T>, now: Date): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('activities')
        .values({
          member_id: activity.memberId,
          type: activity.type,
          subject: activity.subject,
          data: JSON.stringify(activity.data),
          created_at: now,
        })
        .onConflict((conflict) => conflict.columns(['member_id', 'type', 'subject']).doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    /** Takes back what was said about causes that are no more. */
    async removeAbout(memberId: string, type: ActivityType, subjects: readonly string[]): Promise<void> {
      if (subjects.length === 0) return;
      await db
        .deleteFrom('activities')
        .where('member_id', '=', memberId)
        .where('type', '=', type)
        .where('subject', 'in', subjects)
        .execute();
    },

    listNewest(memberId: string, limit: number): Promise<ActivityRow[]> {
      return db
        .selectFrom('activities')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
    },
  };
}
