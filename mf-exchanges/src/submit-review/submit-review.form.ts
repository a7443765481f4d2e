import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { isWebAddress } from '@rezenso/contract/web-address';
import { type ReviewValues, ratingRule, requiredReviewTextRule } from '@rezenso/domain/write-review';
import { object, string } from 'yup';
import { type ExperienceValues, experienceForm, initialExperience } from '../experience/experience.form.ts';
import { submitTexts } from '../texts.de.ts';

export interface SubmitReviewValues extends ReviewValues, ExperienceValues {
  url: string;
}

/** What it rests on, stars, text and the optional address of the published review. */
export const submitReviewForm = experienceForm.concat(
  object({
    rating: ratingRule,
    text: requiredReviewTextRule,
    url: string()
      .trim()
      .default('')
      .test('web-address', submitTexts.urlInvalid, (value) => !value || isWebAddress(value)),
  }),
);

/** What the form starts with: the kept draft, or five stars and an empty text. */
export function initialValuesOf(exchange: ReviewExchange): SubmitReviewValues {
  return {
    ...initialExperience(exchange.experience),
    rating: exchange.reviewRating ?? 5,
    text: exchange.reviewText ?? '',
    url: exchange.reviewUrl ?? '',
  };
}
