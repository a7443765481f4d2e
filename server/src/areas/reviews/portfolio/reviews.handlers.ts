import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { announce } from '../../../live/announce.ts';
import { createTell } from '../../notifications/index.ts';
import { judgeReview } from './judge-again.job.ts';
import { type Judgement, reportSuspicion } from './judgement.ts';
import { type FlaggedReview, reviews } from './reviews.repository.ts';

interface OfReview {
  /** Null for the text of an exchange. */
  reviewId: string | null;
}

interface JudgedReview {
  review: FlaggedReview;
  judgement: Judgement;
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
    if (!judged || !(await reviews(tx).judgeAgain(judged.review, judged.judgement))) return;
    await announce(tx, [judged.review.member_id], 'reviews');
    await reportSuspicion(tx, core.events, judged.judgement, { exchangeId: null, reviewId: judged.review.id });
  };
  core.events.on('review.paraphrased', 'assess-imported-review', keep, judge);
}
