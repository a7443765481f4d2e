import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { NotificationRow } from '../../../database/schema.ts';
import { announce } from '../../../live/announce.ts';
import { readableNotifications } from '../happenings/catalogue.ts';
import { canBeTold, type NewMessage, onceEach, rowOf } from '../happenings/stored-messages.repository.ts';
import { asksForSomething, questions } from './questions.repository.ts';

export function notifications(db: Db) {
  return {
    /** Adds a notification once; one that asks for what was done meanwhile comes as read. @returns whether it is new */
    async add(notification: NewMessage, now: Date): Promise<boolean> {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('notifications')
        .values(rowOf(notification, now))
        .onConflict((conflict) => conflict.columns(onceEach).doNothing())
        .executeTakeFirst();
      const isNew = numInsertedOrUpdatedRows > 0n;
      if (isNew) await announce(db, [notification.memberId], 'notifications');
      if (isNew && asksForSomething(notification.type)) await questions(db).settle([notification.memberId], now);
      return isNew;
    },

    async countUnread(memberId: string): Promise<number> {
      const { unread } = await db
        .selectFrom('notifications')
        .select((columns) => columns.fn.countAll<number>().as('unread'))
        .where('member_id', '=', memberId)
        .where('read_at', 'is', null)
        .where(canBeTold(readableNotifications))
        .executeTakeFirstOrThrow();
      return Number(unread);
    },

    /** @returns the unread notification of a type about exactly this */
    findUnread(memberId: string, type: string, subject: string): Promise<NotificationRow | undefined> {
      return db
        .selectFrom('notifications')
        .selectAll()
        .where('member_id', '=', memberId)
        .where('type', '=', type)
        .where('subject', '=', subject)
        .where('read_at', 'is', null)
        .executeTakeFirst();
    },

    /** Whether a member has an unread notification of a type about something. @param about what its subject begins with */
    async hasUnread(memberId: string, type: string, about: string): Promise<boolean> {
      const found = await db
        .selectFrom('notifications')
        .select('id')
        .where('member_id', '=', memberId)
        .where('type', '=', type)
        .where('read_at', 'is', null)
        .where(sql<boolean>`split_part(subject, ':', 1) = ${about}`)
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },

    /** Marks the member's own notification as read; reading it again keeps the first moment. @returns whether it exists */
    async markRead(memberId: string, id: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('notifications')
        .set((columns) => ({ read_at: columns.fn.coalesce('read_at', columns.val(now)) }))
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await announce(db, [memberId], 'notifications');
      return numUpdatedRows > 0n;
    },

    /** Marks a member's notifications of a type about exactly these as read. */
    async markReadAbout(memberId: string, type: string, subjects: readonly string[], now: Date): Promise<void> {
      if (subjects.length === 0) return;
      const { numUpdatedRows } = await db
        .updateTable('notifications')
        .set({ read_at: now })
        .where('member_id', '=', memberId)
        .where('type', '=', type)
        .where('subject', 'in', subjects)
        .where('read_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await announce(db, [memberId], 'notifications');
    },

    async markAllRead(memberId: string, now: Date): Promise<void> {
      await db
        .updateTable('notifications')
        .set({ read_at: now })
        .where('member_id', '=', memberId)
        .where('read_at', 'is', null)
        .execute();
      await announce(db, [memberId], 'notifications');
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
      await announce(db, [memberId], 'notifications');
    },
  };
}
