import type { Behaviour } from '@rezenso/engines/reviews';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** A handed-in review, as far as its surroundings depend on it. */
export interface Placed {
  exchangeId: string;
  reviewerId: string;
  recipientId: string;
  handedInAt: Date;
}

type Pace = Pick<Behaviour, 'subjectReviewsLastDay' | 'subjectReviewsPerDay'>;
type Circle = Pick<Behaviour, 'partnerCount' | 'partnerDensity' | 'circleClosure'>;

/** Behind these a business is so busy that more change nothing; they bound what one review costs. */
const mostCounted = 500;
const mostPartners = 30;
const mostLinksEach = 60;

/** What went on around a review: how fast the business collects them, and who else its writer's partners swap with. */
export function surroundings(db: Db) {
  return {
    /**
     * Reviews about the same business in the day before this one, and how many it usually gets in a day: of the 90 days
     * before, as far as the account is old. Counted are agreed ones and those a platform named; not what was imported by
     * hand, whose dates anybody chooses.
     */
    async pace({ exchangeId, recipientId, handedInAt }: Placed): Promise<Pace> {
      const at = sql`${handedInAt}::timestamptz`;
      const { rows } = await sql<Required<Pace>>`
        with came as (
          select at from (
            (select submitted_at as at from review_exchanges
              where recipient_id = ${recipientId} and id <> ${exchangeId} and submitted_at is not null
              order by created_at desc limit ${mostCounted})
            union all
            (select review_date from reviews where member_id = ${recipientId} and external_id is not null
              and review_exchange_id is null and review_date <= ${at}
              order by review_date desc limit ${mostCounted})
          ) found where at > ${at} - interval '91 days' and at <= ${at}
        )
        select count(*) filter (where at > ${at} - interval '1 day') as "subjectReviewsLastDay",
          count(*) filter (where at <= ${at} - interval '1 day')::float8 / greatest(1, least(90,
            (select extract(epoch from ${at} - created_at) / 86400 - 1 from members where id = ${recipientId})))::float8
            as "subjectReviewsPerDay"
        from came`.execute(db);
      return rows[0] ?? {};
    },

    /**
     * The writer's partners of 90 days, how many of their pairs review each other too, and how much of what they write
     * for others stays among them. Only reviews that were handed in count.
     */
    async circle({ reviewerId, handedInAt }: Placed): Promise<Circle> {
      const since = sql`${handedInAt}::timestamptz - interval '90 days'`;
      const { rows } = await sql<{ partners: number; pairs: number; inside: number; links: number }>`
        with partners as (
          select distinct id from (
            (select recipient_id as id from review_exchanges
              where reviewer_id = ${reviewerId} and created_at > ${since} and submitted_at is not null
              order by created_at desc limit ${mostPartners})
            union all
            (select reviewer_id from review_exchanges
              where recipient_id = ${reviewerId} and created_at > ${since} and submitted_at is not null
              order by created_at desc limit ${mostPartners})
          ) near
        ),
        links as (
          select partners.id as one, link.other, link.other in (select id from partners) as is_inside
          from partners cross join lateral (
            select distinct recipient_id as other from (
              select recipient_id from review_exchanges
              where reviewer_id = partners.id and created_at > ${since} and submitted_at is not null
                and recipient_id <> ${reviewerId}
              order by created_at desc limit ${mostLinksEach}) written
          ) link
        )
        select (select count(*) from partners) as partners, count(*) as links,
          count(*) filter (where is_inside) as inside,
          count(distinct (least(one, other), greatest(one, other))) filter (where is_inside) as pairs
        from links`.execute(db);
      const { partners = 0, pairs = 0, inside = 0, links = 0 } = rows[0] ?? {};
      const possible = (partners * (partners - 1)) / 2;
      return {
        partnerCount: partners,
        partnerDensity: possible > 0 ? pairs / possible : 0,
        circleClosure: links > 0 ? inside / links : 0,
      };
    },
  };
}
