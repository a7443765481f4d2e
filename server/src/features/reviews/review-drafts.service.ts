import type { BodyOf } from '@rezenso/contract/endpoint';
import type { generateReview } from '@rezenso/contract/reviews';
import type { Core } from '../../core.ts';
import { draftReview } from '../../engines/suggestions/index.ts';
import { reviewDrafts } from './review-drafts.repository.ts';

const perMember = { max: 60, windowSeconds: 3_600 };
const keptDays = 90;

/** Drafts to write a review from. */
export function createReviewDrafts({ database, limits }: Pick<Core, 'database' | 'limits'>) {
  return {
    /**
     * Questions and structure for this business, or whole sentences from the writer's notes and nothing else.
     * @throws {AppError} RATE_LIMITED
     */
    async suggest(member: string, { businessInfo, notes }: BodyOf<typeof generateReview>, now: Date): Promise<string> {
      await limits.take(`review-draft:${member}`, perMember.max, perMember.windowSeconds);
      const draft = draftReview(businessInfo, notes ?? '');
      await reviewDrafts(database.db).remember(member, draft, now);
      return draft;
    },

    async removeOld(now: Date): Promise<void> {
      await reviewDrafts(database.db).removeBefore(new Date(now.getTime() - keptDays * 86_400_000));
    },
  };
}
