import type { PlatformId } from '@rezenso/contract/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { isSeenByPartners, isSelfImported } from './seen-by-partners.sql.ts';

export interface PlatformFigures {
  platform: PlatformId;
  count: number;
  averageRating: number;
}

export interface MonthFigures {
  /** YYYY-MM in German time. */
  month: string;
  count: number;
  averageRating: number;
}

export interface PeriodFigures {
  days: number;
  count: number;
  averageRating: number;
}

/** Reviews of one kind; `averageRating` is null when nobody gave stars. */
export interface KindFigures {
  count: number;
  averageRating: number | null;
}

/** Mean of the stars that were given, two decimals; null without any. */
const meanOfGiven = sql<number | null>`round(avg(rating) filter (where rating_given), 2)::float8`;

/** Figures over a business's reviews. An average rests on given stars only and is 0 without any. */
export function reviewStats(db: Db) {
  return {
    /** The platforms with the most reviews first. */
    async byPlatform(member: string): Promise<PlatformFigures[]> {
      const { rows } = await sql<PlatformFigures>`
        select source as platform, count(*) as count, coalesce(${meanOfGiven}, 0) as "averageRating"
        from reviews where member_id = ${member} group by source order by count(*) desc, source`.execute(db);
      return rows;
    },

    /** What partners see, what the business brought in by itself, and how many it answered. */
    async byKind(
      member: string,
    ): Promise<{ seenByPartners: KindFigures; selfImported: KindFigures; answered: number }> {
      const { rows } = await sql<
        Record<'seen' | 'imported' | 'answered', number> & Record<'seenMean' | 'importedMean', number | null>
      >`
        select count(*) filter (where ${isSeenByPartners}) as seen,
          round(avg(rating) filter (where ${isSeenByPartners}), 2)::float8 as "seenMean",
          count(*) filter (where ${isSelfImported}) as imported,
          round(avg(rating) filter (where ${isSelfImported} and rating_given), 2)::float8 as "importedMean",
          count(*) filter (where answered_at is not null) as answered
        from reviews left join review_replies on review_id = reviews.id where member_id = ${member}`.execute(db);
      const [row] = rows;
      return {
        seenByPartners: { count: row?.seen ?? 0, averageRating: row?.seenMean ?? null },
        selfImported: { count: row?.imported ?? 0, averageRating: row?.importedMean ?? null },
        answered: row?.answered ?? 0,
      };
    },

    /** Given stars only. */
    async byRating(member: string): Promise<Map<number, number>> {
      const { rows } = await sql<{ rating: number; count: number }>`
        select rating, count(*) as count from reviews
        where member_id = ${member} and rating_given group by rating`.execute(db);
      return new Map(rows.map((row) => [row.rating, row.count]));
    },

    /** Months from `since` that have reviews. */
    async byMonth(member: string, since: Date): Promise<Map<string, MonthFigures>> {
      const { rows } = await sql<MonthFigures>`
        select to_char(review_date at time zone 'Europe/Berlin', 'YYYY-MM') as month, count(*) as count,
          coalesce(${meanOfGiven}, 0) as "averageRating"
        from reviews where member_id = ${member} and review_date >= ${since} group by 1`.execute(db);
      return new Map(rows.map((row) => [row.month, row]));
    },

    /** One row for each of `periods` (in days, until `now`), in their order; 0 on average without reviews. */
    async byPeriod(member: string, periods: readonly number[], now: Date): Promise<PeriodFigures[]> {
      const { rows } = await sql<PeriodFigures>`
        select days, count(reviews.id) as count, coalesce(${meanOfGiven}, 0) as "averageRating"
        from unnest(${periods}::int[]) with ordinality as period (days, place)
        left join reviews on member_id = ${member}
          and review_date > ${now}::timestamptz - days * interval '24 hours'
        group by days, place order by place`.execute(db);
      return rows;
    },
  };
}
