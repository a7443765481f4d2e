import type { Core } from '../../core.ts';
import type { Tx } from '../../database/database.ts';
import { assessReview } from '../../engines/reviews/index.ts';
import { type Judgement, judgementOf } from '../reviews/judgement.ts';
import { reviewTexts } from '../reviews/review-texts.repository.ts';
import '../reviews/reviews.events.ts';
import { reviews } from '../reviews/reviews.repository.ts';
import type { GoogleReview } from './business-profile.ts';
import type { GoogleConnection } from './google-connections.repository.ts';
import { syncedReviews } from './synced-reviews.repository.ts';

type Taker = Pick<Core, 'database' | 'events'>;

/**
 * Brings in the reviews of a page that are not known yet, each once and judged like an imported one. Only what was
 * written since the connection was made appears in the feed: years of history would bury it.
 */
export async function takeIn(
  { database, events }: Taker,
  { memberId, connectedAt }: GoogleConnection,
  page: readonly GoogleReview[],
  now: Date,
): Promise<void> {
  const ids = page.map(({ externalId }) => externalId);
  const known = await syncedReviews(database.db).listKnown(memberId, ids);
  for (const review of page.filter(({ externalId }) => !known.has(externalId))) {
    await database.transaction(async (tx) => {
      if (await syncedReviews(tx).adopt(memberId, review)) return;
      const added = await syncedReviews(tx).add(memberId, review, await judge(tx, memberId, review), now);
      if (!added) return;
      if (review.content !== '') await reviewTexts(tx).store({ reviewId: added }, review.content);
      if (review.writtenAt < connectedAt) return;
      await events.record(tx, 'review.imported', { memberId, reviewId: added });
    });
  }
}

/** Stars without words say nothing about quality or fraud. */
async function judge(tx: Tx, memberId: string, { content, rating }: GoogleReview): Promise<Judgement> {
  if (content === '') return { qualityScore: 0, fraudScore: 0, evidence: [] };
  const similar = await reviewTexts(tx).listSimilar(content);
  const { average, count } = await reviews(tx).standing(memberId);
  const behaviour = {
    rating,
    ...(average !== null && { subjectAverageRating: average }),
    subjectReviewCount: count,
  };
  const candidates = similar.map((text) => ({ text }));
  return judgementOf(assessReview({ text: content, rating, platform: 'google' }, candidates, behaviour));
}
