import { describe, it } from 'node:test';
import type { Appointment } from '@rezenso/contract/appointments';
import type { ReviewExchange } from '@rezenso/contract/exchanges';
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
import { anExchange, handIn } from '../../../../testing/factories/exchanges.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

// Its clock stands at 10:00 on 3 March 2031 in Berlin.
const test = await startTestApp();
const nobodys = { id: '00000000-0000-4000-8000-000000000000' };

async function seenBy(client: SignedInClient, { id }: { id: string }): Promise<ReviewExchange | undefined> {
  const mine = (await client.get('/api/review-exchanges/my')).json<ReviewExchange[]>();
  return mine.find((one) => one.id === id);
}

describe('POST /api/review-exchanges/:id/appointments', () => {
  it('proposes times, which both sides see at the exchange and not at the other direction', async () => {
    const { reviewer, recipient, exchange, reverse } = await anExchange(test);
    const [early, middle, late] = times;
    const answer = await propose(recipient, exchange, { times: [late, early, middle], note: ' ' });
    expect(answer.json()).toEqual({
      id: expect.any(String),
      status: 'proposed',
      proposedBy: recipient.member.id,
      times,
      minutes: 60,
      place: 'Werkstatt, Wiehre',
      note: null,
      startsAt: null,
    });
    for (const client of [reviewer, recipient]) {
      expect((await seenBy(client, exchange))?.appointment).toEqual(answer.json());
      expect((await seenBy(client, reverse))?.appointment).toBeNull();
    }
    const page = (await reviewer.get('/api/review-exchanges/pages')).json();
    expect(page.exchanges.find(({ id }: { id: string }) => id === exchange.id).appointment).toEqual(answer.json());
  });

  it('takes the place of the one that it names, proposed or agreed, and of no other', async () => {
    const { reviewer, recipient, exchange, appointment } = await aProposal(test);
    expect((await propose(reviewer, exchange)).json().code).toBe('APPOINTMENT_CHANGED');
    const counter = await propose(reviewer, exchange, { times: [times[1]], replaces: appointment.id });
    expect(counter.json()).toMatchObject({ proposedBy: reviewer.member.id, times: [times[1]] });
    expect((await propose(recipient, exchange, { replaces: appointment.id })).json().code).toBe('APPOINTMENT_CHANGED');
    expect((await pick(reviewer, appointment)).json().code).toBe('APPOINTMENT_CHANGED');
    expect((await pick(recipient, counter.json(), times[1])).statusCode).toBe(200);
    const moved = await propose(recipient, exchange, { times: [times[2]], replaces: counter.json().id });
    expect(await seenBy(reviewer, exchange)).toMatchObject({ appointment: { ...moved.json(), startsAt: null } });
  });

  it('refuses what is past, too far, twice the same, too much or too little', async () => {
    const { recipient, exchange } = await anExchange(test);
    for (const [fields, code] of [
      [{ times: ['2031-03-03T08:59:59.000Z'] }, 'APPOINTMENT_PAST'],
      [{ times: [times[0], '2031-03-03T09:00:00.000Z'] }, 'APPOINTMENT_PAST'],
      [{ times: ['2032-03-03T09:00:00.000Z'] }, 'APPOINTMENT_TOO_FAR'],
      [{ times: [] }, 'VALIDATION_FAILED'],
      [{ times: [...times, '2031-03-07T16:00:00.000Z'] }, 'VALIDATION_FAILED'],
      [{ times: [times[0], '2031-03-04T13:00:00Z'] }, 'VALIDATION_FAILED'],
      [{ times: ['2031-02-30T13:00:00.000Z'] }, 'VALIDATION_FAILED'],
      [{ times: ['morgen'] }, 'VALIDATION_FAILED'],
      [{ minutes: 9 }, 'VALIDATION_FAILED'],
      [{ minutes: 481 }, 'VALIDATION_FAILED'],
      [{ minutes: 30.5 }, 'VALIDATION_FAILED'],
      [{ place: ' ' }, 'VALIDATION_FAILED'],
      [{ place: 'x'.repeat(201) }, 'VALIDATION_FAILED'],
      [{ place: 'Hof\r\nATTENDEE:mailto:x@y.example' }, 'VALIDATION_FAILED'],
      [{ note: 'x'.repeat(501) }, 'VALIDATION_FAILED'],
      [{ replaces: 'x' }, 'VALIDATION_FAILED'],
    ] as const)
      expect([fields, (await propose(recipient, exchange, fields)).json().code]).toEqual([fields, code]);
    expect((await propose(recipient, exchange, { times: ['2032-03-02T09:00:00.000Z'] })).statusCode).toBe(200);
  });

  it('refuses strangers, visitors, unknown exchanges and those whose review is handed in', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    const stranger = await test.signIn();
    expect((await propose(stranger, exchange)).json().code).toBe('EXCHANGE_NOT_YOURS');
    expect((await propose(stranger, nobodys)).json().code).toBe('EXCHANGE_NOT_FOUND');
    expect((await test.visitor.post(`/api/review-exchanges/${exchange.id}/appointments`, {})).statusCode).toBe(401);
    await handIn(reviewer, exchange);
    expect((await propose(recipient, exchange)).json().code).toBe('EXCHANGE_NOT_PENDING');
  });

  it('reaches nobody who is banned, and nothing where one side ended the conversation', async () => {
    const { reviewer, recipient, exchange, matchId } = await anExchange(test);
    await reviewer.put(`/api/conversations/${matchId}/block`, {});
    for (const client of [reviewer, recipient])
      expect((await propose(client, exchange)).json().code).toBe('CONVERSATION_BLOCKED');
    await reviewer.delete(`/api/conversations/${matchId}/block`);
    await test.db.updateTable('members').set({ status: 'banned' }).where('id', '=', reviewer.member.id).execute();
    expect((await propose(recipient, exchange)).json().code).toBe('PARTNER_INACTIVE');
  });

  it('lets one of fifty stand, whoever they come from', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => propose(index % 2 ? reviewer : recipient, exchange)),
    );
    const stands = answers.filter(({ statusCode }) => statusCode === 200);
    expect(stands).toHaveLength(1);
    for (const refused of answers.filter((answer) => answer !== stands[0]))
      expect(['APPOINTMENT_CHANGED', 'RATE_LIMITED']).toContain(refused.json().code);
    expect((await seenBy(reviewer, exchange))?.appointment).toEqual(stands[0]?.json());
  });
});

describe('POST /api/appointments/:id/pick', () => {
  it('agrees on one of the times, once', async () => {
    const { reviewer, recipient, exchange, appointment } = await aProposal(test);
    const answer = await pick(reviewer, appointment, times[1]);
    expect(answer.json()).toEqual({ ...appointment, status: 'agreed', startsAt: times[1] });
    expect((await pick(reviewer, appointment, times[1])).json()).toEqual(answer.json());
    expect((await pick(reviewer, appointment, times[0])).json().code).toBe('APPOINTMENT_CHANGED');
    expect((await seenBy(recipient, exchange))?.appointment).toEqual(answer.json());
    const row = await test.db.selectFrom('review_exchanges').select('status').where('id', '=', exchange.id).execute();
    expect(row).toEqual([{ status: 'pending' }]);
  });

  it('is for the side that was asked, as long as the time lies ahead and was proposed', async () => {
    const { reviewer, recipient, appointment } = await aProposal(test);
    expect((await pick(recipient, appointment)).json().code).toBe('APPOINTMENT_OWN_PROPOSAL');
    expect((await pick(reviewer, appointment, '2031-03-04T13:30:00.000Z')).json().code).toBe('APPOINTMENT_CHANGED');
    expect((await pick(reviewer, appointment, 'morgen')).json().code).toBe('VALIDATION_FAILED');
    test.clock.advance({ days: 1, hours: 5 });
    expect((await pick(reviewer, appointment)).json().code).toBe('APPOINTMENT_PAST');
    expect((await pick(reviewer, appointment, times[1])).statusCode).toBe(200);
  });

  it('refuses strangers, visitors, unknown ones, and a partner who is banned', async () => {
    const { reviewer, recipient, appointment } = await aProposal(test);
    const stranger = await test.signIn();
    expect((await pick(stranger, appointment)).json().code).toBe('APPOINTMENT_NOT_YOURS');
    expect((await pick(stranger, nobodys)).json().code).toBe('APPOINTMENT_NOT_FOUND');
    expect((await test.visitor.post(`/api/appointments/${appointment.id}/pick`, {})).statusCode).toBe(401);
    await test.db.updateTable('members').set({ status: 'banned' }).where('id', '=', recipient.member.id).execute();
    expect((await pick(reviewer, appointment)).json().code).toBe('PARTNER_INACTIVE');
  });

  it('agrees on one time when fifty come at once', async () => {
    const { reviewer, exchange, appointment } = await aProposal(test);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => pick(reviewer, appointment, times[index % 3])),
    );
    const agreed = new Set(
      answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().startsAt),
    );
    expect([...agreed]).toEqual([(await seenBy(reviewer, exchange))?.appointment?.startsAt]);
    await test.runJobs();
    const told = await test.db
      .selectFrom('notifications')
      .select('id')
      .where('type', '=', 'appointment.agreed')
      .execute();
    expect(told).toHaveLength(1);
  });
});

describe('an appointment whose review is handed in', () => {
  it('is picked no more, and nobody says that it took place', async () => {
    const proposed = await aProposal(test);
    await handIn(proposed.reviewer, proposed.exchange);
    const picked = await pick(proposed.reviewer, proposed.appointment);
    expect([picked.statusCode, picked.json().code]).toEqual([409, 'APPOINTMENT_CHANGED']);
    const agreed = await anAppointment(test);
    await handIn(agreed.reviewer, agreed.exchange);
    test.clock.advance({ days: 3 });
    expect((await takePlace(agreed.recipient, agreed.appointment)).json().code).toBe('APPOINTMENT_CHANGED');
  });
});

describe('POST /api/appointments/:id/withdraw', () => {
  it('ends what is proposed or agreed, by either side, and makes room for new times', async () => {
    for (const begin of [aProposal, anAppointment])
      for (const side of ['reviewer', 'recipient'] as const) {
        const { exchange, appointment, ...sides } = await begin(test);
        const answer = await withdraw(sides[side], appointment, 'Wir haben Inventur.');
        expect(answer.json()).toMatchObject({ status: 'withdrawn' });
        expect((await withdraw(sides[side], appointment)).json()).toEqual(answer.json());
        expect((await seenBy(sides.reviewer, exchange))?.appointment).toBeNull();
        expect((await propose(sides.reviewer, exchange)).statusCode).toBe(200);
      }
  });

  it('refuses strangers, visitors, unknown ones, long words and what is over', async () => {
    const { reviewer, recipient, appointment } = await anAppointment(test);
    const stranger = await test.signIn();
    expect((await withdraw(stranger, appointment)).json().code).toBe('APPOINTMENT_NOT_YOURS');
    expect((await withdraw(stranger, nobodys)).json().code).toBe('APPOINTMENT_NOT_FOUND');
    expect((await withdraw(reviewer, appointment, 'x'.repeat(501))).json().code).toBe('VALIDATION_FAILED');
    expect((await test.visitor.post(`/api/appointments/${appointment.id}/withdraw`, {})).statusCode).toBe(401);
    await withdraw(reviewer, appointment);
    expect((await withdraw(recipient, appointment)).json().code).toBe('APPOINTMENT_CHANGED');
    expect((await pick(reviewer, appointment)).json().code).toBe('APPOINTMENT_CHANGED');
  });

  it('says nothing to a partner where one side ended the conversation, and still ends it', async () => {
    const { reviewer, recipient, matchId, exchange, appointment } = await anAppointment(test);
    await reviewer.put(`/api/conversations/${matchId}/block`, {});
    expect((await withdraw(recipient, appointment, 'Noch ein Wort.')).json().code).toBe('CONVERSATION_BLOCKED');
    expect((await seenBy(recipient, exchange))?.appointment).toEqual(appointment);
    expect((await withdraw(recipient, appointment)).statusCode).toBe(200);
  });

  it('and picking at once leave it agreed or withdrawn, and both told the same', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { reviewer, recipient, exchange, appointment } = await aProposal(test);
      const [picked, withdrawn] = await Promise.all([pick(reviewer, appointment), withdraw(recipient, appointment)]);
      // Who withdraws may have seen the agreement just before.
      expect(withdrawn.statusCode).toBe(200);
      expect([200, 409]).toContain(picked.statusCode);
      expect((await seenBy(reviewer, exchange))?.appointment).toBeNull();
    }
  });
});

describe('POST /api/appointments/:id/happened', () => {
  it('begins the reviews of its direction, which rest on it from then on, and hands none in', async () => {
    for (const side of ['reviewer', 'recipient'] as const) {
      const { exchange, reverse, appointment, ...sides } = await anAppointment(test);
      test.clock.advance({ days: 1, hours: 4 });
      const answer = await takePlace(sides[side], appointment);
      expect(answer.json()).toEqual({ ...appointment, status: 'happened' });
      expect((await takePlace(sides.reviewer, appointment)).json()).toEqual(answer.json());
      expect(await seenBy(sides.reviewer, exchange)).toMatchObject({
        status: 'in_progress',
        experience: { kind: 'appointment', day: '2031-03-04', sinceYear: null },
        appointment: { status: 'happened' },
        reviewText: null,
      });
      expect(await seenBy(sides.reviewer, reverse)).toMatchObject({ status: 'pending', appointment: null });
      expect((await handIn(sides.reviewer, exchange, { needsExperience: true })).statusCode).toBe(200);
      test.clock.advance({ days: -1, hours: -4 });
    }
  });

  it('leaves what the writer said', async () => {
    const { reviewer, exchange, appointment } = await anAppointment(test);
    await reviewer.put(`/api/review-exchanges/${exchange.id}/experience`, { kind: 'order', day: '2031-02-01' });
    test.clock.advance({ days: 2 });
    await takePlace(reviewer, appointment);
    expect(await seenBy(reviewer, exchange)).toMatchObject({ status: 'in_progress', experience: { kind: 'order' } });
  });

  it('counts by the calendar of Germany', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    const late = '2031-03-04T23:30:00.000Z';
    const { id } = (await propose(recipient, exchange, { times: [late] })).json<Appointment>();
    await pick(reviewer, { id }, late);
    test.clock.advance({ days: 3 });
    await takePlace(reviewer, { id });
    expect(await seenBy(reviewer, exchange)).toMatchObject({ experience: { day: '2031-03-05' } });
  });

  it('waits for its time, and for an agreement', async () => {
    const { reviewer, recipient, appointment } = await aProposal(test);
    expect((await takePlace(recipient, appointment)).json().code).toBe('APPOINTMENT_CHANGED');
    await pick(reviewer, appointment);
    expect((await takePlace(recipient, appointment)).json().code).toBe('APPOINTMENT_AHEAD');
    await withdraw(reviewer, appointment);
    test.clock.advance({ days: 2 });
    expect((await takePlace(recipient, appointment)).json().code).toBe('APPOINTMENT_CHANGED');
  });

  it('refuses strangers, visitors and unknown ones', async () => {
    const { appointment } = await anAppointment(test);
    const stranger = await test.signIn();
    expect((await takePlace(stranger, appointment)).json().code).toBe('APPOINTMENT_NOT_YOURS');
    expect((await takePlace(stranger, nobodys)).json().code).toBe('APPOINTMENT_NOT_FOUND');
    expect((await test.visitor.post(`/api/appointments/${appointment.id}/happened`)).statusCode).toBe(401);
  });

  it('is said once when fifty say it, and when it is called off at once, one of the two holds', async () => {
    const { reviewer, recipient, exchange, appointment } = await anAppointment(test);
    test.clock.advance({ days: 2 });
    const said = Array.from({ length: 50 }, (_, index) => takePlace(index % 2 ? reviewer : recipient, appointment));
    for (const { statusCode } of await Promise.all(said)) expect([200, 429]).toContain(statusCode);
    await test.runJobs();
    const told = await test.db
      .selectFrom('notifications')
      .select('id')
      .where('type', '=', 'appointment.happened')
      .where('subject', '=', appointment.id)
      .execute();
    expect(told).toHaveLength(1);
    expect((await seenBy(reviewer, exchange))?.status).toBe('in_progress');
    test.clock.advance({ days: -2 });

    const other = await anAppointment(test);
    test.clock.advance({ days: 2 });
    const both = await Promise.all([
      takePlace(other.reviewer, other.appointment),
      withdraw(other.recipient, other.appointment),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { status } = (await seenBy(other.reviewer, other.exchange)) ?? {};
    expect(status).toBe(both[0].statusCode === 200 ? 'in_progress' : 'pending');
  });
});

it('stands in the export of both, and goes with the one who leaves', async () => {
  const { reviewer, recipient, exchange, appointment } = await anAppointment(test);
  const exported = async (client: SignedInClient) => (await client.get('/api/privacy/export')).json().data.appointments;
  const said = { status: 'agreed', times, place: 'Werkstatt, Wiehre', note: 'Der Kaffee geht auf uns.', reason: null };
  expect(await exported(reviewer)).toMatchObject([{ ...said, id: appointment.id, proposedByYou: false }]);
  expect(await exported(recipient)).toMatchObject([{ ...said, proposedByYou: true }]);
  await recipient.post('/api/privacy/delete-account', { email: recipient.member.email });
  await test.runJobs();
  expect(await exported(reviewer)).toEqual([]);
  expect(await seenBy(reviewer, exchange)).toBeUndefined();
});
