import { beginnerDays, beginnerReviews } from '@rezenso/contract/limits';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** What makes an account do less than all; the one does not follow from the other. */
export interface Volume {
  /** New accounts start small (docs/decisions/0134). */
  isBeginner: boolean;
  /** May belong to a ring: fewer requests. What is held goes on with everything but its reviews (docs/decisions/0133). */
  isWatched: boolean;
}

export function volumes(db: Db) {
  return {
    /** A beginner is one until its account is old enough, or enough partners have confirmed a review of its: one says it once, however often. */
    async of(member: string, now: Date): Promise<Volume> {
      const since = new Date(now.getTime() - beginnerDays * 86_400_000);
      const { rows } = await sql<Volume>`
        select ring_level = 'watch' as "isWatched",
          created_at > ${since} and admin_role is null and (
            select count(distinct recipient_id) from review_exchanges
            where reviewer_id = member.id and status in ('confirmed', 'completed') and withheld is null
          ) < ${beginnerReviews} as "isBeginner"
        from members member where id = ${member}`.execute(db);
      return rows[0] ?? { isBeginner: false, isWatched: false };
    },
  };
}
