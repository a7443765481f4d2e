import type { Language } from '@rezenso/contract/language';
import type { Notification } from '@rezenso/contract/notifications';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import type { NotificationRow } from '../../../database/schema.ts';
import { readableNotifications } from '../happenings/catalogue.ts';
import { listNewest } from '../happenings/stored-messages.repository.ts';
import { notifications } from './notifications.repository.ts';
import { type NotificationSaid, readNotifications } from './read-notifications.ts';

const newestCount = 50;

/** What the bell opens. */
export function createNotifications({ database }: Pick<Core, 'database'>) {
  const repository = notifications(database.db);

  return {
    /** The newest fifty, and how many of all are unread. */
    async list(member: string, language: Language): Promise<{ notifications: Notification[]; unread: number }> {
      const rows = await listNewest(database.db, 'notifications', readableNotifications, member, newestCount);
      const told = await readNotifications(database.db, rows, language);
      return { notifications: [...told].map(present), unread: await repository.countUnread(member) };
    },

    /** Reading again changes nothing. @throws {AppError} NOTIFICATION_NOT_FOUND, also for somebody else's */
    async read(member: string, id: string, now: Date): Promise<void> {
      if (!(await repository.markRead(member, id, now))) throw new AppError('NOTIFICATION_NOT_FOUND');
    },

    /** Marks all of a member as read. */
    async readAll(member: string, now: Date): Promise<void> {
      await repository.markAllRead(member, now);
    },
  };
}

function present([{ id, type, read_at, created_at }, said]: [NotificationRow, NotificationSaid]): Notification {
  return { id, type, ...said, readAt: read_at?.toISOString() ?? null, createdAt: created_at.toISOString() };
}
