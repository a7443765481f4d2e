import {
  analyzeReview,
  getReviewStats,
  importReview,
  listReviews,
  type Review,
  type ReviewAnalysis,
} from '@rezenso/contract/reviews';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import { call, refresh } from '@rezenso/platform';
import { importTexts } from '../texts.de.ts';

const importedRating = 5;

/** Adds a review that stands on a platform; list and figures follow. */
export async function importFrom(source: PlatformId, content: string, now: Date): Promise<Review> {
  const review = await call(importReview, {
    body: {
      source,
      content,
      rating: importedRating,
      reviewerName: importTexts.reviewerName,
      reviewDate: now.toISOString(),
    },
  });
  await Promise.all([refresh(listReviews), refresh(getReviewStats)]);
  return review;
}

/** Quality and fraud risk of a text; nothing is kept. */
export async function analyze(content: string): Promise<ReviewAnalysis> {
  return call(analyzeReview, { body: { content } });
}
