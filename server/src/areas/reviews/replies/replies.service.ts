import type { AnswerOf } from '@rezenso/contract/endpoint';
import type { draftReply } from '@rezenso/contract/review-replies';
import type { Review } from '@rezenso/contract/reviews';
import type { CurrentMember } from '../../../access/current-member.ts';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { announce } from '../../../live/announce.ts';
import { type Reply, replies } from '../portfolio/replies.repository.ts';
import { presentReview } from '../portfolio/review.presenter.ts';
import { reviews } from '../portfolio/reviews.repository.ts';

/** Answers to the reviews that a business received. Sending them to Google is the connection's (areas/settings/google). */
export function createReplies({ database, engines, limits }: Pick<Core, 'database' | 'engines' | 'limits'>) {
  return {
    /**
     * A draft from what stands in the review, signed with the company's name, or else with the one it has on the platform; nothing is kept.
     * @throws {AppError} REVIEW_NOT_FOUND, also for somebody else's; RATE_LIMITED, OVERLOADED
     */
    async draft(
      { id: member, companyName }: Pick<CurrentMember, 'id' | 'companyName'>,
      id: string,
    ): Promise<AnswerOf<typeof draftReply>> {
      await limits.take('reply-draft', member);
      const review = await reviews(database.db).find(member, id);
      if (!review) throw new AppError('REVIEW_NOT_FOUND');
      const { content: text, rating, rating_given: isRatingGiven } = review;
      const name = companyName?.trim() || (await replies(database.db).nameOn(member, review.source));
      const toAnswer = { text, rating: isRatingGiven ? rating : null, companyName: name ?? '' };
      // Stars alone are told apart by the review's id.
      return engines.draftReply(toAnswer, text === '' ? id : text);
    },

    /**
     * Keeps what the business noted of its answer, in place of what it noted before, and whether the review is answered.
     * @throws {AppError} REVIEW_NOT_FOUND, also for somebody else's
     */
    async save(member: string, id: string, reply: Reply, now: Date): Promise<Review> {
      return database.transaction(async (tx) => {
        if (!(await replies(tx).save(member, id, reply, now))) throw new AppError('REVIEW_NOT_FOUND');
        await announce(tx, [member], 'reviews');
        const saved = await reviews(tx).findListed(member, id);
        if (!saved) throw new AppError('REVIEW_NOT_FOUND');
        return presentReview(saved);
      });
    },
  };
}
