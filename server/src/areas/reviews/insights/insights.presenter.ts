import type { AnswerInputOf } from '@rezenso/contract/endpoint';
import type { getReviewInsights } from '@rezenso/contract/review-insights';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import type { Insights, Voices } from '@rezenso/engines/insights';
import type { ComparedRow, ReadReview } from './insights.repository.ts';

type Answer = AnswerInputOf<typeof getReviewInsights>;

const silence: Voices = { praise: 0, criticism: 0 };

/** What the engine found beside the figures of the reviews it read; months without a review are there with zero. */
export function presentInsights(
  found: Insights,
  reviews: readonly ReadReview[],
  months: readonly string[],
): Pick<Answer, 'themes' | 'mood' | 'byPlatform'> {
  const byId = new Map(reviews.map((review) => [review.id, review]));
  return {
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
      ...starsOf(reviews.filter((review) => review.month === month)),
    })),
    byPlatform: platformsOf(reviews).map((platform) => ({
      platform,
      ...(found.byPlatform.get(platform) ?? silence),
      ...starsOf(reviews.filter((review) => review.platform === platform)),
    })),
  };
}

/** Rounded as people read it. */
export function figuresBy({ averageRating, reviewsPerMonth }: ComparedRow) {
  return {
    averageRating: averageRating === null ? null : rounded(averageRating, 100),
    reviewsPerMonth: rounded(reviewsPerMonth, 10),
  };
}

/** Those with the most reviews first. */
function platformsOf(reviews: readonly ReadReview[]): PlatformId[] {
  const counts = new Map<PlatformId, number>();
  for (const { platform } of reviews) counts.set(platform, (counts.get(platform) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([platform]) => platform);
}

function starsOf(reviews: readonly ReadReview[]): { count: number; averageRating: number | null } {
  const stars = reviews.flatMap(({ rating }) => rating ?? []);
  const mean = stars.reduce((sum, rating) => sum + rating, 0) / stars.length;
  return { count: reviews.length, averageRating: stars.length === 0 ? null : rounded(mean, 100) };
}

function rounded(figure: number, parts: number): number {
  return Math.round(parts * figure) / parts;
}
