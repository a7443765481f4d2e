import type { AnswerInputOf } from '@rezenso/contract/endpoint';
import type { getReviewInsights } from '@rezenso/contract/review-insights';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import type { Insights, Voices } from '@rezenso/engines/insights';
import { answersOf, rounded } from './answer-figures.ts';
import type { ComparedRow, ReadReview } from './insights.repository.ts';

type Answer = AnswerInputOf<typeof getReviewInsights>;

const silence: Voices = { praise: 0, criticism: 0 };

/** What the engine found beside the figures of the reviews it read; months without a review are there with zero. */
export function presentInsights(
  found: Insights,
  reviews: readonly ReadReview[],
  months: readonly string[],
): Pick<Answer, 'answers' | 'notUnderstood' | 'themes' | 'mood' | 'byPlatform'> {
  const byId = new Map(reviews.map((review) => [review.id, review]));
  return {
    answers: answersOf(reviews),
    notUnderstood: found.notUnderstood,
    themes: found.themes.map((theme) => ({
      ...theme,
      passages: theme.passages.flatMap((passage) => {
        const review = byId.get(passage.reviewId);
        return review ? { ...passage, platform: review.platform, reviewDate: review.reviewDate.toISOString() } : [];
      }),
    })),
    mood: months.map((month) => ({
      month,
      ...(found.mood.get(month) ?? silence),
      ...figuresOf(reviews.filter((review) => review.month === month)),
    })),
    byPlatform: platformsOf(reviews).map((platform) => ({
      platform,
      ...(found.byPlatform.get(platform) ?? silence),
      ...figuresOf(reviews.filter((review) => review.platform === platform)),
    })),
  };
}

/** A business's own figures, rounded as people read them. */
export function figuresBy(row: ComparedRow) {
  const { averageRating, reviewsPerMonth, answering, answerShare, answerDays } = row;
  const isTold = answering > 0 && answerShare !== null && answerDays !== null;
  return {
    averageRating: averageRating === null ? null : rounded(averageRating, 100),
    reviewsPerMonth: rounded(reviewsPerMonth, 10),
    answers: isTold
      ? { businesses: answering, share: rounded(answerShare, 100), medianDays: rounded(answerDays, 10) }
      : null,
  };
}

/**
 * Figures of others, rounded so that a change of them tells of no single business: times their number, a rounding is more than one adds.
 * @param fewest fewer others that mark answers tell nothing
 */
export function othersBy(row: ComparedRow, fewest: number) {
  const { averageRating, reviewsPerMonth, answering, answerShare, answerDays } = row;
  const isTold = answering > fewest && answerShare !== null && answerDays !== null;
  return {
    averageRating: averageRating === null ? null : rounded(averageRating, 10),
    reviewsPerMonth: rounded(reviewsPerMonth, 2),
    answers: isTold
      ? { businesses: inTens(answering - 1), share: rounded(answerShare, 20), medianDays: rounded(answerDays, 1) }
      : null,
  };
}

/** A number of businesses, not to the last one. */
export function inTens(businesses: number): number {
  return Math.floor(businesses / 10) * 10;
}

/** Those with the most reviews first. */
function platformsOf(reviews: readonly ReadReview[]): PlatformId[] {
  const counts = new Map<PlatformId, number>();
  for (const { platform } of reviews) counts.set(platform, (counts.get(platform) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([platform]) => platform);
}

function figuresOf(reviews: readonly ReadReview[]) {
  const stars = reviews.flatMap(({ rating }) => rating ?? []);
  const mean = stars.reduce((sum, rating) => sum + rating, 0) / stars.length;
  const averageRating = stars.length === 0 ? null : rounded(mean, 100);
  return { count: reviews.length, averageRating, answers: answersOf(reviews) };
}
