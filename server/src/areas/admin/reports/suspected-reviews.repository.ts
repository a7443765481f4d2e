import type { Db } from '../../../database/database.ts';
import type { ReviewRow } from '../../../database/schema.ts';
import type { ReportRow } from '../../../database/schema-admin.ts';

/** The review a case is about: the imported one, or the one that an exchange became. */
export async function findReviewOf(
  db: Db,
  report: Pick<ReportRow, 'review_id' | 'review_exchange_id'>,
): Promise<ReviewRow | undefined> {
  const { review_id: review, review_exchange_id: exchange } = report;
  if (!review && !exchange) return undefined;
  return db
    .selectFrom('reviews')
    .selectAll()
    .where((eb) => (review ? eb('id', '=', review) : eb('review_exchange_id', '=', exchange)))
    .executeTakeFirst();
}

/** @returns the id of the member who imported a review; undefined when it is gone */
export async function findOwnerOf(db: Db, review: string): Promise<string | undefined> {
  const row = await db.selectFrom('reviews').select('member_id').where('id', '=', review).executeTakeFirst();
  return row?.member_id;
}
