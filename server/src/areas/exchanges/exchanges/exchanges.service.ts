import type { GivenExperience } from '@rezenso/contract/experience';
import { wholeListLimit } from '@rezenso/contract/limits';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import type { ReviewExchangeRow } from '../../../database/schema.ts';
import { type Page, type PageQuery, readPage } from '../../../http/cursor.ts';
import { matches } from '../../matching/index.ts';
import { createTell } from '../../notifications/index.ts';
import {
  ComparedTooEarly,
  type JudgedText,
  judgeText,
  reviewTexts,
  verifiedReviews,
  whyWithheld,
} from '../../reviews/index.ts';
import { createXp, type Granted, type XpGrant } from '../../rewards/index.ts';
import { type ConfirmationRow, confirmations } from './confirmations.repository.ts';
import { punctualityOf, receiptOf, submissionOf } from './earnings.ts';
import { isAhead, whyNotConfirm, whyNotSubmit } from './exchanges.policy.ts';
import { exchanges, type ReviewDraft } from './exchanges.repository.ts';
import { finishMatch } from './finished-matches.ts';
import { exchangePlace, type NamedExchange } from './named-exchanges.repository.ts';
import { openings } from './openings.repository.ts';
import { silences } from './silences.repository.ts';
import { withheldReviews } from './withheld-reviews.repository.ts';

/** Stars of a review that was handed in without any. */
const defaultRating = 5;

interface SubmittedDraft extends ReviewDraft {
  /** Whether to refuse it while the exchange knows of no experience. */
  needsExperience?: boolean | undefined;
}

/**
 * How often a review is judged anew because another one like it came in meanwhile. Each time one of them has come through, so that
 * as many as that may arrive at the same moment.
 */
const mostTurns = 20;

/** Writing, handing in and confirming agreed reviews. */
export function createExchanges(core: Pick<Core, 'database' | 'events' | 'engines' | 'mailer' | 'env' | 'jobs'>) {
  const { database, events, engines } = core;
  const tell = createTell(core);
  const xp = createXp({ events });

  return {
    /** The newest of those that a member writes or receives, newest first. */
    list(member: string): Promise<NamedExchange[]> {
      return exchanges(database.db).listOf(member, wholeListLimit);
    },

    /** All of them, newest first. @throws {AppError} VALIDATION_FAILED for a cursor of no page */
    listPage(member: string, query: PageQuery): Promise<Page<NamedExchange>> {
      return readPage(query, exchangePlace, (after, limit) => exchanges(database.db).listOf(member, limit, after));
    },

    /**
     * Keeps what the reviewer wrote so far; the status stays.
     * @throws {AppError} EXCHANGE_NOT_FOUND, EXCHANGE_NOT_REVIEWER, EXCHANGE_NOT_PENDING
     */
    saveDraft(member: string, id: string, draft: ReviewDraft): Promise<NamedExchange> {
      return database.transaction(async (tx) => {
        const saved = await exchanges(tx).saveDraft(id, member, draft);
        if (!saved) throw await whyNot(tx, whyNotSubmit, member, id, 'EXCHANGE_NOT_PENDING');
        return getNamed(tx, id);
      });
    },

    /**
     * The reviewer says what the review rests on.
     * @throws {AppError} EXCHANGE_NOT_FOUND, EXCHANGE_NOT_REVIEWER, EXCHANGE_NOT_PENDING, EXCHANGE_DISPUTED, EXCHANGE_EXPERIENCE_AHEAD
     */
    setExperience(member: string, id: string, given: GivenExperience, now: Date): Promise<NamedExchange> {
      return database.transaction(async (tx) => {
        const changed = await exchanges(tx).setExperience(id, member, given);
        if (!changed) throw await whyNot(tx, whyNotSubmit, member, id, 'EXCHANGE_NOT_PENDING');
        if (isAhead(given, now)) throw new AppError('EXCHANGE_EXPERIENCE_AHEAD');
        return getNamed(tx, id);
      });
    },

    /**
     * The reviewer hands in the review of an open exchange; the recipient is asked to confirm it. It counts, and earns XP
     * when the pair does, when the text is worth it: it says something, and was not handed in before. A better text may
     * follow on one that was not, until it is confirmed.
     * @param postedAt when it appeared on the platform; a moment in the future counts as `now`
     * @throws {AppError} EXCHANGE_NOT_FOUND, EXCHANGE_NOT_REVIEWER, EXCHANGE_NOT_PENDING, EXCHANGE_TEXT_REQUIRED,
     *   EXCHANGE_EXPERIENCE_REQUIRED, EXCHANGE_DISPUTED, OVERLOADED
     */
    async submit(
      member: string,
      id: string,
      draft: SubmittedDraft,
      postedAt: Date | null,
      now: Date,
    ): Promise<{ exchange: NamedExchange; xpGranted: number }> {
      for (let turn = 1; ; turn += 1) {
        try {
          return await submitJudged(member, id, draft, postedAt, now);
        } catch (error) {
          if (!(error instanceof ComparedTooEarly)) throw error;
          if (turn === mostTurns) throw new AppError('OVERLOADED', { retryAfterSeconds: 1, cause: error });
        }
      }
    },

    /**
     * The recipient confirms that a handed-in review arrived: it joins the recipient's reviews as a verified one, both
     * sides earn XP when the review was worth them, and the last confirmation of a match completes its exchanges.
     * Words to the partner wait with the conversation while one side blocks; confirming does not.
     * @throws {AppError} EXCHANGE_NOT_FOUND, EXCHANGE_NOT_RECIPIENT, EXCHANGE_NOT_AWAITING, EXCHANGE_DISPUTED, CONVERSATION_BLOCKED
     */
    confirm(
      member: string,
      id: string,
      notes: string | null,
      now: Date,
    ): Promise<ConfirmationRow & { xpGranted: number }> {
      return database.transaction(async (tx) => {
        const confirmed = await exchanges(tx).confirm(id, member, now);
        if (!confirmed) throw await whyNot(tx, whyNotConfirm, member, id, 'EXCHANGE_NOT_AWAITING');
        if (notes !== null && (await confirmations(tx).isBlocked(confirmed.match_id)))
          throw new AppError('CONVERSATION_BLOCKED');
        const confirmation = await confirmations(tx).create(id, member, notes, now);
        const granted = await settle(tx, confirmed, [receiptOf(confirmed), ...punctualityOf(confirmed)], now);
        await events.record(tx, 'exchange.confirmed', aboutExchange(confirmed));
        return { ...confirmation, xpGranted: granted.get(member) ?? 0 };
      });
    },

    /**
     * A review that nobody confirmed in time counts as confirmed: as `confirm`, but nobody earns for confirming.
     * @returns false when it was confirmed meanwhile, or is not to be settled (yet)
     */
    async confirmBySilence(tx: Tx, id: string, now: Date): Promise<boolean> {
      const confirmed = await silences(tx).confirm(id, now);
      if (!confirmed) return false;
      await settle(tx, confirmed, punctualityOf(confirmed), now);
      await events.record(tx, 'exchange.confirmed', { ...aboutExchange(confirmed), isBySilence: true });
      return true;
    },

    /**
     * A disputed review counts as confirmed because moderators found nothing wrong: as by silence. The decision tells both sides.
     * @returns false when it does not wait for a confirmation
     */
    async confirmByDecision(tx: Tx, id: string, now: Date): Promise<boolean> {
      const confirmed = await silences(tx).confirmUndisputed(id, now);
      if (!confirmed) return false;
      await settle(tx, confirmed, punctualityOf(confirmed), now);
      await events.record(tx, 'exchange.confirmed', { ...aboutExchange(confirmed), isByDecision: true });
      return true;
    },

    /** A handed-in review counts as confirmed when a side leaves: nobody else could do it. Nobody is told by this. */
    async confirmForLeaver(tx: Tx, id: string, now: Date): Promise<void> {
      const confirmed = await silences(tx).confirmAtOnce(id, now);
      if (!confirmed) return;
      await settle(tx, confirmed, punctualityOf(confirmed), now);
      await events.record(tx, 'exchange.confirmed', { ...aboutExchange(confirmed), isByLeaving: true });
    },
  };

  async function submitJudged(
    member: string,
    id: string,
    draft: SubmittedDraft,
    postedAt: Date | null,
    now: Date,
  ): Promise<{ exchange: NamedExchange; xpGranted: number }> {
    const { text, url } = draft;
    const judged = await judge(member, id, text);
    return database.transaction(async (tx) => {
      if (!text || !judged) throw await whyNot(tx, whyNotSubmit, member, id, 'EXCHANGE_TEXT_REQUIRED');
      const posted = postedAt && postedAt < now ? postedAt : now;
      const review = { text, url, rating: draft.rating ?? defaultRating, postedAt: posted };
      const submitted = await exchanges(tx).submit(id, member, review, now);
      if (!submitted) throw await whyNot(tx, whyNotSubmit, member, id, 'EXCHANGE_NOT_PENDING');
      if (draft.needsExperience && !submitted.experience_kind) throw new AppError('EXCHANGE_EXPERIENCE_REQUIRED');
      await reviewTexts(tx).forget({ exchangeId: id });
      const granted = await reward(tx, submitted, judged, now);
      if (judged.isRevision) await tellIfRevised(tx, id, now);
      await matches(tx).followPlan(submitted.match_id, now);
      await openings(tx).openOfMatch(submitted.match_id, now);
      await events.record(tx, 'exchange.submitted', aboutExchange(submitted));
      const exchange = await getNamed(tx, id);
      return { exchange, xpGranted: granted.get(member) ?? 0 };
    });
  }

  /**
   * What the text is worth, before the transaction: while a thread works, nobody waits for the database. Whether it is suspicious is
   * judged afterwards, with how it came about (`judgeExchange`). Undefined when there is nothing to judge.
   */
  async function judge(
    member: string,
    id: string,
    text: string | null,
  ): Promise<(JudgedText & { isRevision: boolean }) | undefined> {
    const exchange = await exchanges(database.db).find(id);
    if (!text || !exchange) return undefined;
    const refusal = whyNotSubmit(member, exchange);
    if (refusal) throw new AppError(refusal);
    const judged = await judgeText(database.db, engines, text, id);
    return { ...judged, isRevision: exchange.status === 'awaiting_confirmation' };
  }

  /** Once a text counts it stays, so this is said once; not to somebody to whom the first one was closed, as this one may be. */
  async function tellIfRevised(tx: Tx, id: string, now: Date): Promise<void> {
    const { withheld, opened_at } = await getNamed(tx, id);
    if (withheld === null && opened_at !== null) await tell(tx, { kind: 'exchange.revised', exchangeId: id }, now);
  }

  /** A review that is worth nothing is withheld, and its writer is told; another one earns when the pair does. */
  async function reward(tx: Tx, submitted: ReviewExchangeRow, judged: JudgedText, now: Date): Promise<Granted> {
    const { id, match_id, reviewer_id: reviewerId } = submitted;
    const ofText = await whyWithheld(tx, judged, { exchangeId: id, reviewerId }, now);
    const withheld = ofText ?? ((await exchanges(tx).isHeld(reviewerId)) ? 'held_account' : null);
    if (!withheld) return xp.grant(tx, (await exchanges(tx).earnsXp(match_id)) ? [submissionOf(submitted)] : [], now);
    await withheldReviews(tx).withhold(id, withheld);
    // Nobody is looking any more where that was decided.
    const isKept = withheld === 'held_account' && (await exchanges(tx).isKept(reviewerId));
    const reason = isKept ? 'kept_account' : withheld;
    await tell(tx, { kind: 'exchange.no-xp', memberId: reviewerId, exchangeId: id, reason }, now);
    return new Map();
  }

  /** What every confirmation brings: a verified review, XP, and with the last one the end of the match. */
  async function settle(tx: Tx, confirmed: ReviewExchangeRow, earned: readonly XpGrant[], now: Date): Promise<Granted> {
    const { id, match_id: matchId } = confirmed;
    await verifiedReviews(tx).add(await getNamed(tx, id), now);
    const isWorth = await xp.holds(tx, { memberId: confirmed.reviewer_id, action: 'review.submitted', subject: id });
    // What waits for a look at its writer's account is worth its partner's effort; what the writer earns comes with the decision.
    const theirs = earned.filter(({ memberId }) => memberId !== confirmed.reviewer_id);
    const worth = isWorth ? earned : confirmed.withheld === 'held_account' ? theirs : [];
    const isDue = worth.length > 0 && (await exchanges(tx).earnsXp(matchId));
    const granted = await xp.grant(tx, isDue ? worth : [], now);
    await finishMatch(tx, events, matchId, now);
    return granted;
  }
}

function aboutExchange({ id, match_id, reviewer_id, recipient_id }: ReviewExchangeRow) {
  return { exchangeId: id, matchId: match_id, reviewerId: reviewer_id, recipientId: recipient_id };
}

async function getNamed(tx: Tx, id: string): Promise<NamedExchange> {
  const found = await exchanges(tx).findNamed(id);
  if (!found) throw new Error(`The exchange ${id} vanished within its transaction`);
  return found;
}

/** Why a guarded change found nothing; `otherwise` when the reason has gone meanwhile. */
async function whyNot(
  tx: Tx,
  policy: typeof whyNotSubmit,
  member: string,
  id: string,
  otherwise: 'EXCHANGE_NOT_PENDING' | 'EXCHANGE_NOT_AWAITING' | 'EXCHANGE_TEXT_REQUIRED',
): Promise<AppError> {
  const exchange = await exchanges(tx).find(id);
  return new AppError(policy(member, exchange) ?? otherwise);
}
