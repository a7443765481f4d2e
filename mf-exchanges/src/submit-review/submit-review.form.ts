import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { isWebAddress } from '@rezenso/contract/web-address';
import { number, object, string } from 'yup';
import { submitTexts } from '../texts.de.ts';

export interface SubmitReviewValues {
  rating: number;
  text: string;
  url: string;
}

/** Stars, text and the optional address of the published review. */
export const submitReviewForm = object({
  rating: number().integer().min(1).max(5).required(),
  text: string()
    .trim()
    .min(1, submitTexts.textRequired)
    .max(5000, submitTexts.textTooLong)
    .required(submitTexts.textRequired),
  url: string()
    .trim()
    .default('')
    .test('web-address', submitTexts.urlInvalid, (value) => !value || isWebAddress(value)),
});

/** What the form starts with: the kept draft, or five stars and an empty text. */
export function initialValuesOf(exchange: ReviewExchange): SubmitReviewValues {
  return { rating: exchange.reviewRating ?? 5, text: exchange.reviewText ?? '', url: exchange.reviewUrl ?? '' };
}
