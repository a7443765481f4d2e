import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Activity } from '@rezenso/contract/activities';
import type { Language } from '@rezenso/contract/language';
import type { Notification } from '@rezenso/contract/notifications';
import type { DataExport } from '@rezenso/contract/privacy';
import { germanIn } from '@rezenso/contract/testing/foreign-words';
import { expect } from 'expect';
import { propose } from '../../../../testing/factories/appointments.ts';
import { aDecidedDispute } from '../../../../testing/factories/disputes.ts';
import { anExchange, aTextAbout, confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { type Cast, everyHappening } from '../../../../testing/happenings.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import type { StoredMail } from '../../../mail/mails.repository.ts';
import { createTell } from '../tell.ts';
import type { Happening } from './catalogue.ts';

const test = await startTestApp({ env: { OFFERED_LANGUAGES: 'de,en' } });
const { db } = test;
const tell = createTell(test.core);
/** What people wrote in the samples, and names in them. */
const inSamples = [
  'In der Beschreibung beleidigst du jemanden.',
  'Danke für die Änderung!',
  'Das geht in den Einstellungen.',
  'Druckwerk',
  'Freiburg',
];

describe('what partners are told of the same', () => {
  it('reaches each in the language of the account, by mail as in the bell', async () => {
    const pair = await aPair('en', null);
    const { reviewer, recipient, names } = pair;
    await tellAll(pair);
    const languagesOf = (client: SignedInClient) => mailsTo(client, ({ html }) => /<html lang="(\w+)"/.exec(html)?.[1]);
    expect(new Set(await languagesOf(reviewer))).toEqual(new Set(['en']));
    expect(new Set(await languagesOf(recipient))).toEqual(new Set(['de']));
    const english = [...(await saidTo(reviewer)), ...(await mailsTo(reviewer, ({ text }) => text))];
    expect(english.length).toBeGreaterThan(60);
    for (const text of english) expect([text, germanIn(text, names)]).toEqual([text, []]);
    const german = [...(await saidTo(recipient)), ...(await mailsTo(recipient, ({ text }) => text))];
    expect(german.length).toBeGreaterThan(20);
    for (const text of german) expect([text, germanIn(text, names).length > 0]).toEqual([text, true]);
  });

  it('is read in the language of today, whichever it was when it was told', async () => {
    const pair = await aPair(null, null);
    const { reviewer, names } = pair;
    await tellAll(pair);
    const before = await saidTo(reviewer);
    await reviewer.put('/api/auth/language', { language: 'en' });
    const [after, exported] = [await saidTo(reviewer), await exportedBy(reviewer)];
    expect(after).toHaveLength(before.length);
    for (const text of [...after, ...exported]) expect([text, germanIn(text, names)]).toEqual([text, []]);
    await reviewer.put('/api/auth/language', { language: 'de' });
    expect(await saidTo(reviewer)).toEqual(before);
  });

  it('is said as the page is to who chose a language in this browser only', async () => {
    const { cast, reviewer } = await aPair(null, null);
    await tellOf(cast, ({ kind }) => kind === 'subscription.activated');
    const url = '/api/notifications';
    const titlesWith = async (headers: Record<string, string>) => {
      const answer = await reviewer.send({ method: 'GET', url, headers });
      return answer.json<{ notifications: Notification[] }>().notifications.map(({ title }) => title);
    };
    expect(await titlesWith({ cookie: 'lang=en' })).toContain('Welcome to Pro');
    expect(await titlesWith({ 'accept-language': 'en-GB' })).toContain('Willkommen bei Pro');
    const mails = await mailsTo(reviewer, ({ subject }) => subject);
    expect(mails).toContain('Willkommen bei Pro');
  });
});

describe('a partner who left', () => {
  it('is named in no language', async () => {
    const { cast, reviewer, recipient } = await aPair('en', null);
    const { matchId } = cast;
    await test.core.database.transaction((tx) => tell(tx, { kind: 'match.accepted', matchId }, test.clock.now()));
    await test.runJobs();
    await recipient.post('/api/privacy/delete-account', { email: recipient.member.email });
    await test.runJobs();
    expect((await saidTo(reviewer)).join()).toContain('Message about a former partner');
    const subjects = await mailsTo(reviewer, ({ subject }) => subject);
    expect(subjects).toContain('Message about a former partner');
    expect(subjects.join()).not.toContain('ehemaligen');
  });
});

interface Pair {
  cast: Cast;
  /** Told of nearly everything. */
  reviewer: SignedInClient;
  recipient: SignedInClient;
  /** What people wrote or are called. */
  names: string[];
}

/** Two partners who wrote something wherever one can, with the languages that their accounts chose. */
async function aPair(...languages: [Language | null, Language | null]): Promise<Pair> {
  const { matchId, reviewer, recipient, exchange } = await anExchange(test);
  const { id: appointmentId } = (await propose(recipient, exchange)).json();
  await handIn(reviewer, exchange, { reviewText: aTextAbout('languages') });
  await confirm(recipient, exchange, 'Thanks a lot!');
  const words = { decline_reason: 'No time', requester_review: 'Good work', provider_review: 'Nice people' };
  await db.updateTable('matches').set(words).where('id', '=', matchId).execute();
  const at = test.clock.now();
  await db
    .updateTable('appointments')
    .set({ status: 'agreed', ended_by: recipient.member.id, reason: 'Too late', starts_at: at, in_calendars_at: at })
    .execute();
  const imported = { source: 'google', content: 'Quick delivery.', rating: 4, reviewerName: 'Guest' };
  const { id: reviewId } = (
    await reviewer.post('/api/reviews/import', { ...imported, reviewDate: '2031-02-01T00:00:00.000Z' })
  ).json();
  const messageId = randomUUID();
  await reviewer.post(`/api/conversations/${matchId}/messages`, { id: messageId, text: 'When does it come?' });
  await test.runJobs();
  for (const table of ['notifications', 'activities', 'outbox', 'mails'] as const) await db.deleteFrom(table).execute();
  for (const [turn, { member }] of [reviewer, recipient].entries())
    await db
      .updateTable('members')
      .set({ language: languages[turn] ?? null })
      .where('id', '=', member.id)
      .execute();
  const { place, note } = await db.selectFrom('appointments').select(['place', 'note']).executeTakeFirstOrThrow();
  const people = [reviewer, recipient].flatMap(({ member }) => [member.company_name ?? '', member.first_name ?? '']);
  return {
    cast: {
      ...{ matchId, messageId, appointmentId, reviewId, exchangeId: exchange.id },
      disputeId: await aDecidedDispute(test, exchange, 'It leads nowhere.'),
      ...{ requesterId: reviewer.member.id, providerId: recipient.member.id },
    },
    reviewer,
    recipient,
    names: [...people, exchange.business_name, place, note ?? '', aTextAbout('languages'), ...inSamples]
      .filter(Boolean)
      .sort((one, other) => other.length - one.length),
  };
}

/** More than the bell shows at once, so that which of them it shows is left to chance. */
async function tellAll({ cast }: Pair): Promise<void> {
  await tellOf(cast, () => true);
}

async function tellOf(cast: Cast, isMeant: (happening: Happening) => boolean): Promise<void> {
  for (const happening of everyHappening(cast).filter(isMeant))
    await test.core.database.transaction((tx) => tell(tx, happening, test.clock.now()));
  await test.runJobs();
}

async function mailsTo<Found>({ member }: SignedInClient, find: (mail: StoredMail) => Found): Promise<Found[]> {
  return (await test.mails()).filter(({ to }) => to === member.email).map(find);
}

/** Titles and texts of the bell and of the feed. */
async function saidTo(client: SignedInClient): Promise<string[]> {
  const { notifications } = (await client.get('/api/notifications')).json<{ notifications: Notification[] }>();
  const activities = (await client.get('/api/activities')).json<Activity[]>();
  return [
    ...notifications.map(({ title, body }) => `${title}: ${body}`),
    ...activities.map(({ title, description, badges, action }) =>
      [title, description, ...badges.map(({ text }) => text), action?.label ?? ''].join(': '),
    ),
  ];
}

async function exportedBy(client: SignedInClient): Promise<string[]> {
  const { data, note } = (await client.get('/api/privacy/export')).json<DataExport>();
  const told = [...(data.notifications ?? []), ...(data.activities ?? [])];
  return [note, ...told.map(({ title }) => String(title))];
}
