import { describe, it } from 'node:test';
import type { Task } from '@rezenso/contract/tasks';
import { expect } from 'expect';
import {
  anAppointment,
  aProposal,
  pick,
  propose,
  takePlace,
  times,
  withdraw,
} from '../../../../testing/factories/appointments.ts';
import { handIn } from '../../../../testing/factories/exchanges.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

// Its clock stands at 10:00 on 3 March 2031 in Berlin; reviews are due in 14 days.
const test = await startTestApp();

const tasksOf = async (client: SignedInClient) => (await client.get('/api/tasks')).json<Task[]>();
const kindsOf = async (client: SignedInClient) => (await tasksOf(client)).map(({ kind }) => kind);

describe('what waits about an appointment', () => {
  it('is to pick a time, in place of writing, until one is picked', async () => {
    const { reviewer, recipient, exchange, appointment } = await aProposal(test);
    expect(await tasksOf(reviewer)).toEqual([
      {
        id: `appointment.pick:${appointment.id}`,
        kind: 'appointment.pick',
        title: 'Zeit für den Termin mit Druckwerk Breisgau wählen',
        dueAt: times[0],
        since: test.clock.now().toISOString(),
        action: { label: 'Zeit wählen', href: `/exchanges?appointment=${exchange.id}` },
      },
    ]);
    // Who proposed writes the other direction, which waits for nothing.
    expect(await kindsOf(recipient)).toEqual(['review.write']);
    await pick(reviewer, appointment);
    expect(await kindsOf(reviewer)).toEqual([]);
  });

  it('is to say that it took place once its time is over, and then to write', async () => {
    const { reviewer, recipient, appointment } = await anAppointment(test);
    test.clock.advance({ days: 1, hours: 4, minutes: 59 });
    expect(await kindsOf(reviewer)).toEqual(['review.write']);
    test.clock.advance({ minutes: 1 });
    expect(await kindsOf(reviewer)).toEqual(['appointment.say', 'review.write']);
    expect(await kindsOf(recipient)).toEqual(['review.write']);
    await takePlace(recipient, appointment);
    expect(await kindsOf(reviewer)).toEqual(['review.write']);
  });

  it('is to find another time when one was turned down or called off', async () => {
    for (const begin of [aProposal, anAppointment]) {
      const { reviewer, recipient, exchange, appointment } = await begin(test);
      await withdraw(recipient, appointment);
      expect(await tasksOf(reviewer)).toMatchObject([
        {
          kind: 'appointment.propose',
          title: 'Neue Zeiten für Druckwerk Breisgau vorschlagen',
          dueAt: exchange.due_at.toISOString(),
        },
      ]);
      expect(await kindsOf(recipient)).toEqual(['review.write']);
    }
  });

  it('is to write at once when a block keeps both from proposing another time', async () => {
    for (const blocker of ['reviewer', 'recipient'] as const) {
      const arranged = await aProposal(test);
      const { reviewer, recipient, exchange, appointment } = arranged;
      await withdraw(recipient, appointment);
      await arranged[blocker].put(`/api/conversations/${arranged.matchId}/block`);
      expect((await propose(reviewer, exchange)).json().code).toBe('CONVERSATION_BLOCKED');
      expect(await kindsOf(reviewer)).toEqual(['review.write']);
    }
  });

  it('never keeps a review from being written that is due in three days, begun, or rests on something else', async () => {
    const { reviewer, exchange } = await anAppointment(test);
    await reviewer.put(`/api/review-exchanges/${exchange.id}`, { status: 'pending', reviewText: 'Schon ein Anfang.' });
    expect(await kindsOf(reviewer)).toEqual(['review.write']);
    const other = await anAppointment(test);
    await other.reviewer.put(`/api/review-exchanges/${other.exchange.id}/experience`, {
      kind: 'order',
      day: '2031-03-01',
    });
    expect(await kindsOf(other.reviewer)).toEqual(['review.write']);
    const third = await aProposal(test);
    test.clock.advance({ days: 11 });
    expect(await kindsOf(third.reviewer)).toEqual(['appointment.pick', 'review.write']);
  });

  it('ends with the review', async () => {
    const { reviewer, exchange } = await aProposal(test);
    await handIn(reviewer, exchange);
    expect(await kindsOf(reviewer)).toEqual([]);
  });
});
