import type { Appointment } from '@rezenso/contract/appointment';
import {
  confirmAppointment,
  pickAppointment,
  proposeAppointment,
  withdrawAppointment,
} from '@rezenso/contract/appointments';
import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { call } from '@rezenso/platform';

export interface Proposal {
  times: readonly Date[];
  minutes: number;
  place: string;
  note: string;
}

/** Proposes times in the place of what stood when the exchange was read. */
export async function propose({ id, appointment }: ReviewExchange, { times, note, ...proposal }: Proposal) {
  await call(proposeAppointment, {
    params: { id },
    body: {
      ...proposal,
      times: times.map((time) => time.toISOString()),
      note: note.trim() || null,
      replaces: appointment?.id ?? null,
    },
  });
}

export async function pick({ id }: Appointment, startsAt: string) {
  await call(pickAppointment, { params: { id }, body: { startsAt } });
}

export async function withdraw({ id }: Appointment, reason: string) {
  await call(withdrawAppointment, { params: { id }, body: { reason: reason.trim() || null } });
}

/** Says that it took place. */
export async function takePlace({ id }: Appointment) {
  await call(confirmAppointment, { params: { id } });
}
