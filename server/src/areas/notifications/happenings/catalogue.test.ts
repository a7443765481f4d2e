import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Activity } from '@rezenso/contract/activities';
import type { Notification } from '@rezenso/contract/notifications';
import type { DataExport } from '@rezenso/contract/privacy';
import { expect } from 'expect';
import { everyEmail } from '../../../../testing/every-email.ts';
import { propose } from '../../../../testing/factories/appointments.ts';
import { aDecidedDispute } from '../../../../testing/factories/disputes.ts';
import { anExchange, aTextAbout, confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { type Cast, everyHappening } from '../../../../testing/happenings.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { createTell } from '../tell.ts';
import { happeningKinds, readableActivities, readableNotifications } from './catalogue.ts';

const test = await startTestApp();
const { db } = test;
const tell = createTell(test.core);

describe('every kind of happening', () => {
  it('is told in German, in the bell and in the feed, without a gap', async () => {
    const { cast, members } = await aCast();
    const told = { notifications: new Set<string>(), activities: new Set<string>() };
    for (const happening of everyHappening(cast)) {
      await forgetAll();
      await test.core.database.transaction((tx) => tell(tx, happening, test.clock.now()));
      for (const member of members) {
        const [rows, said] = [await typesOf(member), await saidTo(member)];
        expect([happening, said.titles.length]).toEqual([
          happening,
          rows.notifications.length + rows.activities.length,
        ]);
        expect([happening, said.everything]).toEqual([happening, expect.not.stringMatching(gap)]);
        for (const table of ['notifications', 'activities'] as const)
          for (const type of rows[table]) told[table].add(type);
      }
    }
    expect([...told.notifications].sort()).toEqual([...readableNotifications.keys()].sort());
    expect([...told.activities].sort()).toEqual([...readableActivities.keys()].sort());
  });

  it('stands in the export as it is told', async () => {
    const { cast, members } = await aCast();
    const samples = everyHappening(cast);
    // The bell shows the newest fifty, the export everything.
    const half = Math.ceil(samples.length / 2);
    for (const some of [samples.slice(0, half), samples.slice(half)]) {
      await forgetAll();
      for (const happening of some) await test.core.database.transaction((tx) => tell(tx, happening, test.clock.now()));
      for (const member of members) {
        const { titles } = await saidTo(member);
        const { data } = (await member.get('/api/privacy/export')).json<DataExport>();
        const exported = [...(data.notifications ?? []), ...(data.activities ?? [])];
        expect(exported.map(({ title }) => title).sort()).toEqual(titles.sort());
        expect(JSON.stringify(exported)).not.toMatch(gap);
      }
    }
  });

  it('is among the samples', () => {
    const samples = everyHappening(anyCast);
    expect(new Set(samples.map(({ kind }) => kind))).toEqual(new Set(happeningKinds.keys()));
  });

  it('says in its mails what they are about, without a gap', () => {
    const emails = everyEmail({ reader: 'Anna', partner: 'Druckwerk', words: 'Schöne Farben.' }, 'https://rezenso.de');
    expect(emails.length).toBeGreaterThan(25);
    for (const { name, email } of emails)
      expect([name, JSON.stringify(email)]).toEqual([name, expect.not.stringMatching(gap)]);
  });

  it('keeps no sentence, no name and no other member', async () => {
    const { cast, members } = await aCast();
    await forgetAll();
    for (const happening of everyHappening(cast))
      await test.core.database.transaction((tx) => tell(tx, happening, test.clock.now()));
    const rows = [
      ...(await db.selectFrom('notifications').select(['member_id', 'type', 'data']).execute()),
      ...(await db.selectFrom('activities').select(['member_id', 'type', 'data']).execute()),
    ];
    for (const { type, data } of rows) {
      const kept = JSON.stringify(data);
      for (const { member } of members)
        for (const word of [member.id, member.company_name ?? '?', member.email])
          expect([type, kept]).toEqual([type, expect.not.stringContaining(word)]);
      expect([type, kept]).toEqual([type, expect.not.stringContaining('Lieferung')]);
    }
  });

  it('is told once, however often its job runs', async () => {
    const { cast } = await aCast();
    await forgetAll();
    const count = async () =>
      [
        (await db.selectFrom('notifications').select('id').execute()).length,
        (await db.selectFrom('activities').select('id').execute()).length,
        (await db.selectFrom('outbox').select('name').execute()).map(({ name }) => name).sort(),
      ] as const;
    for (const happening of everyHappening(cast)) {
      await test.core.database.transaction((tx) => tell(tx, happening, test.clock.now()));
      const once = await count();
      await db.deleteFrom('outbox').execute();
      await test.core.database.transaction((tx) => tell(tx, happening, test.clock.now()));
      const [notifications, activities, waiting] = await count();
      expect([happening, notifications, activities]).toEqual([happening, once[0], once[1]]);
      // What is told by mail alone has the mail's own name to go by.
      if (!['member.banned', 'messages.unread', 'plan.cancelled', 'appointment.ended'].includes(happening.kind))
        expect([happening, waiting]).toEqual([happening, []]);
    }
  });
});

/** What a text says that was put together from something that is missing. */
const gap = /undefined|null(?!,|\}|\])|NaN|Invalid|\[object| {2}/;

const anyCast: Cast = {
  matchId: '',
  exchangeId: '',
  reviewId: '',
  messageId: '',
  appointmentId: '',
  disputeId: '',
  requesterId: '',
  providerId: '',
};

/** Two partners who wrote something wherever one can. */
async function aCast(): Promise<{ cast: Cast; members: readonly SignedInClient[] }> {
  const { matchId, reviewer, recipient, exchange } = await anExchange(test);
  const { id: appointmentId } = (await propose(recipient, exchange)).json();
  await handIn(reviewer, exchange, { reviewText: aTextAbout('one') });
  await confirm(recipient, exchange, 'Danke für die Lieferung!');
  const words = {
    decline_reason: 'Gerade keine Lieferung',
    requester_review: 'Gute Lieferung',
    provider_review: 'Lieferung ok',
  };
  await db.updateTable('matches').set(words).where('id', '=', matchId).execute();
  const imported = { source: 'google', content: 'Schnelle Lieferung, gern wieder.', rating: 4, reviewerName: 'Gast' };
  const { id: reviewId } = (
    await reviewer.post('/api/reviews/import', { ...imported, reviewDate: '2031-02-01T00:00:00.000Z' })
  ).json();
  const messageId = randomUUID();
  await reviewer.post(`/api/conversations/${matchId}/messages`, { id: messageId, text: 'Wann kommt die Lieferung?' });
  await db
    .updateTable('appointments')
    .set({ status: 'agreed', ended_by: recipient.member.id, reason: 'Die Lieferung kommt später.' })
    .set({ starts_at: test.clock.now(), in_calendars_at: test.clock.now() })
    .execute();
  await test.runJobs();
  const cast = {
    matchId,
    messageId,
    appointmentId,
    disputeId: await aDecidedDispute(test, exchange),
    exchangeId: exchange.id,
    reviewId,
    requesterId: reviewer.member.id,
    providerId: recipient.member.id,
  };
  return { cast, members: [reviewer, recipient] };
}

async function forgetAll(): Promise<void> {
  for (const table of ['notifications', 'activities', 'outbox'] as const) await db.deleteFrom(table).execute();
}

async function typesOf({ member }: SignedInClient) {
  const typesIn = async (table: 'notifications' | 'activities') =>
    (await db.selectFrom(table).select('type').where('member_id', '=', member.id).execute()).map(({ type }) => type);
  return { notifications: await typesIn('notifications'), activities: await typesIn('activities') };
}

async function saidTo(client: SignedInClient) {
  const { notifications } = (await client.get('/api/notifications')).json<{ notifications: Notification[] }>();
  const activities = (await client.get('/api/activities')).json<Activity[]>();
  const titles = [...notifications, ...activities].map(({ title }) => title);
  return { titles, everything: JSON.stringify([notifications, activities]) };
}
