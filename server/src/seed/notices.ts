import type { Happening } from './happenings.ts';
import type { SeedMember } from './model.ts';
import { daysBefore, earliest, hoursBefore, partWay } from './moments.ts';
import type { Random } from './random.ts';

/** Feed and bell show only the latest; older ones would be rows that nobody reads. */
const activityDays = 200;
const noticeDays = 60;
const demoUnread = 3;

export function activityRow({ member, subject, at, activity }: Happening, now: Date) {
  if (!activity || at < daysBefore(now, activityDays)) return undefined;
  const { type, data } = activity;
  return { member_id: member.id, type, subject, data: JSON.stringify(data), created_at: at };
}

/** Notifications: the demo account has read all but the newest three, others all but those of the last day. */
export function noticeRows(happenings: readonly Happening[], random: Random, now: Date) {
  const recent = happenings.filter(({ notice, at }) => notice && at >= daysBefore(now, noticeDays));
  const isUnread = unreadOf(recent, now);
  return recent.flatMap((happening) => {
    const { member, subject, at, notice } = happening;
    if (!notice) return [];
    const readAt = isUnread(happening) ? null : earliest(partWay(at, now, random.between(0.02, 0.6)), now);
    return [{ ...notice, member_id: member.id, subject, read_at: readAt, created_at: at }];
  });
}

function unreadOf(recent: readonly Happening[], now: Date): (happening: Happening) => boolean {
  const isDemo = ({ company }: SeedMember) => company.key === 'demo';
  const newestOfDemo = new Set(recent.filter(({ member }) => isDemo(member)).slice(-demoUnread));
  const lastDay = hoursBefore(now, 24);
  return (happening) => (isDemo(happening.member) ? newestOfDemo.has(happening) : happening.at >= lastDay);
}
