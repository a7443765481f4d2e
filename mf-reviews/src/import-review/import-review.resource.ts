import type { AnswerOf } from '@rezenso/contract/endpoint';
import { analyzeReview, importDefaults, importReview, type ReviewAnalysis } from '@rezenso/contract/reviews';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import { call } from '@rezenso/platform';
import { dayOf, type ImportReviewValues } from './import-review.form.ts';

/**
 * Adds a review that stands on a platform. What is not known takes the specification's values,
 * and stars that nobody named are marked, so that they count nowhere.
 */
export async function importFrom(
  values: ImportReviewValues & { source: PlatformId },
  now: Date,
): Promise<AnswerOf<typeof importReview>> {
  const { source, content, rating, reviewDate, reviewerName } = values;
  const isRatingGiven = rating > 0;
  return call(importReview, {
    body: {
      source,
      content,
      rating: isRatingGiven ? rating : importDefaults.rating,
      ...(!isRatingGiven && { isRatingGiven }),
      reviewerName: reviewerName || importDefaults.reviewerName,
      reviewDate: momentOf(reviewDate, now).toISOString(),
    },
  });
}

/** Quality and fraud risk of a text; nothing is kept. */
export async function analyze(content: string): Promise<ReviewAnalysis> {
  return call(analyzeReview, { body: { content } });
}

/** Noon of a chosen day, which is the same day in all of Europe; now for today. */
function momentOf(day: string, now: Date): Date {
  return day === '' || day === dayOf(now) ? now : new Date(`${day}T12:00:00`);
}
