import type { Core } from '../../../core.ts';
import { announce } from '../../../live/announce.ts';
import { type KnownReply, replies, type ShownReply, syncedReviews } from '../../reviews/index.ts';
import type { GoogleConnection } from '../platforms/google-connections.repository.ts';
import type { GoogleReview } from './business-profile.ts';

/** A page may have been read before an answer arrived there, and clocks differ. */
const settledMillis = 3_600_000;

/**
 * Follows the answers that stand under a page's reviews at Google, wherever they were written: with one a review counts as answered,
 * unless its writer changed it afterwards, and without the one that was there it waits for an answer again.
 * @param beganAt when the sync did, before it read any page
 */
export async function takeInReplies(
  { database }: Pick<Core, 'database'>,
  { memberId }: Pick<GoogleConnection, 'memberId'>,
  page: readonly GoogleReview[],
  beganAt: Date,
): Promise<void> {
  const { db } = database;
  const stored = await syncedReviews(db).listKnown(
    memberId,
    page.map(({ externalId }) => externalId),
  );
  const ids = [...stored.values()].map(({ id }) => id);
  const known = await replies(db).listKnown(ids);
  const changed = page.flatMap((review) => {
    const id = stored.get(review.externalId)?.id;
    return id && isNews(review.reply, known.get(id), beganAt) ? [{ id, review }] : [];
  });
  if (changed.length === 0) return;
  await database.transaction(async (tx) => {
    await announce(tx, [memberId], 'reviews');
    for (const { id, review } of changed)
      if (review.reply) await replies(tx).shown(id, review.reply, review.reply.changedAt >= review.changedAt);
      else await replies(tx).vanished(id);
  });
}

function isNews(shown: ShownReply | undefined, known: KnownReply | undefined, beganAt: Date): boolean {
  const isSettled = !known?.shownAt || known.shownAt.getTime() < beganAt.getTime() - settledMillis;
  if (!shown) return Boolean(known?.shownAt) && isSettled;
  if (known && known.shownText === shown.text && isInState(known, shown)) return false;
  return isSettled || shown.changedAt >= (known?.shownAt ?? beganAt);
}

/** Where a later text could not be sent, that stays told as long as the earlier one stands there. */
function isInState({ sendState, sendProblem }: KnownReply, { state }: ShownReply): boolean {
  if (sendState !== 'failed') return sendState === state;
  return sendProblem !== 'rejected' || state === 'rejected';
}
