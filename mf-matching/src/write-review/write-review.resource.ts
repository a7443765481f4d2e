import { completeMatch, type Match } from '@rezenso/contract/matches';
import { call } from '@rezenso/platform';
import type { WriteReviewValues } from './write-review.form.ts';

/** Stores the caller's rating and text. */
export async function giveReview(match: Match, { rating, text }: WriteReviewValues) {
  await call(completeMatch, { params: { id: match.id }, body: { rating, content: text.trim() || null } });
}
