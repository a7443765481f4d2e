import type { PlatformId } from '@rezenso/contract/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

export interface DayFigures {
  /** YYYY-MM-DD in German time. */
  day: string;
  visits: number;
  clicks: number;
}

/** How often links for customers were opened, by day: numbers, and nothing of whoever opened them. */
export function customerVisits(db: Db) {
  return {
    /** @param platform where somebody went on to; '' for opening the page */
    async count(member: string, platform: PlatformId | '', day: string): Promise<void> {
      await sql`
        insert into customer_visits (member_id, day, platform, visits) values (${member}, ${day}, ${platform}, 1)
        on conflict (member_id, day, platform) do update set visits = customer_visits.visits + 1`.execute(db);
    },

    /** Every day from `first` to `last`, those without a visit too. */
    async byDay(member: string, first: string, last: string): Promise<DayFigures[]> {
      const { rows } = await sql<DayFigures>`
        select to_char(days.day, 'YYYY-MM-DD') as day,
          coalesce(sum(visits) filter (where platform = ''), 0)::int as visits,
          coalesce(sum(visits) filter (where platform <> ''), 0)::int as clicks
        from generate_series(${first}::date, ${last}::date, interval '1 day') days (day)
        left join customer_visits on customer_visits.day = days.day::date and member_id = ${member}
        group by days.day order by days.day`.execute(db);
      return rows;
    },

    /** The platform that most went on to first. */
    async byPlatform(member: string, first: string): Promise<Array<{ platform: PlatformId; clicks: number }>> {
      const { rows } = await sql<{ platform: PlatformId; clicks: number }>`
        select platform, sum(visits)::int as clicks from customer_visits
        where member_id = ${member} and platform <> '' and day >= ${first}
        group by platform order by clicks desc, platform`.execute(db);
      return rows;
    },
  };
}
