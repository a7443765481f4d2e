import { number } from 'yup';
import { optionalText } from '../text-rules/text-rules.form.ts';
import { reviewDialogTexts } from './texts.de.ts';

export interface ReviewValues {
  rating: number;
  text: string;
}

/** Stars are always asked for. */
export const ratingRule = number().integer().min(1).max(5).required();

/** The text, as long as a review may be; characters count as the contract counts them. */
export const reviewTextRule = optionalText(5000);

/** The text where there is no review without one. */
export const requiredReviewTextRule = reviewTextRule
  .min(1, reviewDialogTexts.textRequired)
  .required(reviewDialogTexts.textRequired);
