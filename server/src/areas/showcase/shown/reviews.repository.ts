import type { PlatformId } from '@rezenso/contract/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { isSeenByPartners } from '../../reviews/index.ts';

/** A review on a public page, with what may be said of whoever wrote it. */
export interface ShownReview {
  source: PlatformId;
  content: string;
  rating: number;
  review_date: Date;
  /** Handed in through an exchange; otherwise the platform itself names it as this business's. */
  is_verified: boolean;
  /** Whether a member wrote it who is still there. */
  has_writer: boolean;
  reviewer_location: string | null;
  /** Whether so many businesses are around there that the town tells nobody who it was. */
  has_neighbours: boolean;
  /** Of a writer who shows a page of their own; null otherwise. */
  reviewer_name: string | null;
  reviewer_page: string | null;
}

export interface ReviewFigures {
  count: number;
  /** How many of them came through exchanges. */
  exchanged: number;
  /** Mean of the stars; null without any review. */
  average: number | null;
}

/** So many active businesses within the same tile (3 km at 50° north: the next village is another one) hide one of them. */
const neighbours = 5;
/** Cells of the matching engine within such a tile: their numbers follow each other. */
const cellsPerTile = 4;

/**
 * The reviews that the public sees of a business: those that partners see too (docs/decisions/0033 and 0039). One that is not
 * confirmed, and so perhaps not open yet (0081), is no review of the business at all.
 */
export function shownReviews(db: Db) {
  return {
    /** All of them, so that nobody picks the good ones; the newest first. */
    async list(member: string, limit: number): Promise<ShownReview[]> {
      const { rows } = await sql<ShownReview>`
        select source, content, rating, review_date, reviews.is_verified, writer.id is not null as has_writer,
          writer.location as reviewer_location,
          (select count(*) from (select from members other where other.status = 'active'
            and other.profile_completed_at is not null and writer.geo_cell >= 0
            and other.geo_cell between writer.geo_cell / ${cellsPerTile} * ${cellsPerTile}
              and writer.geo_cell / ${cellsPerTile} * ${cellsPerTile} + ${cellsPerTile - 1}
            limit ${neighbours}) found) = ${neighbours} as has_neighbours,
          case when used.name is not null then writer.company_name end as reviewer_name, used.name as reviewer_page
        from reviews
        left join review_exchanges exchange on exchange.id = reviews.review_exchange_id and reviews.is_verified
        left join members writer on writer.id = exchange.reviewer_id and writer.deleted_at is null
        left join public_pages page on page.member_id = writer.id and page.is_published and writer.status = 'active'
          and writer.profile_completed_at is not null
        left join public_names used on used.member_id = page.member_id and used.left_at is null
        where reviews.member_id = ${member} and ${isSeenByPartners}
        order by review_date desc, reviews.id limit ${limit}`.execute(db);
      return rows;
    },

    async figures(member: string): Promise<ReviewFigures> {
      const { rows } = await sql<ReviewFigures>`
        select count(*) as count, count(*) filter (where is_verified) as exchanged,
          round(avg(rating), 1)::float8 as average
        from reviews where member_id = ${member} and ${isSeenByPartners}`.execute(db);
      return rows[0] ?? { count: 0, exchanged: 0, average: null };
    },
  };
}
