import type { AnswerOf, BodyOf } from '@rezenso/contract/endpoint';
import { experienceInWords } from '@rezenso/contract/experience.de';
import type { generateReview } from '@rezenso/contract/reviews';
import { beginWith } from '@rezenso/engines/wording';
import type { Core } from '../../../core.ts';
import { modelDraft } from './model-draft.ts';
import { reviewDrafts } from './review-drafts.repository.ts';

type DraftParts = Pick<Core, 'database' | 'limits' | 'languageModel' | 'engines'>;
type Suggestion = AnswerOf<typeof generateReview>;

/** Drafts to write a review from. */
export function createReviewDrafts({ database, limits, languageModel, engines }: DraftParts) {
  return {
    /**
     * Questions and structure for this business, or whole sentences from the writer's notes and nothing else. A language
     * model words only what notes say; without notes there is nothing for it to say. It begins with the experience, where one is given.
     * @throws {AppError} RATE_LIMITED, OVERLOADED
     */
    async suggest(
      member: string,
      { businessInfo, notes, experience }: BodyOf<typeof generateReview>,
      now: Date,
    ): Promise<Suggestion> {
      await limits.take('review-draft', member);
      const worded = notes ? await modelDraft(languageModel, businessInfo.companyName, notes) : undefined;
      const first = (experience && experienceInWords(experience)?.firstSentence) ?? '';
      const suggestion = worded
        ? beginWith(first, worded)
        : await engines.draftReview(businessInfo, notes ?? '', first);
      await reviewDrafts(database.db).remember(member, suggestion, now);
      return { suggestion, engine: worded ? 'language-model' : 'built-in' };
    },
  };
}
