import type { SupportFigures } from '@rezenso/contract/admin';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** Requests that came in within so many days count for how quickly answers come. */
const countedDays = 90;

/** How many requests of members wait, and how quickly first answers come. */
export function supportFigures(db: Db) {
  return {
    async count(now: Date): Promise<SupportFigures> {
      const since = new Date(now.getTime() - countedDays * 86_400_000);
      const { rows } = await sql<SupportFigures>`
        select (select count(*) from support_requests where status = 'open') as open,
          (select round(extract(epoch from percentile_cont(0.5) within group (order by first_answered_at - created_at)) / 60)::int
            from support_requests where first_answered_at is not null and created_at >= ${since})
            as "medianMinutesToFirstAnswer"`.execute(db);
      if (!rows[0]) throw new Error('Counting answered no row');
      return rows[0];
    },
  };
}
