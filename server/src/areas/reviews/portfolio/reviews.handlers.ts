import type { Core } from '../../../core.ts';
import { announce } from '../../../live/announce.ts';
import { createTell } from '../../notifications/index.ts';
import { judgeReview } from './judge-again.job.ts';
import { type Judgement, reportSuspicion } from './judgement.ts';
import { type FlaggedReview, reviews } from './reviews.repository.ts';

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
  core.events.on(
    'review.paraphrased',
    'assess-imported-review',
    async (tx, _, found: JudgedReview | undefined) => {
      if (!found || !(await reviews(tx).judgeAgain(found.review, found.judgement))) return;
      await announce(tx, [found.review.member_id], 'reviews');
      await reportSuspicion(tx, core.events, found.judgement, { exchangeId: null, reviewId: found.review.id });
    },
    async ({ reviewId }) => {
      const review = reviewId === null ? undefined : await reviews(core.database.db).findImported(reviewId);
      return review && { review, judgement: await judgeReview(core, review) };
    },
  );
}
