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
/** What one of several open pages brings about: that one says so itself, the others are told. */
const deeds: readonly string[] = [
  'passkey.added',
  'member.email-changed',
  'member.sessions-ended',
  'ownership.handed-over',
  'person.joined',
  'person.left',
];
const kept = 'rezenso.news';

export interface LatestNews {
  /** What came last, newest first, and no tab of this browser has shown. */
  come: Notification[];
  /** Whether one that was shown is still unread: neither read elsewhere nor settled. */
  isUnread(id: string): boolean;
}

/**
 * What is unread now. One may come as another is settled, so that the bell counts no more than before.
 * @param more how many more the bell counts than when somebody looked last
 * @param counted how many the bell counts; what has come since is looked at with the rest
 * @returns undefined where it could not be loaded: nobody misses it, the bell has it
 */
export async function latestNews(more: number, counted: number): Promise<LatestNews | undefined> {
  const answer = await call(listNotifications).catch(() => undefined);
  if (!answer) return undefined;
  const unread = answer.notifications.filter(({ readAt }) => readAt === null);
  const come = more + Math.max(0, answer.unread - counted);
  const newest = unread.filter((one, place) => place < come || isNew(one));
  noteKnown(answer.notifications);
  const ids = await claim(
    newest.filter((one) => !ownDoing.includes(one.type) && !isBeingRead(one)).map(({ id }) => id),
    kept,
  );
  const stillUnread = new Set(unread.map(({ id }) => id));
  return { come: newest.filter(({ id }) => ids.includes(id)), isUnread: (id) => stillUnread.has(id) };
}

/** Whether somebody who works with this account did it, here or in another browser. */
export function isDeedOfMember({ type }: Notification): boolean {
  return deeds.includes(type);
}

/** It was followed to its page. */
export async function markFollowed(id: string): Promise<void> {
  // It stays unread in the bell then.
  await call(readNotification, { params: { id } }).catch(() => undefined);
}

/** What appears in the page that is open: a message in its conversation, an answer in its request. */
const appearing: readonly string[] = ['message.received', 'support.answered'];

function isBeingRead({ type, href }: Notification): boolean {
  return appearing.includes(type) && href === window.location.pathname;
}
