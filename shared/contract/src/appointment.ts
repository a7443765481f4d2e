import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { byId, count, id, moment } from './shapes.ts';
import { appointmentStatus } from './vocabulary.ts';

/**
 * When and where the one who reviews gets to know the one who is reviewed: one for all reviews of a match in that direction.
 * docs/decisions/0085
 */
export const appointment = z.object({
  id,
  /** A status that this build does not know is none to act on: the exchange is shown without an appointment. */
  status: appointmentStatus,
  /** One of the two sides; the other one picks. */
  proposedBy: id,
  /** The times to pick from, the earliest first. */
  times: z.array(moment),
  minutes: count,
  place: z.string(),
  note: z.nullable(z.string()),
  /** The time that was picked; null while it is proposed. */
  startsAt: z.nullable(moment),
});
export type Appointment = z.infer<typeof appointment>;

/** Answers with `Content-Disposition: attachment`, so a plain link downloads the file. */
export const downloadAppointment = endpoint({
  method: 'GET',
  path: '/api/appointments/:id/calendar',
  access: 'authenticated',
  summary: 'An agreed appointment as a calendar file (text/calendar, RFC 5545)',
  params: byId,
  answer: z.string().check(z.refine((file: string) => file.startsWith('BEGIN:VCALENDAR'))),
  errors: ['APPOINTMENT_NOT_FOUND', 'APPOINTMENT_NOT_YOURS', 'APPOINTMENT_CHANGED'],
});
