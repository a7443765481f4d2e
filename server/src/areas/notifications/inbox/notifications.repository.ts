import type { Db } from '../../../database/database.ts';
import type { NotificationRow } from '../../../database/schema.ts';
import { asksForSomething, questions } from './questions.repository.ts';

/** What a business is told. `subject` names the cause: one notification per member, type and subject. */
export interface NewNotification {
  memberId: string;
  type: string;
  subject: string;
  title: string;
  body: string;
  /** Path of this site, or null when there is nothing to open. */
  href: string | null;
}

export function notifications(db: Db) {
  return {
    /** Adds a notification once; one that asks for what was done meanwhile comes as read. @returns whether it is new */
    async add(notification: NewNotification, now: Date): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('notifications')
        .values({
          member_id: notification.memberId,
          type: notification.type,
          subject: notification.subject,
          title: notification.title,
          body: notification.body,
          href: notification.href,
          created_at: now,
        })
        .onConflict((conflict) => conflict.columns(['member_id', 'type', 'subject']).doNothing())
        .executeTakeFirst();
      const isNew = (numInsertedOrUpdatedRows ?? 0n) > 0n;
      if (isNew && asksForSomething(notification.type)) await questions(db).settle([notification.memberId], now);
      return isNew;
    },

    listNewest(memberId: string, limit: number): Promise<NotificationRow[]> {
      return db
        .selectFrom('notifications')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
    },

    async countUnread(memberId: string): Promise<number> {
      const { unread } = await db
        .selectFrom('notifications')
        .select((columns) => columns.fn.countAll<number>().as('unread'))
        .where('member_id', '=', memberId)
        .where('read_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(unread);
    },

    /** Marks the member's own notification as read; reading it again keeps the first moment. @returns whether it exists */
    async markRead(memberId: string, id: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('notifications')
        .set((columns) => ({ read_at: columns.fn.coalesce('read_at', columns.val(now)) }))
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async markAllRead(memberId: string, now: Date): Promise<void> {
      await db
        .updateTable('notifications')
        .set({ read_at: now })
        .where('member_id', '=', memberId)
        .where('read_at', 'is', null)
        .execute();
    },

    /** What a notification asked for is done: it counts as read. */
    async resolve(memberId: string, type: string, now: Date): Promise<void> {
      await db
        .updateTable('notifications')
        .set({ read_at: now })
        .where('member_id', '=', memberId)
        .where('type', '=', type)
        .where('read_at', 'is', null)
        .execute();
    },
  };
}
