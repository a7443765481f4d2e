import type { Appointment } from '@rezenso/contract/appointments';
import type { LightMyRequestResponse } from 'fastify';
import type { SignedInClient, TestApp } from '../test-app.ts';
import { anExchange, type Exchanging } from './exchanges.ts';

/** Two o'clock in Berlin on the day after the test's clock begins, and an hour on the two days after that. */
export const times = ['2031-03-04T13:00:00.000Z', '2031-03-05T08:30:00.000Z', '2031-03-06T16:00:00.000Z'];

/** Proposes times for an exchange. */
export function propose(
  client: SignedInClient,
  exchange: { id: string },
  fields: object = {},
): Promise<LightMyRequestResponse> {
  const proposal = { times, minutes: 60, place: 'Werkstatt, Wiehre', note: 'Der Kaffee geht auf uns.' };
  return client.post(`/api/review-exchanges/${exchange.id}/appointments`, { ...proposal, ...fields });
}

/** Picks one of the times of an appointment, the first unless said otherwise. */
export function pick(client: SignedInClient, { id }: { id: string }, startsAt: string | undefined = times[0]) {
  return client.post(`/api/appointments/${id}/pick`, { startsAt });
}

export function withdraw(client: SignedInClient, { id }: { id: string }, reason?: string) {
  return client.post(`/api/appointments/${id}/withdraw`, { reason });
}

/** Says that an appointment took place. */
export function takePlace(client: SignedInClient, { id }: { id: string }) {
  return client.post(`/api/appointments/${id}/happened`);
}

/** An exchange whose recipient proposed times to its writer. */
export async function aProposal(test: TestApp): Promise<Exchanging & { appointment: Appointment }> {
  const exchanging = await anExchange(test);
  const answer = await propose(exchanging.recipient, exchanging.exchange);
  if (answer.statusCode !== 200) throw new Error(`Nothing was proposed: ${answer.body}`);
  return { ...exchanging, appointment: answer.json() };
}

/** The same, and its writer picked the first time. */
export async function anAppointment(test: TestApp): Promise<Exchanging & { appointment: Appointment }> {
  const proposed = await aProposal(test);
  const answer = await pick(proposed.reviewer, proposed.appointment);
  if (answer.statusCode !== 200) throw new Error(`Nothing was agreed: ${answer.body}`);
  return { ...proposed, appointment: answer.json() };
}
