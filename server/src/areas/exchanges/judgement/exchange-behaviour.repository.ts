import { suspiciousFraudScore } from '@rezenso/contract/limits';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import type { Behaviour } from '@rezenso/engines/reviews';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import type { Withheld } from '../../../database/schema.ts';
import { folded, verdictRules } from '../../reviews/index.ts';
import { surroundings } from './surroundings.repository.ts';

/** A handed-in review with how it came about. */
export interface HandedIn {
  reviewerId: string;
  recipientId: string;
  handedInAt: Date;
  text: string;
  rating: number;
  platform: PlatformId;
  /** What was found so far. */
  fraudScore: number;
  behaviour: Behaviour;
}

/** A handed-in review that is to be judged again. */
export interface FlaggedExchange {
  exchangeId: string;
  reviewerId: string;
  text: string | null;
  withheld: Withheld | null;
}

type Counted =
  | 'accountAgeDays'
  | 'minutesSinceAgreement'
  | 'writerReviewsLastHour'
  | 'writerReviewsLastDay'
  | 'writerReviewsGiven'
  | 'givenToSubject'
  | 'receivedFromSubject'
  | 'subjectReviewCount';

interface HandedInRow extends Required<Pick<Behaviour, Counted>> {
  reviewerId: string;
  recipientId: string;
  handedInAt: Date;
  text: string;
  rating: number;
  platform: PlatformId;
  fraudScore: number;
  subjectAverageRating: number | null;
  experienceDaysAfterText: number | null;
  experienceDaysBeforeMatch: number | null;
}

export function exchangeBehaviour(db: Db) {
  return {
    /** @returns undefined when the exchange has gone or is not handed in */
    async find(exchangeId: string): Promise<HandedIn | undefined> {
      const { rows } = await sql<HandedInRow>`
        with handed_in as (
          select * from review_exchanges where id = ${exchangeId} and submitted_at is not null and review_text is not null
        ),
        written as (
          select other.* from review_exchanges other join handed_in on other.reviewer_id = handed_in.reviewer_id
          where other.id <> handed_in.id and other.submitted_at <= handed_in.submitted_at
        )
        select reviewer_id as "reviewerId", recipient_id as "recipientId", submitted_at as "handedInAt", review_text as text, review_rating as rating, platform, fraud_score as "fraudScore",
          extract(epoch from submitted_at - writer.created_at)::float8 / 86400 as "accountAgeDays",
          extract(epoch from submitted_at - handed_in.created_at)::float8 / 60 as "minutesSinceAgreement",
          (select count(*) from written where written.submitted_at > handed_in.submitted_at - interval '1 hour')
            as "writerReviewsLastHour",
          (select count(*) from written where written.submitted_at > handed_in.submitted_at - interval '1 day')
            as "writerReviewsLastDay",
          (select count(*) from written where status in ('confirmed', 'completed') and withheld is null) as "writerReviewsGiven",
          (select count(*) from written where status in ('confirmed', 'completed')
            and written.recipient_id = handed_in.recipient_id
            and written.submitted_at > handed_in.submitted_at - interval '90 days') as "givenToSubject",
          (select count(*) from review_exchanges back where back.reviewer_id = handed_in.recipient_id
            and back.recipient_id = handed_in.reviewer_id and back.status in ('confirmed', 'completed')
            and back.submitted_at > handed_in.submitted_at - interval '90 days') as "receivedFromSubject",
          (select avg(rating)::float8 from reviews where member_id = handed_in.recipient_id and rating_given) as "subjectAverageRating",
          (select count(*) from reviews where member_id = handed_in.recipient_id) as "subjectReviewCount",
          experience_day - (posted_at at time zone 'Europe/Berlin')::date as "experienceDaysAfterText",
          (select (matches.created_at at time zone 'Europe/Berlin')::date from matches where matches.id = match_id)
            - experience_day as "experienceDaysBeforeMatch"
        from handed_in join members writer on writer.id = handed_in.reviewer_id`.execute(db);
      const [row] = rows;
      if (!row) return undefined;
      const { reviewerId, recipientId, handedInAt, text, platform, fraudScore, ...known } = row;
      const { subjectAverageRating, experienceDaysAfterText, experienceDaysBeforeMatch, ...counted } = known;
      const placed = { exchangeId, reviewerId, recipientId, handedInAt };
      const around = { ...(await surroundings(db).pace(placed)), ...(await surroundings(db).circle(placed)) };
      const average = subjectAverageRating === null ? {} : { subjectAverageRating };
      const experience = {
        ...(experienceDaysAfterText !== null && { experienceDaysAfterText }),
        ...(experienceDaysBeforeMatch !== null && { experienceDaysBeforeMatch }),
      };
      const behaviour = { ...counted, ...around, ...average, ...experience };
      return { reviewerId, recipientId, handedInAt, text, rating: row.rating, platform, fraudScore, behaviour };
    },

    async storeScore(exchangeId: string, fraudScore: number): Promise<void> {
      await db
        .updateTable('review_exchanges')
        .set({ fraud_score: fraudScore, judged_by: verdictRules })
        .where('id', '=', exchangeId)
        .execute();
    },

    /** Those that stand flagged, or count for nothing as a known text, and were judged by other rules than today's. */
    async listFlaggedByOlderRules(limit: number): Promise<FlaggedExchange[]> {
      const { rows } = await sql<FlaggedExchange>`
        select id as "exchangeId", reviewer_id as "reviewerId", review_text as text, withheld from review_exchanges where id in (
          (select id from review_exchanges where fraud_score > ${sql.lit(suspiciousFraudScore)} and judged_by < ${verdictRules}
            order by judged_by, id limit ${limit})
          union (select id from review_exchanges where withheld = 'known_text' and judged_by < ${verdictRules}
            order by judged_by, id limit ${limit}))
        order by judged_by, id limit ${limit}`.execute(db);
      return rows;
    },

    /** What its platform shows by now is judged anew, with that known. */
    async judgeShownAgain(member: string, platform: PlatformId): Promise<void> {
      await sql`update review_exchanges exchange set judged_by = 0
        where recipient_id = ${member} and platform = ${platform} and submitted_at is not null
          and (withheld = 'known_text' or fraud_score > ${sql.lit(suspiciousFraudScore)})
          and exists (select from reviews shown where shown.member_id = ${member} and shown.source = ${platform}
            and shown.external_id is not null
            and ${folded(sql.ref('shown.content'))} = ${folded(sql.ref('exchange.review_text'))})`.execute(db);
    },

    /** Also what cannot be judged, so that nobody looks at it again. */
    async markJudged(exchangeId: string): Promise<void> {
      await db.updateTable('review_exchanges').set({ judged_by: verdictRules }).where('id', '=', exchangeId).execute();
    },
  };
}
