import { type XpAction, xpAmounts } from '@rezenso/engines/trust';
import { isOnTime } from '../time/due-day.ts';
import type { SeedExchange, SeedMatch, SeedMember, SeedWorld } from './model.ts';

/** One line of the XP ledger. */
export interface SeedXp {
  member: SeedMember;
  action: XpAction;
  subject: string;
  points: number;
  at: Date;
}

/** What the members earned, exactly as the features grant it, oldest first. */
export function ledgerOf({ members, matches }: SeedWorld): SeedXp[] {
  const lines = [
    ...members.flatMap(ofMember),
    ...matches.flatMap(ofMatch),
    ...matches.flatMap((match) => match.exchanges).flatMap(ofExchange),
  ];
  return lines.sort((a, b) => a.at.getTime() - b.at.getTime());
}

function ofMember(member: SeedMember): SeedXp[] {
  const { id, completedAt, profiles } = member;
  return [
    earned(member, 'profile.completed', id, completedAt),
    ...profiles.map(({ platform, addedAt }) => earned(member, 'platform.added', platform, addedAt)),
  ];
}

function ofMatch({ id, status, answeredAt, requester, provider }: SeedMatch): SeedXp[] {
  if (!answeredAt || status === 'declined') return [];
  return [requester, provider].map((member) => earned(member, 'match.accepted', id, answeredAt));
}

function ofExchange({ id, reviewer, recipient, submittedAt, confirmedAt, dueAt }: SeedExchange): SeedXp[] {
  if (!submittedAt) return [];
  const submission = earned(reviewer, 'review.submitted', id, submittedAt);
  if (!confirmedAt) return [submission];
  const receipt = earned(recipient, 'receipt.confirmed', id, confirmedAt);
  const punctual = earned(reviewer, 'review.on-time', id, confirmedAt);
  return isOnTime(submittedAt, dueAt) ? [submission, receipt, punctual] : [submission, receipt];
}

function earned(member: SeedMember, action: XpAction, subject: string, at: Date): SeedXp {
  return { member, action, subject, points: xpAmounts[action], at };
}
