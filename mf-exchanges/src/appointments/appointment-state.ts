import type { Appointment } from '@rezenso/contract/appointment';
import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { shownStatus } from '../exchange-board/exchange-steps.ts';

/** A dialog about an appointment. */
export type AppointmentStep = 'propose' | 'pick' | 'withdraw';

/** How far it has come: `due` once the agreed time has begun. */
export type AppointmentState = 'none' | 'asked' | 'asking' | 'agreed' | 'due' | 'happened';

/** Undefined where there is nothing to agree on: the review is handed in, the exchange rests, or the server knows of no appointments. */
export function appointmentStateOf(
  exchange: ReviewExchange,
  myId: string | undefined,
  now: Date,
): AppointmentState | undefined {
  const status = shownStatus(exchange);
  const { appointment } = exchange;
  if (exchange.isPaused || appointment === undefined || (status !== 'pending' && status !== 'in_progress'))
    return undefined;
  if (!appointment || appointment.status === 'withdrawn' || appointment.status === 'replaced') return 'none';
  if (appointment.status === 'happened') return 'happened';
  if (appointment.status === 'proposed') return appointment.proposedBy === myId ? 'asking' : 'asked';
  return appointment.startsAt && new Date(appointment.startsAt) <= now ? 'due' : 'agreed';
}

/** The dialog that a link to an exchange's appointment opens; undefined where the card itself is what to look at. */
export function linkedStep(appointmentState: AppointmentState | undefined): AppointmentStep | undefined {
  if (appointmentState === 'none') return 'propose';
  return appointmentState === 'asked' ? 'pick' : undefined;
}

/** What withdrawing is called from this side. */
export function withdrawalOf({ status, proposedBy }: Appointment, myId: string | undefined) {
  if (status === 'agreed') return 'callOff';
  return proposedBy === myId ? 'takeBack' : 'decline';
}
