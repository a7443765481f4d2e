import { number, string } from 'yup';
import { reviewDialogTexts } from './texts.de.ts';

export interface ReviewValues {
  rating: number;
  text: string;
}

/** Stars are always asked for. */
export const ratingRule = number().integer().min(1).max(5).required();

/** The text, as long as a review may be. */
export const reviewTextRule = string().trim().default('').max(5000, reviewDialogTexts.tooLong);

/** The text where there is no review without one. */
export const requiredReviewTextRule = reviewTextRule
  .min(1, reviewDialogTexts.textRequired)
  .required(reviewDialogTexts.textRequired);
