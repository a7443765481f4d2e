import { mostExtensions } from '@rezenso/contract/limits';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import type { ExtensionRow } from '../../../database/schema-extensions.ts';
import { takeFor } from '../../../limits/take-for.ts';
import { reminderMails } from '../../notifications/index.ts';
import { whyNotPropose } from '../appointments/appointments.policy.ts';
import { appointments } from '../appointments/appointments.repository.ts';
import { exchanges } from '../exchanges/exchanges.repository.ts';
import type { NamedExchange } from '../exchanges/named-exchanges.repository.ts';
import { extendedDue } from './extended-day.ts';
import { extensions } from './extensions.repository.ts';

/** Agreeing on a later due date (docs/decisions/0122). */
export function createExtensions({
  database,
  events,
  limits,
  mailer,
}: Pick<Core, 'database' | 'events' | 'limits' | 'mailer'>) {
  return {
    /**
     * One side proposes a later day for the reviews that a side of the plan still has to write.
     * @param day in Europe/Berlin, as YYYY-MM-DD
     * @throws {AppError} EXCHANGE_NOT_FOUND, EXCHANGE_NOT_YOURS, EXCHANGE_NOT_PENDING, EXTENSION_OUT_OF_RANGE,
     *   EXTENSION_TOO_OFTEN, EXTENSION_CHANGED, CONVERSATION_BLOCKED, PARTNER_INACTIVE, RATE_LIMITED
     */
    async propose(
      member: string,
      exchangeId: string,
      { day, reason }: { day: string; reason: string },
      now: Date,
    ): Promise<NamedExchange> {
      const exchange = await exchanges(database.db).find(exchangeId);
      const refusal = whyNotPropose(member, exchange);
      if (refusal || !exchange) throw new AppError(refusal ?? 'EXCHANGE_NOT_FOUND');
      if (exchange.extensions >= mostExtensions) throw new AppError('EXTENSION_TOO_OFTEN');
      const dueAt = extendedDue(exchange.due_at, day, now);
      if (!dueAt) throw new AppError('EXTENSION_OUT_OF_RANGE');
      return takeFor(limits, 'extension', member, () =>
        database.transaction(async (tx) => {
          const partner = member === exchange.reviewer_id ? exchange.recipient_id : exchange.reviewer_id;
          const { isActive, isBlocked } = await appointments(tx).standingOf(partner, exchange.match_id);
          if (!isActive) throw new AppError('PARTNER_INACTIVE');
          if (isBlocked) throw new AppError('CONVERSATION_BLOCKED');
          const proposed = await extensions(tx).propose(exchange, { member, dueAt, reason }, now);
          if (!proposed) throw new AppError('EXTENSION_CHANGED');
          await events.record(tx, 'extension.proposed', about(proposed, exchangeId));
          const named = await exchanges(tx).findNamed(exchangeId);
          if (!named) throw new AppError('EXCHANGE_NOT_FOUND');
          return named;
        }),
      );
    },

    /**
     * The side that was asked answers. Reminders follow the new day: those of the old one that wait are taken back.
     * @throws {AppError} EXTENSION_NOT_FOUND, EXTENSION_NOT_YOURS, EXTENSION_OWN_PROPOSAL, EXTENSION_CHANGED
     */
    answer(member: string, id: string, isAccepted: boolean, now: Date): Promise<void> {
      const state = isAccepted ? 'accepted' : 'declined';
      return database.transaction(async (tx) => {
        const seen = await getOwn(tx, member, id);
        if (seen.proposed_by === member) throw new AppError('EXTENSION_OWN_PROPOSAL');
        if (seen.state === state) return;
        const { isBlocked } = await appointments(tx).standingOf(seen.proposed_by, seen.match_id);
        // As it is about to be: the block ends what was proposed.
        if (isBlocked) throw new AppError('EXTENSION_CHANGED');
        const answered = await extensions(tx).answer(id, member, state, now);
        if (!answered) throw new AppError('EXTENSION_CHANGED');
        const later = isAccepted ? await extensions(tx).putOff(answered) : [];
        await mailer.takeBack(
          tx,
          later.flatMap((exchange) => reminderMails(exchange.id)),
        );
        await close(tx, answered, state);
      });
    },

    /** Who proposed takes it back. @throws {AppError} EXTENSION_NOT_FOUND, EXTENSION_NOT_YOURS, EXTENSION_CHANGED */
    withdraw(member: string, id: string, now: Date): Promise<void> {
      return database.transaction(async (tx) => {
        const seen = await getOwn(tx, member, id);
        if (seen.proposed_by !== member) throw new AppError('EXTENSION_NOT_YOURS');
        if (seen.state === 'withdrawn') return;
        const withdrawn = await extensions(tx).withdraw(id, member, now);
        if (!withdrawn) throw new AppError('EXTENSION_CHANGED');
        await close(tx, withdrawn, 'withdrawn');
      });
    },
  };

  async function close(tx: Tx, row: ExtensionRow, state: 'accepted' | 'declined' | 'withdrawn'): Promise<void> {
    const ofDirection = await exchanges(tx).listOfMatch(row.match_id);
    const exchange = ofDirection.find(({ reviewer_id }) => reviewer_id === row.reviewer_id);
    if (exchange) await events.record(tx, 'extension.closed', { ...about(row, exchange.id), state });
  }
}

/** @throws {AppError} EXTENSION_NOT_FOUND, EXTENSION_NOT_YOURS */
async function getOwn(tx: Tx, member: string, id: string): Promise<ExtensionRow> {
  const found = await extensions(tx).find(id);
  if (!found) throw new AppError('EXTENSION_NOT_FOUND');
  if (member !== found.reviewer_id && member !== found.recipient_id) throw new AppError('EXTENSION_NOT_YOURS');
  return found;
}

function about({ id, match_id, reviewer_id, recipient_id, proposed_by, due_at }: ExtensionRow, exchangeId: string) {
  const sides = { reviewerId: reviewer_id, recipientId: recipient_id, memberId: proposed_by };
  return { extensionId: id, exchangeId, matchId: match_id, ...sides, dueAt: due_at.toISOString() };
}
