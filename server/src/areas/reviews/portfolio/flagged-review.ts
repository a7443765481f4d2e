import type { ReviewRow } from '../../../database/schema.ts';

/** What is needed to judge an imported review again. */
export type FlaggedReview = Pick<
  ReviewRow,
  'id' | 'member_id' | 'source' | 'content' | 'rating' | 'rating_given' | 'created_at'
>;
