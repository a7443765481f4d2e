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
): Pick<Answer, 'answers' | 'themes' | 'mood' | 'byPlatform'> {
  const byId = new Map(reviews.map((review) => [review.id, review]));
  return {
    answers: answersOf(reviews),
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

/**
 * Rounded as people read it.
 * @param fewestAnswering fewer businesses that mark answers tell nothing
 */
export function figuresBy(row: ComparedRow, fewestAnswering = 1) {
  const { averageRating, reviewsPerMonth, answering, answerShare, answerDays } = row;
  const isTold = answering >= fewestAnswering && answerShare !== null && answerDays !== null;
  return {
    averageRating: averageRating === null ? null : rounded(averageRating, 100),
    reviewsPerMonth: rounded(reviewsPerMonth, 10),
    answers: isTold
      ? { businesses: answering, share: rounded(answerShare, 100), medianDays: rounded(answerDays, 10) }
      : null,
  };
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
