import { type ReviewValues, ratingRule, reviewTextRule } from '@rezenso/domain/write-review';
import { object } from 'yup';

export type WriteReviewValues = ReviewValues;

/** Stars are asked for, the text is welcome. */
export const writeReviewForm = object({ rating: ratingRule, text: reviewTextRule });

export const initialReview: WriteReviewValues = { rating: 5, text: '' };
