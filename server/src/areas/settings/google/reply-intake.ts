import type { Core } from '../../../core.ts';
import { announce } from '../../../live/announce.ts';
import { questions } from '../../notifications/index.ts';
import { type KnownReply, replies, type ShownReply, syncedReviews } from '../../reviews/index.ts';
import type { GoogleConnection } from '../platforms/google-connections.repository.ts';
import { tellFailedReplies } from '../platforms/tell-failed-replies.ts';
import type { GoogleReview } from './business-profile.ts';

/** A page may have been read before an answer arrived there, and clocks differ. */
const settledMillis = 3_600_000;

/**
 * Follows the answers that stand under a page's reviews at Google, wherever they were written: with one a review counts as answered,
 * unless its writer changed it afterwards, and without the one that was there it waits for an answer again.
 * @param beganAt when the sync did, before it read any page
 */
export async function takeInReplies(
  core: Pick<Core, 'database' | 'env' | 'jobs' | 'mailer' | 'now'>,
  { memberId, connectedAt }: Pick<GoogleConnection, 'connectedAt' | 'memberId'>,
  page: readonly GoogleReview[],
  beganAt: Date,
): Promise<void> {
  const { db } = core.database;
  const stored = await syncedReviews(db).listKnown(
    memberId,
    page.map(({ externalId }) => externalId),
  );
  const ids = [...stored.values()].map(({ id }) => id);
  const known = await replies(db).listKnown(ids);
  const changed = page.flatMap((review) => {
    const id = stored.get(review.externalId)?.id;
    const before = id ? known.get(id) : undefined;
    const isBack = Boolean(before && isBackAgain(before, beganAt));
    return id && (isBack || isNews(review.reply, before, beganAt)) ? [{ id, review, before, isBack }] : [];
  });
  if (changed.length === 0) return;
  await core.database.transaction(async (tx) => {
    await announce(tx, [memberId], 'reviews');
    for (const { id, review, before, isBack } of changed) {
      if (before && isBack) await replies(tx).reappeared(id, before);
      if (!isNews(review.reply, before, beganAt)) continue;
      const { reply } = review;
      if (!reply) {
        if (before) await replies(tx).vanished(id, before);
        continue;
      }
      const failed = await replies(tx).shown(id, before, reply, reply.changedAt >= review.changedAt);
      // Years of history are not told, and nothing that was when it was sent.
      const isRecent = before?.sendState === 'checking' || reply.changedAt >= connectedAt;
      const isTold = before?.sendProblem === 'rejected' && before.sentText === reply.text;
      if (failed && isRecent && !isTold) await tellFailedReplies(core, tx, memberId, [failed], core.now());
    }
    await questions(tx).settle([memberId], core.now());
  });
}

/** Google names a review of which it said that it is gone, and did so after that. */
function isBackAgain({ sendState, sendProblem, sendUntil }: KnownReply, beganAt: Date): boolean {
  return sendState === 'failed' && sendProblem === 'gone' && sendUntil !== null && sendUntil < beganAt;
}

function isNews(shown: ShownReply | undefined, known: KnownReply | undefined, beganAt: Date): boolean {
  if (!shown) return Boolean(known?.shownAt) && isSettled(known?.shownAt, beganAt);
  if (!known) return true;
  const { sentText, shownText, shownAt, sendState, sendProblem } = known;
  const isFailed = sendState === 'failed';
  // It arrived after all, or is shown after all.
  if (isFailed && shown.text === sentText && shown.state !== 'rejected') return true;
  const isSame = shown.text === shownText;
  const isKnownState = sendState === shown.state && sendProblem !== 'disconnected';
  if (isSame && (isFailed ? sendProblem !== 'rejected' || shown.state === 'rejected' : isKnownState)) return false;
  // An older one was read before the one that is known arrived, or stands there until that is shown.
  return !shownAt || shown.changedAt >= shownAt;
}

function isSettled(shownAt: Date | null | undefined, beganAt: Date): boolean {
  return !shownAt || shownAt.getTime() < beganAt.getTime() - settledMillis;
}
