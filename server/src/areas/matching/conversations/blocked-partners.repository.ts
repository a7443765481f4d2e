import { givenMoment, id } from '@rezenso/contract/shapes';
import * as z from 'zod/mini';
import type { Db } from '../../../database/database.ts';
import { prepared } from '../../../database/prepared.ts';

/** A partner that a member blocks. */
export interface BlockedPartnerRow {
  matchId: string;
  /** Null of a business without a name. */
  companyName: string | null;
  blockedAt: Date;
}

/** Two index scans, because an `or` would read the whole table. Who left is nobody to be heard again. */
const listOfMember = prepared<BlockedPartnerRow>(`
  select "matchId", partner.company_name as "companyName", "blockedAt" from (
    select match.id as "matchId", provider_id as partner_id, requester_blocked_at as "blockedAt"
      from matches match join conversations on match_id = match.id where requester_id = $1 and requester_blocked_at is not null
    union all
    select match.id, requester_id, provider_blocked_at
      from matches match join conversations on match_id = match.id where provider_id = $1 and provider_blocked_at is not null
  ) mine join members partner on partner.id = partner_id and partner.deleted_at is null
  where $2::timestamptz is null or ("blockedAt", "matchId") < ($2, $3::uuid)
  order by "blockedAt" desc, "matchId" desc limit $4`);

/** What the list is sorted by: when they were blocked, and the match among those of one moment. */
const place = z.tuple([givenMoment, id]);
type BlockedPlace = z.infer<typeof place>;
export const blockedPlace = {
  schema: place,
  of: (row: BlockedPartnerRow): BlockedPlace => [row.blockedAt.toISOString(), row.matchId],
};

/** Whom a member blocks, the latest first, those behind `after`. */
export function listBlockedPartnersOf(
  db: Db,
  member: string,
  limit: number,
  [moment, match]: BlockedPlace | readonly [] = [],
): Promise<BlockedPartnerRow[]> {
  return listOfMember(db, [member, moment ?? null, match ?? null, limit]);
}
