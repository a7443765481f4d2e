import { number, object, string } from 'yup';
import { reviewTexts } from '../texts.de.ts';

export interface WriteReviewValues {
  rating: number;
  text: string;
}

/** Stars are asked for, the text is welcome. */
export const writeReviewForm = object({
  rating: number().integer().min(1).max(5).required(),
  text: string().trim().default('').max(5000, reviewTexts.tooLong),
});

export const initialReview: WriteReviewValues = { rating: 5, text: '' };
