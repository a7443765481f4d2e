import type { ErrorCode } from '@rezenso/contract/errors';
import { appointmentDaysAhead } from '@rezenso/contract/limits';
import type { ReviewExchangeRow } from '../../../database/schema.ts';
import type { AppointmentRow } from '../../../database/schema-appointments.ts';

const dayMillis = 86_400_000;

/** Why a member may not propose times for an exchange; undefined when they may. */
export function whyNotPropose(
  member: string,
  exchange: Pick<ReviewExchangeRow, 'reviewer_id' | 'recipient_id' | 'status'> | undefined,
): ErrorCode | undefined {
  if (!exchange) return 'EXCHANGE_NOT_FOUND';
  if (member !== exchange.reviewer_id && member !== exchange.recipient_id) return 'EXCHANGE_NOT_YOURS';
  return exchange.status === 'pending' || exchange.status === 'in_progress' ? undefined : 'EXCHANGE_NOT_PENDING';
}

/** Why nobody can meet at one of these times; undefined when they all lie ahead and not too far. */
export function whyNotThen(times: readonly Date[], now: Date): ErrorCode | undefined {
  if (times.some((time) => time <= now)) return 'APPOINTMENT_PAST';
  const last = new Date(now.getTime() + appointmentDaysAhead * dayMillis);
  return times.some((time) => time > last) ? 'APPOINTMENT_TOO_FAR' : undefined;
}

/** Why somebody may neither see an appointment nor do anything about it; undefined for its two sides. */
export function whyNotTakePart(member: string, appointment: AppointmentRow | undefined): ErrorCode | undefined {
  if (!appointment) return 'APPOINTMENT_NOT_FOUND';
  const isSide = member === appointment.reviewer_id || member === appointment.recipient_id;
  return isSide ? undefined : 'APPOINTMENT_NOT_YOURS';
}
