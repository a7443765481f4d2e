import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@rezenso/contract/errors';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import type { AppointmentRow } from '../../../database/schema-appointments.ts';
import { takeFor } from '../../../limits/take-for.ts';
import { berlinDay } from '../../../time/berlin.ts';
import { exchanges } from '../exchanges/exchanges.repository.ts';
import { whyNotPropose, whyNotTakePart, whyNotThen } from './appointments.policy.ts';
import { appointments, type Proposal } from './appointments.repository.ts';

/** Agreeing on when and where somebody gets to know whom they will review. */
export function createAppointments({ database, events, limits }: Pick<Core, 'database' | 'events' | 'limits'>) {
  return {
    /**
     * Proposes times for an exchange, in the place of `replaces`, which the member saw; null when it saw none.
     * @throws {AppError} EXCHANGE_NOT_FOUND, EXCHANGE_NOT_YOURS, EXCHANGE_NOT_PENDING, APPOINTMENT_CHANGED, APPOINTMENT_PAST,
     *   APPOINTMENT_TOO_FAR, CONVERSATION_BLOCKED, PARTNER_INACTIVE, RATE_LIMITED
     */
    async propose(
      member: string,
      exchangeId: string,
      { replaces, ...proposal }: Proposal & { replaces: string | null },
      now: Date,
    ): Promise<AppointmentRow> {
      const exchange = await exchanges(database.db).find(exchangeId);
      const refusal = whyNotPropose(member, exchange) ?? whyNotThen(proposal.times, now);
      if (refusal || !exchange) throw new AppError(refusal ?? 'EXCHANGE_NOT_FOUND');
      return takeFor(limits, 'appointment', member, () =>
        database.transaction(async (tx) => {
          await refuseUnlessReachable(tx, partnerOf(member, exchange), exchange.match_id);
          const former = replaces === null ? undefined : await appointments(tx).replace(replaces, exchange, now);
          if (replaces !== null && !former) throw new AppError('APPOINTMENT_CHANGED');
          const added = await appointments(tx).propose(randomUUID(), member, exchange, proposal, former, now);
          if (!added) throw new AppError('APPOINTMENT_CHANGED');
          await events.record(tx, 'appointment.proposed', { ...aboutAppointment(added, member), replacedId: replaces });
          return added;
        }),
      );
    },

    /**
     * Picks one of the times that the partner proposed.
     * @throws {AppError} APPOINTMENT_NOT_FOUND, APPOINTMENT_NOT_YOURS, APPOINTMENT_OWN_PROPOSAL, APPOINTMENT_CHANGED,
     *   APPOINTMENT_PAST, PARTNER_INACTIVE
     */
    pick(member: string, id: string, startsAt: Date, now: Date): Promise<AppointmentRow> {
      return database.transaction(async (tx) => {
        const seen = await getOwn(tx, member, id);
        if (seen.proposed_by === member) throw new AppError('APPOINTMENT_OWN_PROPOSAL');
        if (isAgreedFor(seen, startsAt)) return seen;
        const refusal = whyNotThen([startsAt], now);
        if (refusal) throw new AppError(refusal);
        const { isActive, isBlocked } = await appointments(tx).standingOf(partnerOf(member, seen), seen.match_id);
        if (!isActive) throw new AppError('PARTNER_INACTIVE');
        // As it is about to be: the block ends what was proposed.
        if (isBlocked) throw new AppError('APPOINTMENT_CHANGED');
        const picked = await appointments(tx).pick(id, member, startsAt, now);
        if (!picked) return again(tx, member, id, (found) => isAgreedFor(found, startsAt));
        await events.record(tx, 'appointment.agreed', aboutAppointment(picked, member));
        return picked;
      });
    },

    /**
     * Takes back, turns down or calls off. `reason` is the word to the partner.
     * @throws {AppError} APPOINTMENT_NOT_FOUND, APPOINTMENT_NOT_YOURS, APPOINTMENT_CHANGED, CONVERSATION_BLOCKED
     */
    withdraw(member: string, id: string, reason: string | null, now: Date): Promise<AppointmentRow> {
      return database.transaction(async (tx) => {
        const withdrawn = await appointments(tx).withdraw(id, member, reason, now);
        if (!withdrawn)
          return again(tx, member, id, ({ status, ended_by }) => status === 'withdrawn' && ended_by === member);
        const { isBlocked } = await appointments(tx).standingOf(partnerOf(member, withdrawn), withdrawn.match_id);
        if (isBlocked && reason !== null) throw new AppError('CONVERSATION_BLOCKED');
        await events.record(tx, 'appointment.withdrawn', aboutAppointment(withdrawn, member));
        return withdrawn;
      });
    },

    /**
     * Says that it took place: its reviews are in progress, and rest on it unless their writer said something else.
     * @throws {AppError} APPOINTMENT_NOT_FOUND, APPOINTMENT_NOT_YOURS, APPOINTMENT_CHANGED, APPOINTMENT_AHEAD
     */
    takePlace(member: string, id: string, now: Date): Promise<AppointmentRow> {
      return database.transaction(async (tx) => {
        const happened = await appointments(tx).takePlace(id, member, now);
        if (!happened?.starts_at) return again(tx, member, id, ({ status }) => status === 'happened', now);
        await exchanges(tx).begin(happened, berlinDay(happened.starts_at));
        await events.record(tx, 'appointment.happened', aboutAppointment(happened, member));
        return happened;
      });
    },

    /** @throws {AppError} APPOINTMENT_NOT_FOUND, APPOINTMENT_NOT_YOURS */
    get: (member: string, id: string): Promise<AppointmentRow> => getOwn(database.db, member, id),
  };
}

/** @throws {AppError} CONVERSATION_BLOCKED, PARTNER_INACTIVE */
async function refuseUnlessReachable(tx: Tx, partner: string, match: string): Promise<void> {
  const { isActive, isBlocked } = await appointments(tx).standingOf(partner, match);
  if (!isActive) throw new AppError('PARTNER_INACTIVE');
  if (isBlocked) throw new AppError('CONVERSATION_BLOCKED');
}

/** @throws {AppError} APPOINTMENT_NOT_FOUND, APPOINTMENT_NOT_YOURS */
async function getOwn(db: Parameters<typeof appointments>[0], member: string, id: string): Promise<AppointmentRow> {
  const found = await appointments(db).find(id);
  const refusal = whyNotTakePart(member, found);
  if (refusal || !found) throw new AppError(refusal ?? 'APPOINTMENT_NOT_FOUND');
  return found;
}

/** What was not changed because it was so already. @throws {AppError} with the reason when it was not */
async function again(
  tx: Tx,
  member: string,
  id: string,
  isDone: (found: AppointmentRow) => boolean,
  now?: Date,
): Promise<AppointmentRow> {
  const found = await getOwn(tx, member, id);
  if (isDone(found)) return found;
  const code: ErrorCode =
    now && found.status === 'agreed' && found.starts_at && found.starts_at > now
      ? 'APPOINTMENT_AHEAD'
      : 'APPOINTMENT_CHANGED';
  throw new AppError(code);
}

function isAgreedFor({ status, starts_at }: AppointmentRow, startsAt: Date): boolean {
  return status === 'agreed' && starts_at?.getTime() === startsAt.getTime();
}

function partnerOf(member: string, { reviewer_id, recipient_id }: { reviewer_id: string; recipient_id: string }) {
  return member === reviewer_id ? recipient_id : reviewer_id;
}

/** What is told of an appointment that `member` did something to. */
export function aboutAppointment({ id, match_id, reviewer_id, recipient_id }: AppointmentRow, member: string) {
  return {
    appointmentId: id,
    matchId: match_id,
    reviewerId: reviewer_id,
    recipientId: recipient_id,
    memberId: member,
    partnerId: partnerOf(member, { reviewer_id, recipient_id }),
  };
}
