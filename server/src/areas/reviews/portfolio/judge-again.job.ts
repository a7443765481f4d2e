import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import type { Events } from '../../../events/events.ts';
import { job } from '../../../jobs/job.ts';
import { announce } from '../../../live/announce.ts';
import { paraphrases } from '../paraphrases/paraphrases.repository.ts';
import { wordStock } from '../word-stock/word-stock.repository.ts';
import type { FlaggedReview } from './flagged-review.ts';
import { type Judgement, judgementOf, reportClearance, reportSuspicion } from './judgement.ts';
import { reviewTexts } from './review-texts.repository.ts';
import { reviews } from './reviews.repository.ts';

const judgeReviewsAgainJob = job<Record<string, never>>('reviews.judge-again', { concurrency: 1 });

const batchSize = 20;

/**
 * Imported reviews that stand flagged by older rules are judged by those of today, once all words are counted; whose verdict falls away keeps
 * no mark. What is interrupted goes on where it was.
 */
export function judgeReviewsAgain(core: Pick<Core, 'database' | 'engines' | 'events' | 'jobs'>): void {
  const { database, events, jobs } = core;
  jobs.work(judgeReviewsAgainJob, async () => {
    if (await wordStock(database.db).isBehind()) return;
    for (let left = batchSize; left === batchSize; ) {
      const batch = await reviews(database.db).listFlaggedByOlderRules(batchSize);
      for (const review of batch) {
        const judgement = await judgeReview(core, review);
        await database.transaction(async (tx) => {
          if (!(await reviews(tx).judgeAgain(review, judgement))) return;
          await announce(tx, [review.member_id], 'reviews', 'profile');
          await reportClearance(tx, events, judgement, { exchangeId: null, reviewId: review.id });
        });
      }
      left = batch.length;
    }
  });
  jobs.schedule(judgeReviewsAgainJob, '*/10 * * * *');
}

/** An imported review with what was found when it was judged again. */
export interface JudgedReview {
  review: FlaggedReview;
  judgement: Judgement;
}

/** Keeps what was found; a suspicion opens a case, and one that fell away closes its own. */
export async function keepJudgementOf(tx: Tx, events: Events, { review, judgement }: JudgedReview): Promise<void> {
  if (!(await reviews(tx).judgeAgain(review, judgement))) return;
  await announce(tx, [review.member_id], 'reviews');
  const about = { exchangeId: null, reviewId: review.id };
  await reportSuspicion(tx, events, judgement, about);
  await reportClearance(tx, events, judgement, about);
}

/** By today's rules, with what came before it, and what a model found since. */
export async function judgeReview(
  { database: { db }, engines }: Pick<Core, 'database' | 'engines'>,
  review: FlaggedReview,
): Promise<Judgement> {
  const { id: reviewId, content: text, created_at: storedAt, member_id: member } = review;
  const signature = await engines.signature(text);
  const similar = await reviewTexts(db).listSimilar(signature, {
    reviewId,
    storedAt,
    broughtIn: { memberId: member, platform: review.source },
  });
  const { average, count } = await reviews(db).averageOf(member);
  const stars = review.rating_given ? { rating: review.rating } : {};
  const behaviour = {
    ...stars,
    ...(average !== null && { subjectAverageRating: average }),
    subjectReviewCount: count,
  };
  const stock = await wordStock(db).of(signature, member);
  const paraphrase = await paraphrases(db).of({ reviewId });
  const input = { text, ...stars, platform: review.source };
  return judgementOf(await engines.assessReview(input, similar, behaviour, stock, paraphrase));
}
