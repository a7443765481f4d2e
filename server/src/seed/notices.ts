import type { ToldAt } from './happenings.ts';
import type { SeedMember } from './model.ts';
import { daysBefore, earliest, hoursBefore, partWay } from './moments.ts';
import type { Random } from './random.ts';

/** Feed and bell show only the latest; older ones would be rows that nobody reads. */
const activityDays = 200;
const noticeDays = 60;
const demoUnread = 3;

export function activityRow({ activity: type, at, ...told }: ToldAt, now: Date) {
  return type && at >= daysBefore(now, activityDays) ? rowOf({ ...told, type, at }) : undefined;
}

/** Notifications: the demo account has read all but the newest three, others all but those of the last day. */
export function noticeRows(told: readonly ToldAt[], demo: SeedMember, random: Random, now: Date) {
  const recent = told.filter(({ notification, at }) => notification && at >= daysBefore(now, noticeDays));
  const isUnread = unreadOf(recent, demo, now);
  return recent.flatMap((one) => {
    const { notification: type, at } = one;
    if (!type) return [];
    const readAt = isUnread(one) ? null : earliest(partWay(at, now, random.between(0.02, 0.6)), now);
    return [{ ...rowOf({ ...one, type }), read_at: readAt }];
  });
}

/** A row of either table. */
export function rowOf({ memberId, type, subject, data, at }: Omit<ToldAt, 'mail'> & { type: string }) {
  return { member_id: memberId, type, subject, data: JSON.stringify(data), created_at: at };
}

function unreadOf(recent: readonly ToldAt[], demo: SeedMember, now: Date): (told: ToldAt) => boolean {
  const newestOfDemo = new Set(recent.filter(({ memberId }) => memberId === demo.id).slice(-demoUnread));
  const lastDay = hoursBefore(now, 24);
  return (told) => (told.memberId === demo.id ? newestOfDemo.has(told) : told.at >= lastDay);
}
