import { describe, it } from 'node:test';
import type { Notification } from '@rezenso/contract/notifications';
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
import { preferences } from '../../../mail/preferences.repository.ts';
import { appointmentRemindersJob } from './appointment-reminders.job.ts';

// Its clock stands at 10:00 on 3 March 2031 in Berlin.
const test = await startTestApp();

async function newsOf(client: SignedInClient): Promise<Pick<Notification, 'title' | 'body'>[]> {
  await test.runJobs();
  const { notifications } = (await client.get('/api/notifications')).json<{ notifications: Notification[] }>();
  return notifications
    .filter(({ href }) => href?.startsWith('/exchanges?appointment='))
    .map(({ title, body }) => ({ title, body }));
}

const titlesOf = async (client: SignedInClient) => (await newsOf(client)).map(({ title }) => title);

async function mailsTo(client: SignedInClient) {
  await test.runJobs();
  return (await test.mails()).filter(({ to, subject }) => to === client.member.email && /Termin|Zeiten/.test(subject));
}

describe('the partner', () => {
  it('reads what is proposed and the note, in the bell and by mail', async () => {
    const { reviewer, recipient, exchange } = await aProposal(test);
    expect(await newsOf(reviewer)).toContainEqual({
      title: 'Terminvorschlag von Druckwerk Breisgau',
      body: 'Druckwerk Breisgau schlägt dir 3 Zeiten vor. „Der Kaffee geht auf uns.“',
    });
    const [mail] = await mailsTo(reviewer);
    for (const said of [
      'Dienstag, 4. März, 14:00 Uhr · Mittwoch, 5. März, 09:30 Uhr · Donnerstag, 6. März, 17:00 Uhr',
      'Werkstatt, Wiehre',
      '> Der Kaffee geht auf uns.',
    ])
      expect(mail?.text).toContain(said);
    expect(mail?.text).toContain(`/exchanges?appointment=${exchange.id}`);
    expect(await mailsTo(recipient)).toEqual([]);
  });

  it('is asked no longer once a time is picked, and who proposed reads which one', async () => {
    const { reviewer, recipient, appointment } = await aProposal(test);
    await newsOf(reviewer);
    await pick(reviewer, appointment);
    expect(await newsOf(recipient)).toContainEqual({
      title: 'Euer Termin steht: Café Morgenrot',
      body: 'Dienstag, 4. März, 14:00 Uhr. Ort: Werkstatt, Wiehre.',
    });
    const unread = await test.db
      .selectFrom('notifications')
      .select('type')
      .where('member_id', '=', reviewer.member.id)
      .where('read_at', 'is', null)
      .where('type', 'like', 'appointment.%')
      .execute();
    expect(unread).toEqual([]);
  });

  it('reads that it is off, and why', async () => {
    for (const [begin, title, body] of [
      [aProposal, 'Café Morgenrot kann zu deinen Zeiten nicht', 'Schlag gern andere vor.'],
      [
        anAppointment,
        'Café Morgenrot hat euren Termin abgesagt',
        'Der Termin am Dienstag, 4. März, 14:00 Uhr findet nicht statt.',
      ],
    ] as const) {
      const { reviewer, recipient, appointment } = await begin(test);
      await withdraw(reviewer, appointment, 'Wir haben Inventur.');
      expect(await newsOf(recipient)).toContainEqual({ title, body: `${body} „Wir haben Inventur.“` });
      const mail = (await mailsTo(recipient)).find(({ subject }) => subject === title);
      expect(mail?.text).toContain('> Wir haben Inventur.');
      // Behind 'Hallo Eva,' a sentence goes on.
      expect(mail?.text).toContain(body.replace(/^./, (letter) => letter.toLowerCase()));
    }
  });

  it('reads that a proposal was taken back, and that an agreed one is to be moved', async () => {
    const { reviewer, recipient, appointment } = await aProposal(test);
    await withdraw(recipient, appointment);
    expect(await newsOf(reviewer)).toContainEqual({
      title: 'Druckwerk Breisgau hat den Terminvorschlag zurückgezogen',
      body: 'Du musst nichts weiter tun.',
    });
    const agreed = await anAppointment(test);
    await propose(agreed.reviewer, agreed.exchange, { times: [times[2]], note: null, replaces: agreed.appointment.id });
    expect(await newsOf(agreed.recipient)).toContainEqual({
      title: 'Café Morgenrot möchte euren Termin verschieben',
      body: 'Der Termin am Dienstag, 4. März, 14:00 Uhr gilt nicht mehr. Neuer Vorschlag: Donnerstag, 6. März, 17:00 Uhr.',
    });
  });

  it('reads that it took place', async () => {
    for (const [sayer, hearer, body] of [
      ['recipient', 'reviewer', 'Druckwerk Breisgau sagt, dass ihr euch getroffen habt.'],
      ['reviewer', 'recipient', 'Café Morgenrot war bei dir und schreibt jetzt die Review.'],
    ] as const) {
      const { appointment, ...sides } = await anAppointment(test);
      test.clock.advance({ days: 2 });
      await takePlace(sides[sayer], appointment);
      expect(await newsOf(sides[hearer])).toContainEqual({
        title: 'Euer Termin hat stattgefunden',
        body: expect.stringContaining(body),
      });
      test.clock.advance({ days: -2 });
    }
  });

  it('is not told by a summary what is off when it is sent', async () => {
    const { reviewer, recipient, exchange } = await aProposal(test);
    await test.runJobs();
    await preferences(test.db).save(recipient.member.id, 'match_notification', 'daily');
    const waiting = async () =>
      (await test.db.selectFrom('outbox').select('name').where('member_id', '=', recipient.member.id).execute()).map(
        ({ name }) => name.split('.')[0],
      );
    const own = await propose(reviewer, exchange, {
      replaces: (await reviewer.get('/api/review-exchanges/my'))
        .json()
        .find(({ id }: { id: string }) => id === exchange.id).appointment.id,
    });
    await test.runJobs();
    expect(await waiting()).toContain('appointment-proposed');
    await withdraw(reviewer, own.json());
    await test.runJobs();
    expect(await waiting()).not.toContain('appointment-proposed');
  });
});

describe('the reminder', () => {
  it('comes to both the day before in daytime, once, and asks the writer afterwards', async () => {
    const { reviewer, recipient } = await anAppointment(test);
    await test.db
      .updateTable('appointments')
      .set({ updated_at: new Date('2031-03-01T12:00:00Z') })
      .execute();
    await remind();
    await remind();
    for (const client of [reviewer, recipient])
      expect((await mailsTo(client)).filter(({ subject }) => subject.startsWith('Morgen'))).toHaveLength(1);
    test.clock.advance({ days: 1, hours: 4, minutes: 59 });
    await remind();
    expect(await titlesOf(reviewer)).toContain('Morgen: dein Termin mit Druckwerk Breisgau');
    expect(await titlesOf(reviewer)).not.toContain('Wie war dein Termin mit Druckwerk Breisgau?');
    test.clock.advance({ minutes: 1 });
    await remind();
    await remind();
    expect((await newsOf(reviewer))[0]?.title).toBe('Wie war dein Termin mit Druckwerk Breisgau?');
    expect(await titlesOf(recipient)).not.toContain('Wie war dein Termin mit Café Morgenrot?');
  });

  it('does not ask how it was once the review is handed in', async () => {
    const { reviewer, exchange } = await anAppointment(test);
    await handIn(reviewer, exchange);
    test.clock.advance({ days: 1, hours: 6 });
    await remind();
    expect(await titlesOf(reviewer)).not.toContain('Wie war dein Termin mit Druckwerk Breisgau?');
    expect((await mailsTo(reviewer)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringMatching(/^Wie war/),
    );
  });

  it('does not come for what was agreed the day before, called off, or with somebody who is banned', async () => {
    await anAppointment(test);
    const off = await anAppointment(test);
    const banned = await anAppointment(test);
    await test.db
      .updateTable('appointments')
      .set({ updated_at: new Date('2031-03-01T12:00:00Z') })
      .where('id', 'in', [off.appointment.id, banned.appointment.id])
      .execute();
    await withdraw(off.reviewer, off.appointment);
    await test.db
      .updateTable('members')
      .set({ status: 'banned' })
      .where('id', '=', banned.recipient.member.id)
      .execute();
    await remind();
    const told = await test.db
      .selectFrom('notifications')
      .select('id')
      .where('type', '=', 'appointment.reminder')
      .execute();
    expect(told).toEqual([]);
  });
});

async function remind(): Promise<void> {
  await test.core.database.transaction((tx) => test.core.jobs.enqueue(tx, appointmentRemindersJob, {}));
  await test.runJobs();
}
