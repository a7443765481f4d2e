import { listNotifications, type Notification, readNotification } from '@rezenso/contract/notifications';
import { call } from '@rezenso/platform';
import { claim } from './claim.ts';
import { isNew, noteKnown } from './known-notifications.ts';

/** What members bring about themselves, in the page that tells them so; levels and achievements have a celebration of their own. */
const ownDoing: readonly string[] = [
  'level.reached',
  'achievement.unlocked',
  'welcome',
  'complete_profile',
  'find_partner',
  'exchange.no-xp',
  'subscription.activated',
  'subscription.cancelled',
];
const kept = 'rezenso.news';

/**
 * The unread notifications that came last, newest first, which no tab of this browser has shown. One may come as another is settled, so
 * that the bell counts no more than before.
 * @param count how many more the bell counts
 */
export async function latestNews(count: number): Promise<Notification[]> {
  // Nobody misses what could not be loaded; the bell has it.
  const answer = await call(listNotifications).catch(() => undefined);
  if (!answer) return [];
  const unread = answer.notifications
    .filter(({ readAt }) => readAt === null)
    .filter((one, place) => place < count || isNew(one));
  noteKnown(answer.notifications);
  const ids = await claim(
    unread.filter((one) => !ownDoing.includes(one.type) && !isBeingRead(one)).map(({ id }) => id),
    kept,
  );
  return unread.filter(({ id }) => ids.includes(id));
}

/** It was followed to its page. */
export async function markFollowed(id: string): Promise<void> {
  // It stays unread in the bell then.
  await call(readNotification, { params: { id } }).catch(() => undefined);
}

/** A message appears in the conversation that is open. */
function isBeingRead({ type, href }: Notification): boolean {
  return type === 'message.received' && href === window.location.pathname;
}
