import { beginnerDays, beginnerReviews } from '@rezenso/contract/limits';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** How much an account may do: all, what is enough for who begins, or what is left to who may belong to a ring. */
export type Volume = 'usual' | 'beginner' | 'watched';

/** New accounts start small (docs/decisions/0134). */
export function volumes(db: Db) {
  return {
    /** A beginner is one until its account is old enough, or partners have confirmed enough of its reviews. */
    async of(member: string, now: Date): Promise<Volume> {
      const since = new Date(now.getTime() - beginnerDays * 86_400_000);
      const { rows } = await sql<{ volume: Volume }>`
        select case
          when ring_level <> 'none' then 'watched'
          when created_at > ${since} and admin_role is null and (
            select count(*) from (
              select from review_exchanges where reviewer_id = member.id and status in ('confirmed', 'completed')
                and withheld is null limit ${beginnerReviews}
            ) confirmed
          ) < ${beginnerReviews} then 'beginner'
          else 'usual' end as volume
        from members member where id = ${member}`.execute(db);
      return rows[0]?.volume ?? 'usual';
    },
  };
}
