import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { byId, count, done, id, moment } from './shapes.ts';

export const notification = z.object({
  id,
  type: z.string(),
  title: z.string(),
  body: z.string(),
  /** Path of this site, or null when there is nothing to open. */
  href: z.nullable(z.string()),
  readAt: z.nullable(moment),
  createdAt: moment,
});
export type Notification = z.infer<typeof notification>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  isWrittenLater: true,
  access: 'authenticated',
  summary: 'The latest notifications and how many are unread',
  answer: z.object({ notifications: z.array(notification), unread: count }),
  errors: [],
});

export const readNotification = endpoint({
  method: 'POST',
  path: '/api/notifications/:id/read',
  changes: ['notifications'],
  access: 'authenticated',
  summary: 'Marks one notification as read',
  params: byId,
  answer: done,
  errors: ['NOTIFICATION_NOT_FOUND'],
});

export const readAllNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read-all',
  changes: ['notifications'],
  access: 'authenticated',
  summary: 'Marks all notifications as read',
  answer: done,
  errors: [],
});
