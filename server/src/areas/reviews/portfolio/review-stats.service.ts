import type { AnswerInputOf } from '@rezenso/contract/endpoint';
import { type getReviewStats, reviewPeriods } from '@rezenso/contract/reviews';
import type { Core } from '../../../core.ts';
import { berlinMidnight, berlinMonth, berlinMonths } from '../../../time/berlin-periods.ts';
import { reviewStats } from './review-stats.repository.ts';

const shownMonths = 12;
const allStars = [5, 4, 3, 2, 1] as const;

/** Figures over a business's reviews; months without any are there with zero. */
export function createReviewStats({ database }: Pick<Core, 'database'>) {
  const stats = reviewStats(database.db);

  return {
    /** `averageRating` is the mean of all stars that were given; 0 without any. */
    async get(member: string, now: Date): Promise<AnswerInputOf<typeof getReviewStats>> {
      const platformDistribution = await stats.byPlatform(member);
      const byRating = await stats.byRating(member);
      const months = berlinMonths(now, shownMonths);
      const byMonth = await stats.byMonth(member, berlinMidnight(`${months[0]}-01`));
      const totalReviews = platformDistribution.reduce((sum, platform) => sum + platform.count, 0);
      const rated = [...byRating.values()].reduce((sum, count) => sum + count, 0);
      const starSum = [...byRating].reduce((sum, [rating, count]) => sum + rating * count, 0);
      return {
        totalReviews,
        averageRating: rated === 0 ? 0 : Math.round((100 * starSum) / rated) / 100,
        platformDistribution,
        thisMonth: byMonth.get(berlinMonth(now))?.count ?? 0,
        ratingDistribution: allStars.map((rating) => ({ rating, count: byRating.get(rating) ?? 0 })),
        perMonth: months.map((month) => byMonth.get(month) ?? { month, count: 0, averageRating: 0 }),
        ...(await stats.byKind(member)),
        perPeriod: await stats.byPeriod(member, reviewPeriods, now),
      };
    },
  };
}
