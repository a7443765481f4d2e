import * as z from 'zod/mini';
import { appointment } from './appointment.ts';
import { endpoint } from './endpoint.ts';
import { longestAppointment, longestAppointmentWords, mostAppointmentTimes, shortestAppointment } from './limits.ts';
import { byId, givenMoment, id, line, optionalText } from './shapes.ts';

export { type Appointment, appointment, downloadAppointment } from './appointment.ts';

const words = optionalText(longestAppointmentWords);

/** Another proposal takes the place of the one that `replaces` names, in one step: a partner's, one's own, or an agreed appointment. */
export const proposeAppointment = endpoint({
  method: 'POST',
  path: '/api/review-exchanges/:id/appointments',
  changes: ['exchanges', 'notifications'],
  access: 'authenticated',
  summary: 'One side of an exchange proposes up to three times for what the review is to rest on',
  params: byId,
  body: z.object({
    times: z.array(givenMoment).check(
      z.minLength(1, 'Bitte schlag mindestens eine Zeit vor'),
      z.maxLength(mostAppointmentTimes, `Bitte höchstens ${mostAppointmentTimes} Zeiten`),
      z.refine(
        (times) => new Set(times.map((time) => Date.parse(time))).size === times.length,
        'Diese Zeit steht zweimal da',
      ),
    ),
    minutes: z
      .int()
      .check(
        z.minimum(shortestAppointment, `Bitte mindestens ${shortestAppointment} Minuten`),
        z.maximum(longestAppointment, 'Bitte höchstens acht Stunden'),
      ),
    place: line(1, 200, 'Bitte gib an, wo ihr euch trefft'),
    note: words,
    /** The appointment that the page shows, or null for none: a proposal that crosses another one is refused. */
    replaces: z.nullish(id),
  }),
  answer: appointment,
  errors: [
    'EXCHANGE_NOT_FOUND',
    'EXCHANGE_NOT_YOURS',
    'EXCHANGE_NOT_PENDING',
    'APPOINTMENT_CHANGED',
    'APPOINTMENT_PAST',
    'APPOINTMENT_TOO_FAR',
    'CONVERSATION_BLOCKED',
    'PARTNER_INACTIVE',
  ],
});

/** Picking the same time again is answered like the first time. */
export const pickAppointment = endpoint({
  method: 'POST',
  path: '/api/appointments/:id/pick',
  changes: ['exchanges', 'activities', 'notifications'],
  access: 'authenticated',
  summary: 'The side that was asked picks one of the times; both get a calendar file by mail',
  params: byId,
  body: z.object({ startsAt: givenMoment }),
  answer: appointment,
  errors: [
    'APPOINTMENT_NOT_FOUND',
    'APPOINTMENT_NOT_YOURS',
    'APPOINTMENT_OWN_PROPOSAL',
    'APPOINTMENT_CHANGED',
    'APPOINTMENT_PAST',
    'PARTNER_INACTIVE',
  ],
});

/** Also says no to a partner's proposal. Withdrawing again is answered like the first time. */
export const withdrawAppointment = endpoint({
  method: 'POST',
  path: '/api/appointments/:id/withdraw',
  changes: ['exchanges', 'activities', 'notifications'],
  access: 'authenticated',
  summary: 'One side takes back or turns down what is proposed or agreed, with a word to the partner',
  params: byId,
  /** A word reaches nobody who blocked the conversation, or is blocked there. */
  body: z.object({ reason: words }),
  answer: appointment,
  errors: ['APPOINTMENT_NOT_FOUND', 'APPOINTMENT_NOT_YOURS', 'APPOINTMENT_CHANGED', 'CONVERSATION_BLOCKED'],
});

/**
 * From its time on, by either side. The reviews of that direction that nobody handed in are `in_progress` then, and rest on the
 * appointment unless their writer said something else. Saying it again is answered like the first time.
 */
export const confirmAppointment = endpoint({
  method: 'POST',
  path: '/api/appointments/:id/happened',
  changes: ['exchanges', 'notifications'],
  access: 'authenticated',
  summary: 'One side says that the agreed appointment took place',
  params: byId,
  answer: appointment,
  errors: ['APPOINTMENT_NOT_FOUND', 'APPOINTMENT_NOT_YOURS', 'APPOINTMENT_CHANGED', 'APPOINTMENT_AHEAD'],
});
