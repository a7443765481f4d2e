import type { Feature } from '../../http/feature.ts';
import { insightsFeature } from './insights/index.ts';
import { reviewsFeature } from './portfolio/index.ts';
import { repliesFeature } from './replies/index.ts';

export { findParaphrase } from './paraphrases/find-paraphrase.ts';
export { paraphrases } from './paraphrases/paraphrases.repository.ts';
export { reviewsData } from './personal-data.ts';
export { contentHash } from './portfolio/content-hash.ts';
// What other areas may use; everything else is this area's own.
export { type JudgedReview, judgeReview, keepJudgementOf } from './portfolio/judge-again.job.ts';
export {
  type Judgement,
  judgementColumns,
  judgementOf,
  reportClearance,
  reportSuspicion,
  verdictRules,
} from './portfolio/judgement.ts';
export { modelDraft } from './portfolio/model-draft.ts';
export { type FailedReply, type KnownReply, replies, type ShownReply } from './portfolio/replies.repository.ts';
export { presentReview } from './portfolio/review.presenter.ts';
export { findCandidatesSql } from './portfolio/review-bands.ts';
export { reviewDrafts } from './portfolio/review-drafts.repository.ts';
export { createReviewStats } from './portfolio/review-stats.service.ts';
export { folded, reviewTexts } from './portfolio/review-texts.repository.ts';
export { reviews } from './portfolio/reviews.repository.ts';
export { createReviews } from './portfolio/reviews.service.ts';
export { isSeenByPartners, seenByPartners } from './portfolio/seen-by-partners.sql.ts';
export { syncedReviews } from './portfolio/synced-reviews.repository.ts';
export { verifiedReviews } from './portfolio/verified-reviews.repository.ts';
export { ComparedTooEarly, type JudgedText, judgeText, whyWithheld } from './portfolio/worth.ts';
export { wordStock } from './word-stock/word-stock.repository.ts';

/** The features of this area, in no particular order. */
export const reviewsArea: readonly Feature[] = [reviewsFeature, insightsFeature, repliesFeature];
