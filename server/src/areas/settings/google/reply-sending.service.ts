import type { ReplyProblem, Review } from '@rezenso/contract/reviews';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { job } from '../../../jobs/job.ts';
import { takeFor } from '../../../limits/take-for.ts';
import { announce } from '../../../live/announce.ts';
import { accounts } from '../../accounts/index.ts';
import { questions } from '../../notifications/index.ts';
import { presentReview, replies, reviews, type ShownReply } from '../../reviews/index.ts';
import { type GoogleConnection, googleConnections } from '../platforms/google-connections.repository.ts';
import { tellFailedReplies } from '../platforms/tell-failed-replies.ts';
import { accessTokens } from './access-tokens.ts';
import { businessProfile } from './business-profile.ts';
import { chooseLocation } from './choose-location.ts';
import { GoogleFault } from './google-fault.ts';
import type { GoogleLogin } from './google-login.ts';

/** How long a Google that does not answer is tried again; the last try comes after that. */
const patienceMillis = 3_600_000;

interface Sending {
  memberId: string;
  reviewId: string;
}

export const sendReplyToGoogle = job<Sending>('google.reply', {
  retryLimit: 20,
  retryDelay: 20,
  retryDelayMax: 600,
});

/** Answers that a business sends to Google, where it is connected. */
export function createReplySending(core: Core, login: GoogleLogin | undefined) {
  const { env, database, jobs, limits, now, log } = core;

  /** Says what went wrong. @throws {Error} the same, while something still waits */
  async function fail({ memberId, reviewId }: Sending, text: string, error: unknown): Promise<void> {
    const waits = await database.transaction(async (tx) => {
      const { failed, ...result } = await replies(tx).failed(reviewId, text, problemOf(error), now());
      await announce(tx, [memberId], 'reviews');
      if (failed) await tellFailedReplies(core, tx, memberId, [failed], now());
      return result.waits;
    });
    if (waits) throw error;
    // What Google says is its business to mend; what nobody foresaw is ours.
    const level = error instanceof GoogleFault || error instanceof AccountStopped ? 'info' : 'error';
    log[level]({ err: error, reviewId }, 'an answer does not stand at Google');
  }

  /** What was asked for before a ban is not published after it. @throws {AccountStopped} */
  async function assertActing(memberId: string): Promise<void> {
    if (!(await accounts(database.db).isActing(memberId))) throw new AccountStopped();
  }

  /** @throws {GoogleFault | AccountStopped} */
  async function put(connection: GoogleConnection | undefined, name: string, text: string): Promise<ShownReply> {
    if (!connection || !login) throw new GoogleFault('revoked');
    const tokens = accessTokens(core, login);
    try {
      const google = businessProfile(env, await tokens.of(connection));
      const location = chooseLocation(await google.listLocations(), connection);
      // Google took its time, and this cannot be taken back.
      await assertActing(connection.memberId);
      return await google.reply(location, name, text, now());
    } catch (error) {
      if (error instanceof GoogleFault && error.kind === 'revoked') await tokens.lost(connection);
      throw error;
    }
  }

  async function keep(member: string, id: string, text: string): Promise<Review> {
    const review = await reviews(database.db).findListed(member, id);
    if (!review) throw new AppError('REVIEW_NOT_FOUND');
    if (!review.can_send_reply) throw new AppError('REPLY_NOT_SENDABLE');
    if (!login) throw new AppError('OAUTH_NOT_CONFIGURED');
    return database.transaction(async (tx) => {
      // It may have gone since it was found.
      const until = new Date(now().getTime() + patienceMillis);
      if (!(await replies(tx).toSend(member, id, text, until))) throw new AppError('REVIEW_NOT_FOUND');
      await jobs.enqueue(tx, sendReplyToGoogle, { memberId: member, reviewId: id });
      await questions(tx).settle([member], now());
      await announce(tx, [member], 'reviews');
      const kept = await reviews(tx).findListed(member, id);
      if (!kept) throw new AppError('REVIEW_NOT_FOUND');
      return presentReview(kept);
    });
  }

  return {
    /**
     * Keeps an answer and sends it, in place of the one before. Sent again, it says the same.
     * @throws {AppError} REVIEW_NOT_FOUND, also for somebody else's; REPLY_NOT_SENDABLE, OAUTH_NOT_CONFIGURED, RATE_LIMITED
     */
    async send(member: string, id: string, text: string): Promise<Review> {
      return takeFor(limits, 'reply-send', member, () => keep(member, id, text));
    },

    /**
     * Sends what waits for a review, until nothing does: of two answers that were asked for at the same moment the later one stands
     * at Google, whichever arrives last.
     * @throws {Error} while it is tried again
     */
    async deliver(sending: Sending): Promise<void> {
      const { memberId, reviewId } = sending;
      let waiting = await replies(database.db).findSending(reviewId);
      while (waiting !== undefined) {
        const text = waiting;
        try {
          await assertActing(memberId);
          const review = await reviews(database.db).find(memberId, reviewId);
          // Google does not name it any more: it is another business's, or was deleted there.
          if (!review?.external_id) throw new GoogleFault('refused', { status: 404 });
          const shown = await put(await googleConnections(database.db).findOf(memberId), review.external_id, text);
          waiting = await database.transaction(async (tx) => {
            const { waiting: left, failed } = await replies(tx).sent(reviewId, text, shown);
            await announce(tx, [memberId], 'reviews');
            if (failed) await tellFailedReplies(core, tx, memberId, [failed], now());
            return left;
          });
        } catch (error) {
          return fail(sending, text, error);
        }
      }
    },
  };
}

/** The account was banned, or has left. */
class AccountStopped extends Error {
  override name = 'AccountStopped';
}

/** What we did not foresee may pass, like a Google that is away; it ends all the same. */
function problemOf(error: unknown): ReplyProblem {
  if (error instanceof AccountStopped) return 'banned';
  if (!(error instanceof GoogleFault) || error.kind === 'away') return 'away';
  const { kind, status } = error;
  if (kind === 'revoked') return 'disconnected';
  return status === 404 ? 'gone' : 'refused';
}
