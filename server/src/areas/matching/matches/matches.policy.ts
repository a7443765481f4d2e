import type { ErrorCode } from '@rezenso/contract/errors';
import type { MatchRow } from '../../../database/schema.ts';

/** Only the two sides of a match may see or use it. */
export function isParty(member: string, match: Pick<MatchRow, 'requester_id' | 'provider_id'>): boolean {
  return match.requester_id === member || match.provider_id === member;
}

/** The other side of a match. */
export function partnerOf(member: string, match: Pick<MatchRow, 'requester_id' | 'provider_id'>): string {
  return match.requester_id === member ? match.provider_id : match.requester_id;
}

/** Why a member may not answer (accept or decline) a match; undefined when they may. */
export function whyNotAnswer(member: string, match: MatchRow | undefined): ErrorCode | undefined {
  if (!match) return 'MATCH_NOT_FOUND';
  if (!isParty(member, match)) return 'MATCH_NOT_YOURS';
  if (match.provider_id !== member) return 'MATCH_NOT_PROVIDER';
  return match.status === 'pending' ? undefined : 'MATCH_ALREADY_ANSWERED';
}

/** Why a member may not take a request back; undefined when they may. */
export function whyNotWithdraw(member: string, match: MatchRow | undefined): ErrorCode | undefined {
  if (!match) return 'MATCH_NOT_FOUND';
  if (!isParty(member, match)) return 'MATCH_NOT_YOURS';
  if (match.requester_id !== member) return 'MATCH_NOT_REQUESTER';
  return match.status === 'pending' ? undefined : 'MATCH_ALREADY_ANSWERED';
}

/** Why a member may not give a rating; undefined when they may. */
export function whyNotGive(member: string, match: MatchRow | undefined): ErrorCode | undefined {
  if (!match) return 'MATCH_NOT_FOUND';
  if (!isParty(member, match)) return 'MATCH_NOT_YOURS';
  if (match.coordinated_at) return 'MATCH_HAS_PLAN';
  const hasGiven = match.requester_id === member ? match.requester_review_given : match.provider_review_given;
  if (hasGiven) return 'MATCH_REVIEW_ALREADY_GIVEN';
  return match.status === 'accepted' ? undefined : 'MATCH_NOT_ACCEPTED';
}

/** Why a member may not coordinate a match; undefined when they may. */
export function whyNotCoordinate(member: string, match: MatchRow | undefined): ErrorCode | undefined {
  if (!match) return 'MATCH_NOT_FOUND';
  if (!isParty(member, match)) return 'MATCH_NOT_YOURS';
  if (match.status !== 'accepted') return 'MATCH_NOT_ACCEPTED';
  return match.coordinated_at ? 'MATCH_ALREADY_COORDINATED' : undefined;
}

/** Why a member may not call off the plan of a match; undefined when it has one that nobody completed. */
export function whyNotCancelPlan(member: string, match: MatchRow | undefined): ErrorCode | undefined {
  if (!match) return 'MATCH_NOT_FOUND';
  if (!isParty(member, match)) return 'MATCH_NOT_YOURS';
  if (!match.coordinated_at) return 'MATCH_HAS_NO_PLAN';
  return match.status === 'accepted' ? undefined : 'PLAN_ALREADY_BEGUN';
}
