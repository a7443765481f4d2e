import type { Appointment } from '@rezenso/contract/appointment';
import { anExchange, daysFromNow } from '@rezenso/platform/testing';

/** Three times that the partner proposed. */
export function anAppointment(over: Partial<Appointment> = {}): Appointment {
  return {
    id: '00000000-0000-4000-8000-0000000000d1',
    status: 'proposed',
    proposedBy: anExchange().recipientId,
    times: [daysFromNow(2), daysFromNow(3), daysFromNow(4)],
    minutes: 60,
    place: 'Café Anna, Wiehre',
    note: 'Der Kuchen geht auf uns.',
    startsAt: null,
    ...over,
  };
}

/** The same with its first time picked. */
export function anAgreedAppointment(startsAt = daysFromNow(2)): Appointment {
  return anAppointment({ status: 'agreed', times: [startsAt], startsAt, note: null });
}
