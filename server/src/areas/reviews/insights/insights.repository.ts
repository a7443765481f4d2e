import type { PlatformId } from '@rezenso/contract/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { planCondition } from '../../accounts/index.ts';
import { isSeenByPartners } from '../portfolio/seen-by-partners.sql.ts';

/** A review with what insights ask of it. */
export interface ReadReview {
  id: string;
  platform: PlatformId;
  content: string;
  /** Null where nobody gave stars. */
  rating: number | null;
  reviewer: string;
  reviewDate: Date;
  /** YYYY-MM in German time. */
  month: string;
  /** Whether the platform or an exchange vouches for it. */
  isConfirmed: boolean;
  /** When it was marked as answered; null until then. */
  answeredAt: Date | null;
  /** How long that took; see `daysToAnswer`. */
  answerDays: number | null;
}

export interface ReaderRow {
  isPro: boolean;
  companyName: string | null;
  location: string | null;
  trustScore: number | null;
  trade: string | null;
  latitude: number | null;
  longitude: number | null;
}

export interface ComparedRow {
  businesses: number;
  averageRating: number | null;
  reviewsPerMonth: number;
  /** Businesses that marked an answer; the two that follow are theirs. */
  answering: number;
  /** 0-1 */
  answerShare: number | null;
  answerDays: number | null;
}

/** More are not read: the newest say how it is today. */
export const mostRead = 1_000;

export const nothingCompared: ComparedRow = {
  businesses: 0,
  averageRating: null,
  reviewsPerMonth: 0,
  answering: 0,
  answerShare: null,
  answerDays: null,
};
const seesAll = sql.raw<boolean>(planCondition('extended-analytics'));
const monthOf = sql<string>`to_char(review_date at time zone 'Europe/Berlin', 'YYYY-MM')`;
/** A business can mark a review as soon as it stands here, so its time begins then: with its date, or later with its import. */
export const daysToAnswer = sql<number | null>`case when answered_at is not null
  then greatest(0, extract(epoch from answered_at - greatest(review_date, reviews.created_at)) / 86400)::float8 end`;
const withAnswers = sql`reviews left join review_replies on review_replies.review_id = reviews.id`;
const reviewsOf = (
  member: string,
) => sql`select id, source as platform, content, case when rating_given then rating end as rating,
  reviewer_name as reviewer, review_date as "reviewDate", ${monthOf} as month, ${isSeenByPartners} as "isConfirmed",
  answered_at as "answeredAt", ${daysToAnswer} as "answerDays"
  from ${withAnswers} where member_id = ${member}`;

export function insights(db: Db) {
  return {
    async reader(member: string): Promise<ReaderRow> {
      return db
        .selectFrom('members')
        .select([seesAll.as('isPro'), 'trade', 'latitude', 'longitude'])
        .select(['company_name as companyName', 'location', 'trust_score as trustScore'])
        .where('id', '=', member)
        .executeTakeFirstOrThrow();
    },

    /** The newest, newest first. */
    async list(member: string): Promise<ReadReview[]> {
      const { rows } = await sql<ReadReview>`
        ${reviewsOf(member)} order by review_date desc, id limit ${mostRead}`.execute(db);
      return rows;
    },

    /** The oldest `most` of the first month that has any, newest first. */
    async listFirst(member: string, most: number): Promise<ReadReview[]> {
      const { rows } = await sql<ReadReview>`
        ${reviewsOf(member)} and ${monthOf} = (select min(${monthOf}) from reviews where member_id = ${member})
        order by review_date, id limit ${most}`.execute(db);
      return rows.reverse();
    },

    /** A business's own figures, by what partners see of it since `since`, which is `months` ago. */
    async own(member: string, since: Date, months: number): Promise<ComparedRow> {
      const { rows } = await sql<ComparedRow>`
        select 1 as businesses, avg(rating)::float8 as "averageRating", (count(*) / ${months}::float8) as "reviewsPerMonth",
          least(count(answered_at), 1) as answering, count(answered_at)::float8 / nullif(count(*), 0) as "answerShare",
          percentile_cont(0.5) within group (order by ${daysToAnswer}) as "answerDays"
        from ${withAnswers} where member_id = ${member} and ${isSeenByPartners} and review_date >= ${since}`.execute(
        db,
      );
      return rows[0] ?? { ...nothingCompared, businesses: 1 };
    },
  };
}
