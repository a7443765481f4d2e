import { plans } from '@rezenso/contract/plans';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { balances, mailboxes } from '../../accounts/index.ts';

/** A side of a match with the places where it can be reviewed. */
export interface Reviewable {
  id: string;
  /** Stored, in lower case; empty when unknown. */
  industry: string;
  profiles: ReadonlyMap<PlatformId, { businessName: string; businessUrl: string | null }>;
}

export function coordination(db: Db) {
  return {
    /** Locks the conversation of a match. @returns whether one side blocks the other in it */
    async lockTalk(match: string): Promise<boolean> {
      const { rows } = await sql<{ isBlocked: boolean }>`
        select requester_blocked_at is not null or provider_blocked_at is not null as "isBlocked"
        from conversations where match_id = ${match} for share`.execute(db);
      return rows[0]?.isBlocked ?? false;
    },

    /** A member with its active platform profiles, in the order they were added. */
    async getReviewable(member: string): Promise<Reviewable> {
      const { industry } = await db
        .selectFrom('members')
        .select('industry')
        .where('id', '=', member)
        .executeTakeFirstOrThrow();
      const rows = await db
        .selectFrom('user_platforms')
        .select(['platform', 'business_name', 'profile_url'])
        .where('member_id', '=', member)
        .where('is_active', '=', true)
        .orderBy('created_at')
        .execute();
      const profiles = rows.map(
        (row) => [row.platform, { businessName: row.business_name, businessUrl: row.profile_url }] as const,
      );
      return { id: member, industry: industry ?? '', profiles: new Map(profiles) };
    },

    /**
     * Counts one coordinated match for a free account; Pro is not counted. Accounts of one mailbox count together, one after
     * the other, so that parallel requests never get past the limit.
     * @returns whether it was counted; undefined when the free matches are used up
     */
    async charge(member: string): Promise<{ isCounted: boolean } | undefined> {
      await mailboxes(db).reserve(member);
      return balances(db).useFreeMatch(member, plans.free.exchanges);
    },
  };
}
