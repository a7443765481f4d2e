import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { createTell } from '../../notifications/index.ts';
import { type JudgedReview, judgeReview, keepJudgementOf } from './judge-again.job.ts';
import { reviews } from './reviews.repository.ts';

interface OfReview {
  /** Null for the text of an exchange. */
  reviewId: string | null;
}

/** What a business imports appears in its feed; what a model finds about it later is judged with the rest. */
export function reviewHandlers(core: Pick<Core, 'database' | 'engines' | 'events' | 'mailer' | 'env' | 'jobs'>): void {
  const tell = createTell(core);
  core.events.on('review.imported', 'remember', (tx, { reviewId, occurredAt }) =>
    tell(tx, { kind: 'review.imported', reviewId }, occurredAt),
  );
  const judge = async ({ reviewId }: OfReview) => {
    const review = reviewId === null ? undefined : await reviews(core.database.db).findImported(reviewId);
    return review && { review, judgement: await judgeReview(core, review) };
  };
  const keep = async (tx: Tx, _: OfReview, judged: JudgedReview | undefined) => {
    if (judged) await keepJudgementOf(tx, core.events, judged);
  };
  core.events.on('review.paraphrased', 'assess-imported-review', keep, judge);
}
