import { sql } from 'kysely';
import type { ExportSection, PersonalData } from '../../database/personal-data.ts';

type Row = Record<string, unknown>;

const reviews: ExportSection = {
  name: 'reviews',
  covers: ['reviews.member_id'],
  rows: (member) => sql<Row>`
    select source, content, rating, rating_given as "isRatingGiven", reviewer_name as "reviewerName", review_date as "reviewDate",
      is_verified as "isVerified", quality_score as "qualityScore", fraud_score as "fraudScore",
      created_at as "createdAt", review_replies.text as reply, answered_at as "answeredAt", shown_text as "replyShownThere"
    from reviews left join review_replies on review_id = reviews.id where member_id = ${member} order by created_at, id`,
};

/** What reviews hold of a person. */
export const reviewsData: PersonalData = {
  sections: [reviews],
  leftOut: {
    'review_drafts.member_id': 'only fingerprints, from which no text can be read',
  },

  /** Reviews that it wrote stay with those they are about. */
  async forget(tx, { member, nowCalled }) {
    await sql`update reviews set reviewer_name = ${nowCalled}
      where review_exchange_id in (select id from review_exchanges where reviewer_id = ${member})`.execute(tx);
  },
};
