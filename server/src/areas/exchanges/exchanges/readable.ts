import type { ReviewExchangeRow } from '../../../database/schema.ts';

/** Whether a review was handed in and is open to its recipient (docs/decisions/0081). */
type Opening = Pick<ReviewExchangeRow, 'reviewer_id' | 'submitted_at' | 'opened_at' | 'confirmed_at'>;

/** Whether `viewer`, one of its sides, may read what the review says: its writer always, its recipient as `isOpenToRecipient` asks the database. */
export function readableTo(viewer: string, { reviewer_id, submitted_at, opened_at, confirmed_at }: Opening): boolean {
  return reviewer_id === viewer || (submitted_at !== null && (opened_at !== null || confirmed_at !== null));
}
