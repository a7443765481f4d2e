import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { prepared } from '../../../database/prepared.ts';
import { isSeenByPartners, seenByPartners } from '../../reviews/index.ts';

/** What partners see of the reviews that a business received: from verified and synced reviews that are not suspicious (0033). */
export interface ReceivedFigures {
  /** Mean of the stars, two decimals; null without such reviews. */
  averageRating: number | null;
  /** How many reviews the mean rests on; what the business imported itself is not among them. */
  reviewsReceived: number;
}

/** All figures of a business; each is counted from rows, none is stored. */
export interface MemberFigures extends ReceivedFigures {
  /** Reviews written for partners and confirmed by them, without withheld ones (0039). */
  reviewsGiven: number;
  /** Matches that were accepted, finished ones included. */
  totalMatches: number;
}

const none: MemberFigures = { averageRating: null, reviewsReceived: 0, reviewsGiven: 0, totalMatches: 0 };

const receivedOf = prepared<ReceivedFigures & { id: string }>(`
  select member_id as id, count(*) as "reviewsReceived", round(avg(rating), 2)::float8 as "averageRating"
  from reviews where member_id = any($1::uuid[]) and ${seenByPartners} group by member_id`);

/** Figures for a set of members, each in one statement, whatever the size of the set. */
export function memberFigures(db: Db) {
  return {
    /** The public figures of each member; members without reviews are there too. */
    async received(members: readonly string[]): Promise<Map<string, ReceivedFigures>> {
      const rows = await receivedOf(db, [members]);
      const found = new Map(rows.map(({ id, ...standing }) => [id, standing]));
      const { averageRating, reviewsReceived } = none;
      return new Map(members.map((id) => [id, found.get(id) ?? { averageRating, reviewsReceived }]));
    },

    /** All figures of each member. */
    async figures(members: readonly string[]): Promise<Map<string, MemberFigures>> {
      const { rows } = await sql<MemberFigures & { id: string }>`
        select member.id,
          received.count as "reviewsReceived", received.average as "averageRating",
          (select count(*) from review_exchanges
            where reviewer_id = member.id and status in ('confirmed', 'completed') and withheld is null) as "reviewsGiven",
          (select count(*) from matches where requester_id = member.id and status in ('accepted', 'completed'))
            + (select count(*) from matches where provider_id = member.id and status in ('accepted', 'completed'))
            as "totalMatches"
        from members member
        cross join lateral (
          select count(*) as count, round(avg(rating), 2)::float8 as average from reviews
          where member_id = member.id and ${isSeenByPartners}
        ) received
        where member.id = any(${members}::uuid[])`.execute(db);
      const found = new Map(rows.map(({ id, ...figures }) => [id, figures]));
      return new Map(members.map((id) => [id, found.get(id) ?? none]));
    },
  };
}
