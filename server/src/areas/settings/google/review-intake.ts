import type { Signature } from '@rezenso/engines/reviews';
import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { announce } from '../../../live/announce.ts';
import { activities } from '../../notifications/index.ts';
import { type Judgement, judgementOf, reviews, reviewTexts, syncedReviews, wordStock } from '../../reviews/index.ts';
import type { GoogleConnection } from '../platforms/google-connections.repository.ts';
import type { GoogleReview } from './business-profile.ts';

/** What shows reviews, and figures over them. */
const reviewSubjects = ['reviews', 'profile', 'achievements'] as const;

type Taker = Pick<Core, 'database' | 'events' | 'engines'>;

/**
 * Brings in the reviews of a page that are not known yet, each once and judged like an imported one, and follows those
 * that their writers changed. Only what was written since the connection was made appears in the feed: years of history
 * would bury it.
 */
export async function takeIn(
  { database, events, engines }: Taker,
  { memberId, connectedAt }: GoogleConnection,
  page: readonly GoogleReview[],
  now: Date,
): Promise<void> {
  const ids = page.map(({ externalId }) => externalId);
  const known = await syncedReviews(database.db).listKnown(memberId, ids);
  for (const review of page) {
    const old = known.get(review.externalId);
    if (!old || old.exchangeId || (old.content === review.content && old.rating === review.rating)) continue;
    const { judgement, signature } = await judge({ database, engines }, memberId, review);
    await database.transaction(async (tx) => {
      await announce(tx, [memberId], ...reviewSubjects);
      await syncedReviews(tx).change(old.id, review, judgement, now);
      if (signature) await reviewTexts(tx).store({ reviewId: old.id }, signature);
    });
  }
  for (const review of page.filter(({ externalId }) => !known.has(externalId))) {
    const { judgement, signature } = await judge({ database, engines }, memberId, review);
    await database.transaction(async (tx) => {
      await announce(tx, [memberId], ...reviewSubjects);
      if (await syncedReviews(tx).isAwaited(memberId, review.content))
        await events.record(tx, 'review.shown', { memberId, platform: 'google' });
      if (await syncedReviews(tx).adopt(memberId, review, now)) return;
      const added = await syncedReviews(tx).add(memberId, review, judgement, now);
      if (!added) return;
      if (signature) await reviewTexts(tx).store({ reviewId: added }, signature);
      if (review.writtenAt < connectedAt) return;
      await events.record(tx, 'review.imported', { memberId, reviewId: added });
    });
  }
}

/**
 * Reviews that Google shows no more go, and with them what the feed says about them. What a partner handed in stays, by
 * the word of who confirmed it.
 */
export async function giveUp(tx: Tx, memberId: string, externalIds: readonly string[]): Promise<void> {
  if (externalIds.length === 0) return;
  await announce(tx, [memberId], ...reviewSubjects);
  await syncedReviews(tx).forgetNames(memberId, externalIds);
  const removed = await syncedReviews(tx).remove(memberId, externalIds);
  await activities(tx).removeAbout(memberId, 'review.imported', removed);
}

/** Stars without words say nothing about quality or fraud. */
async function judge(
  { database: { db }, engines }: Pick<Core, 'database' | 'engines'>,
  memberId: string,
  { content, rating }: GoogleReview,
): Promise<{ judgement: Judgement; signature?: Signature }> {
  if (content === '') return { judgement: { qualityScore: 0, fraudScore: 0, evidence: [] } };
  const signature = await engines.signature(content);
  const similar = await reviewTexts(db).listSimilar(signature, { broughtIn: { memberId, platform: 'google' } });
  const { average, count } = await reviews(db).averageOf(memberId);
  const behaviour = {
    rating,
    ...(average !== null && { subjectAverageRating: average }),
    subjectReviewCount: count,
  };
  const input = { text: content, rating, platform: 'google' } as const;
  const stock = await wordStock(db).of(signature, memberId);
  return { judgement: judgementOf(await engines.assessReview(input, similar, behaviour, stock)), signature };
}
