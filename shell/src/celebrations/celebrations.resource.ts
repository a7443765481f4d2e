import { listNotifications, type Notification, readNotification } from '@rezenso/contract/notifications';
import { call } from '@rezenso/platform';
import { claim } from '../news/claim.ts';
import { noteKnown } from '../news/known-notifications.ts';

/** What is shown of one or several things reached at once. */
export interface Celebration {
  isLevel: boolean;
  title: string;
  body: string;
  /** How many more there are. */
  more: number;
  ids: string[];
}

const level = 'level.reached';
const celebrated: readonly string[] = [level, 'achievement.unlocked'];
/** Older news are for the bell. */
const freshForMs = 7 * 86_400_000;

/** What was reached lately and nobody has seen, the greatest first; nothing when another tab shows it already. */
export async function claimNews(now = Date.now()): Promise<Celebration | undefined> {
  // Nobody misses a celebration that could not be loaded; the bell has it.
  const answer = await call(listNotifications).catch(() => undefined);
  if (answer) noteKnown(answer.notifications);
  const fresh = (answer?.notifications ?? []).filter((one) => isNews(one, now));
  const ids = await claim(
    fresh.map(({ id }) => id),
    'rezenso.celebrated',
  );
  const [first, ...rest] = fresh.filter(({ id }) => ids.includes(id)).toSorted(levelsFirst);
  if (!first) return undefined;
  return { isLevel: first.type === level, title: first.title, body: first.body, more: rest.length, ids };
}

/** Tells the server, so that no other device celebrates it again. */
export async function markCelebrated({ ids }: Celebration): Promise<void> {
  await Promise.allSettled(ids.map((id) => call(readNotification, { params: { id } })));
}

function isNews({ type, readAt, createdAt }: Notification, now: number): boolean {
  return readAt === null && celebrated.includes(type) && now - Date.parse(createdAt) < freshForMs;
}

function levelsFirst(one: Notification, other: Notification): number {
  return Number(other.type === level) - Number(one.type === level);
}
