import type { Language } from '@rezenso/contract/language';
import type { Review, ReviewAnalysis } from '@rezenso/contract/reviews';
import type { Signature } from '@rezenso/engines/reviews';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { type PageQuery, readPage } from '../../../http/cursor.ts';
import { leftToday } from '../../../limits/left-today.ts';
import { takeFor } from '../../../limits/take-for.ts';
import { volumes } from '../../accounts/index.ts';
import { wordStock } from '../word-stock/word-stock.repository.ts';
import {
  type Judgement,
  judgementOf,
  type Look,
  presentAssessment,
  presentJudgement,
  reportSuspicion,
} from './judgement.ts';
import { withModelView } from './model-analysis.ts';
import { presentNewReview, presentReview } from './review.presenter.ts';
import { reviewDrafts } from './review-drafts.repository.ts';
import { reviewTexts } from './review-texts.repository.ts';
import { type ListedPart, type NewReview, reviewPlace, reviews } from './reviews.repository.ts';

type ReviewParts = Pick<Core, 'database' | 'events' | 'limits' | 'languageModel' | 'engines'>;

/** The reviews a business has, and what the engine says about texts. */
export function createReviews({ database, events, limits, languageModel, engines }: ReviewParts) {
  return {
    /** Newest first. */
    async list(member: string, part: ListedPart = {}): Promise<Review[]> {
      return (await reviews(database.db).listOf(member, part)).map(presentReview);
    },

    /** Newest first. @throws {AppError} VALIDATION_FAILED for a cursor of no page */
    async listPage(member: string, query: PageQuery): Promise<{ reviews: Review[]; next: string | null }> {
      const { rows, next } = await readPage(query, reviewPlace, (after, limit) =>
        reviews(database.db).listOf(member, { after, limit }),
      );
      return { reviews: rows.map(presentReview), next };
    },

    /** Why a review of one's own was judged as it was. @throws {AppError} REVIEW_NOT_FOUND, also for somebody else's */
    async explain(member: string, id: string, language: Language): Promise<ReviewAnalysis> {
      const review = await reviews(database.db).find(member, id);
      if (!review) throw new AppError('REVIEW_NOT_FOUND');
      return presentJudgement({ engines, db: database.db }, review, language);
    },

    /**
     * Quality and fraud risk of a text, compared with all stored ones; nothing is kept.
     * @throws {AppError} RATE_LIMITED, OVERLOADED
     */
    async analyze(content: string, look: Look, ip: string): Promise<ReviewAnalysis> {
      const { member, language, reader } = look;
      await limits.take('review-analysis', member);
      await limits.take('review-analysis.network', ip);
      const signature = await engines.signature(content);
      const similar = await reviewTexts(database.db).listSimilar(signature);
      const stock = await wordStock(database.db).of(signature, null);
      const isUneditedDraft = await reviewDrafts(database.db).wasSuggested(member, content);
      const input = { text: content, readerLanguage: language, reader };
      const assessment = await engines.assessReview(input, similar, { isUneditedDraft }, stock);
      return withModelView(languageModel, content, await presentAssessment(database.db, assessment, look), look);
    },

    /**
     * Adds a review that stands on a platform, once per text and platform, with what the engine finds. A date in the
     * future counts as `now`.
     * @throws {AppError} REVIEW_ALREADY_IMPORTED, STARTS_SMALL, RATE_LIMITED, OVERLOADED
     */
    async import(member: string, given: NewReview, now: Date): Promise<Review & { leftToday?: number }> {
      // Each costs a judgement, whatever comes of it; what a beginner may bring in is what was brought in.
      await limits.take('review-import', member);
      const { isBeginner } = await volumes(database.db).of(member, now);
      if (!isBeginner) return add(member, given, now);
      return takeFor(limits, 'review-import.beginner', member, async (left) => ({
        ...(await add(member, given, now)),
        ...leftToday(left),
      }));
    },
  };

  async function add(member: string, given: NewReview, now: Date): Promise<Review> {
    const review = { ...given, reviewDate: given.reviewDate < now ? given.reviewDate : now };
    const signature = await engines.signature(review.content);
    const judgement = await judge(member, review, signature);
    return database.transaction(async (tx) => {
      const added = await reviews(tx).add(member, review, judgement, now);
      if (!added) throw new AppError('REVIEW_ALREADY_IMPORTED');
      await reviewTexts(tx).store({ reviewId: added.id }, signature);
      await events.record(tx, 'review.imported', { memberId: member, reviewId: added.id });
      await reportSuspicion(tx, events, judgement, { exchangeId: null, reviewId: added.id });
      return presentNewReview(added);
    });
  }

  /** Before the transaction: while a thread works, nobody waits for the database. */
  async function judge(member: string, review: NewReview, signature: Signature): Promise<Judgement> {
    const broughtIn = { memberId: member, platform: review.source };
    const similar = await reviewTexts(database.db).listSimilar(signature, { broughtIn });
    const { average, count } = await reviews(database.db).averageOf(member);
    const stars = review.isRatingGiven ? { rating: review.rating } : {};
    const behaviour = {
      ...stars,
      ...(average !== null && { subjectAverageRating: average }),
      subjectReviewCount: count,
    };
    const input = { text: review.content, ...stars, platform: review.source };
    const stock = await wordStock(database.db).of(signature, member);
    return judgementOf(await engines.assessReview(input, similar, behaviour, stock));
  }
}
