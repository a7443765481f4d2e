import type { DisputeOutcome } from '@rezenso/contract/dispute';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import type { DisputeRow } from '../../../database/schema-disputes.ts';
import { takeFor } from '../../../limits/take-for.ts';
import { countedMatches } from '../../matching/index.ts';
import { createXp } from '../../rewards/index.ts';
import { exchanges } from '../exchanges/exchanges.repository.ts';
import { createExchanges } from '../exchanges/exchanges.service.ts';
import { finishMatch } from '../exchanges/finished-matches.ts';
import type { NamedExchange } from '../exchanges/named-exchanges.repository.ts';
import { withheldReviews } from '../exchanges/withheld-reviews.repository.ts';
import { whyNotAnswer, whyNotDispute, whyNotWithdraw } from './disputes.policy.ts';
import { type Answer, type Complaint, disputes } from './disputes.repository.ts';
import { createRelief } from './relief.ts';

export interface DisputeDecision {
  outcome: DisputeOutcome;
  /** Why, for both sides. */
  text: string;
  /** Who decides. */
  by: string;
}

type Parts = Pick<Core, 'database' | 'engines' | 'env' | 'events' | 'jobs' | 'limits' | 'mailer'>;

/** Reviews that their recipients dispute, from the complaint to its end (docs/decisions/0121). */
export function createDisputes(core: Parts) {
  const { database, events, limits } = core;
  const agreed = createExchanges(core);
  const xp = createXp({ events });
  const relief = createRelief(core);

  return {
    /**
     * The recipient disputes a review that waits for its confirmation, or one that was confirmed shortly before and is another one
     * now: once before, and once after the confirmation. Until it is decided nothing settles the review.
     * @throws {AppError} EXCHANGE_NOT_FOUND, DISPUTE_NOT_RECIPIENT, DISPUTE_NOT_POSSIBLE, DISPUTE_ALREADY_FILED, RATE_LIMITED
     */
    async open(member: string, exchangeId: string, complaint: Complaint, now: Date): Promise<NamedExchange> {
      return takeFor(limits, 'dispute', member, () =>
        database.transaction(async (tx) => {
          const marked = await disputes(tx).markDisputed(exchangeId, member, complaint.reason, now);
          if (!marked) throw new AppError(whyNotDispute(member, await exchanges(tx).find(exchangeId)));
          const filed = await disputes(tx).file(marked, complaint, now);
          if (!filed) throw new AppError('DISPUTE_ALREADY_FILED');
          await events.record(tx, 'dispute.opened', about(filed, marked.match_id));
          return getNamed(tx, exchangeId);
        }),
      );
    },

    /**
     * The writer says once what speaks for the review, as long as the dispute is open.
     * @throws {AppError} EXCHANGE_NOT_FOUND, DISPUTE_NOT_REVIEWER, DISPUTE_NOT_FOUND, DISPUTE_ALREADY_ANSWERED,
     *   DISPUTE_ALREADY_CLOSED
     */
    answer(member: string, exchangeId: string, answer: Answer, now: Date): Promise<NamedExchange> {
      return database.transaction(async (tx) => {
        const answered = await disputes(tx).answer(exchangeId, member, answer, now);
        const exchange = await exchanges(tx).find(exchangeId);
        if (!answered || !exchange)
          throw new AppError(whyNotAnswer(member, exchange, await disputes(tx).findOf(exchangeId)));
        await events.record(tx, 'dispute.answered', about(answered, exchange.match_id));
        return getNamed(tx, exchangeId);
      });
    },

    /**
     * The recipient takes its open dispute back: the review waits for its confirmation again, or stays confirmed.
     * @throws {AppError} EXCHANGE_NOT_FOUND, DISPUTE_NOT_RECIPIENT, DISPUTE_NOT_FOUND, DISPUTE_ALREADY_CLOSED
     */
    withdraw(member: string, exchangeId: string, now: Date): Promise<NamedExchange> {
      return database.transaction(async (tx) => {
        const exchange = await exchanges(tx).find(exchangeId);
        const isTheirs = exchange?.recipient_id === member;
        const cleared = isTheirs ? await disputes(tx).clear(exchangeId) : undefined;
        if (!cleared) {
          const refusal = whyNotWithdraw(member, exchange, await disputes(tx).findOf(exchangeId));
          if (refusal) throw new AppError(refusal);
          return getNamed(tx, exchangeId);
        }
        const withdrawn = await closed(tx, exchangeId, { state: 'withdrawn' }, now);
        await disputes(tx).waitAgain(exchangeId, now);
        const isGivenBack = await countedMatches(tx).giveBackForWrong(cleared.match_id, cleared.reviewer_id);
        await events.record(tx, 'dispute.withdrawn', {
          ...about(withdrawn, cleared.match_id),
          ...(isGivenBack && { isGivenBack }),
        });
        return getNamed(tx, exchangeId);
      });
    },

    /**
     * Decides an open dispute. Upheld, the review does not count, what it earned its writer goes back, and its recipient owes nothing
     * in return; rejected, it counts as confirmed; unresolved, it counts for nobody, and costs nobody anything.
     * @throws {AppError} DISPUTE_ALREADY_CLOSED when it was closed meanwhile
     */
    async decide(tx: Tx, exchangeId: string, { outcome, text, by }: DisputeDecision, now: Date): Promise<DisputeRow> {
      const found = await exchanges(tx).find(exchangeId);
      // All of it before one, in the order of whoever calls a plan off.
      const planned = found ? await exchanges(tx).lockAllOf(found.match_id) : [];
      const cleared = await disputes(tx).clear(exchangeId);
      if (!cleared) throw new AppError('DISPUTE_ALREADY_CLOSED');
      const decided = await closed(tx, exchangeId, { state: outcome, decision: text, by }, now);
      const isRelieved = outcome === 'upheld' && (await relief.relieve(tx, cleared.recipient_id, planned, now));
      if (isRelieved) await disputes(tx).noteRelief(decided.id);
      if (outcome === 'rejected') await agreed.confirmByDecision(tx, exchangeId, now);
      else await endWithout(tx, exchangeId, cleared.match_id, outcome, now);
      if (isRelieved) await relief.finish(tx, cleared.match_id, now);
      const points = outcome === 'upheld' ? await xp.takeBack(tx, cleared.reviewer_id, [exchangeId], now) : 0;
      // To whom the review was wrong; or to its writer, whose own complaint waited until this one was decided.
      const { recipient_id, reviewer_id } = cleared;
      const side = outcome === 'upheld' ? recipient_id : reviewer_id;
      const isGivenBack = await countedMatches(tx).giveBackForWrong(cleared.match_id, side);
      await events.record(tx, 'dispute.decided', {
        ...about(decided, cleared.match_id),
        ...{ outcome, points },
        ...(isGivenBack && { isGivenBack }),
      });
      return decided;
    },

    /**
     * Ends what a member that leaves disputes, and what is disputed of its own. What it disputed may be settled then; whether its
     * own reviews were right nobody can tell any more.
     * @param isBanned only what it filed ends: its own reviews wait for a decision
     * @returns the matches that partners have back as free ones by that, to be told with the rest
     */
    async endAllOf(tx: Tx, member: string, { isBanned }: { isBanned: boolean }, now: Date): Promise<Set<string>> {
      const givenBack = new Set<string>();
      for (const open of await disputes(tx).listOpenOf(member, { isFiledOnly: isBanned })) {
        const cleared = await disputes(tx).clear(open.review_exchange_id);
        if (!cleared) continue;
        await closed(tx, cleared.id, { state: 'ended' }, now);
        if (await countedMatches(tx).giveBackForWrong(cleared.match_id, cleared.reviewer_id))
          givenBack.add(cleared.match_id);
        if (open.reviewer_id === member) await endWithout(tx, cleared.id, cleared.match_id, 'unresolved', now);
      }
      return givenBack;
    },
  };

  async function endWithout(
    tx: Tx,
    exchangeId: string,
    matchId: string,
    outcome: 'upheld' | 'unresolved',
    now: Date,
  ): Promise<void> {
    await withheldReviews(tx).endWithout(exchangeId, outcome === 'upheld' ? 'upheld_case' : outcome);
    await finishMatch(tx, events, matchId, now);
  }
}

/** What closes a dispute has taken the mark off its review in the same transaction, so that there is one. */
async function closed(
  tx: Tx,
  exchangeId: string,
  closing: Parameters<ReturnType<typeof disputes>['close']>[1],
  now: Date,
): Promise<DisputeRow> {
  const row = await disputes(tx).close(exchangeId, closing, now);
  if (!row) throw new Error(`The exchange ${exchangeId} was marked as disputed without a dispute`);
  return row;
}

async function getNamed(tx: Tx, id: string): Promise<NamedExchange> {
  const found = await exchanges(tx).findNamed(id);
  if (!found) throw new Error(`The exchange ${id} vanished within its transaction`);
  return found;
}

function about({ id, review_exchange_id, reviewer_id, recipient_id }: DisputeRow, matchId: string) {
  return {
    disputeId: id,
    exchangeId: review_exchange_id,
    matchId,
    reviewerId: reviewer_id,
    recipientId: recipient_id,
  };
}
