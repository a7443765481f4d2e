import { sql } from 'kysely';
import type { Database, Db } from '../../../database/database.ts';
import { isSeenByPartners } from '../portfolio/seen-by-partners.sql.ts';
import { type ComparedRow, daysToAnswer, nothingCompared } from './insights.repository.ts';

/** Which businesses are compared with one another, and in which month. */
export interface ComparedTrade {
  trade: string;
  latitude: number;
  longitude: number;
  /** YYYY-MM in German time. */
  month: string;
}

/** Degrees of an area: about 110 by 110 km in Germany. Areas share no business, so that none comes out of two of them. */
const degrees = { latitude: 1, longitude: 1.5 };
/** More businesses than that tell nothing more. */
const mostCompared = 500;

/**
 * The mean business of a trade in its area, the same for everybody who asks within a month: whoever comes, goes, moves or changes
 * meanwhile is in the figures of the next one (docs/decisions/0102).
 * @param since reviews from then on, over `months`
 */
export function tradeFigures({ db, transaction }: Pick<Database, 'db' | 'transaction'>) {
  return {
    async of(asked: ComparedTrade, since: Date, months: number): Promise<ComparedRow> {
      const { trade, month } = asked;
      const area = areaOf(asked);
      const kept = () =>
        db
          .selectFrom('trade_figures')
          .select('figures')
          .where('trade', '=', trade)
          .where('area', '=', area.name)
          .where('month', '=', month)
          .executeTakeFirst();
      const known = await kept();
      if (known) return known.figures;
      const figures = JSON.stringify(await meanOf(db, trade, area, since, months));
      await transaction(async (tx) => {
        await tx.deleteFrom('trade_figures').where('month', '<', month).execute();
        await sql`insert into trade_figures (trade, area, month, figures) values (${trade}, ${area.name}, ${month}, ${figures})
          on conflict do nothing`.execute(tx);
      });
      return (await kept())?.figures ?? nothingCompared;
    },
  };
}

interface Area {
  name: string;
  south: number;
  west: number;
}

function areaOf({ latitude, longitude }: ComparedTrade): Area {
  const [row, column] = [Math.floor(latitude / degrees.latitude), Math.floor(longitude / degrees.longitude)];
  return { name: `${row}/${column}`, south: row * degrees.latitude, west: column * degrees.longitude };
}

/**
 * The mean of the businesses that have a review which partners see, each counting the same. Whoever marks no answers may answer all the
 * same, so the figures of answers are of those who do.
 */
async function meanOf(db: Db, trade: string, { south, west }: Area, since: Date, months: number): Promise<ComparedRow> {
  const { rows } = await sql<ComparedRow>`
    with near as (
      select id from members
      where trade = ${trade} and status = 'active' and deleted_at is null
        and latitude >= ${south} and latitude < ${south + degrees.latitude}
        and longitude >= ${west} and longitude < ${west + degrees.longitude}
      order by id limit ${mostCompared}),
    each as (
      select avg(rating)::float8 as mean, count(*) as count, count(answered_at) as answered,
        percentile_cont(0.5) within group (order by ${daysToAnswer}) as days
      from near join reviews on member_id = near.id and ${isSeenByPartners} and review_date >= ${since}
        left join review_replies on review_replies.review_id = reviews.id group by near.id)
    select count(*) as businesses, avg(mean) as "averageRating",
      coalesce(avg(count), 0)::float8 / ${months}::float8 as "reviewsPerMonth",
      count(*) filter (where answered > 0) as answering,
      avg(answered::float8 / count) filter (where answered > 0) as "answerShare", avg(days) as "answerDays"
    from each`.execute(db);
  return rows[0] ?? nothingCompared;
}
