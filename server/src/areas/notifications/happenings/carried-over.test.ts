import { describe, it } from 'node:test';
import type { Activity } from '@rezenso/contract/activities';
import type { Notification } from '@rezenso/contract/notifications';
import { expect } from 'expect';
import { sql } from 'kysely';
import { anExchange, confirm, type Exchanging, handIn } from '../../../../testing/factories/exchanges.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { migrations } from '../../../database/migrations/index.ts';

const test = await startTestApp();
const { db, clock } = test;
const emptied = 'Nachricht über einen ehemaligen Partner';

/** What the version before wrote of an exchange, by who reads it. */
const sentences = {
  recipient: [
    [
      'match.requested',
      'Neue Match-Anfrage',
      'Café Morgenrot möchte mit dir Reviews austauschen. Schau es dir an und antworte.',
    ],
    [
      'exchange.started',
      'Euer Austausch läuft',
      'Café Morgenrot hat den Austausch gestartet: 2 Reviews sind verabredet, ihr habt 14 Tage Zeit.',
    ],
    [
      'exchange.submitted',
      'Neue Review für dich',
      'Café Morgenrot hat dich auf Google bewertet. Bitte bestätige, dass die Review angekommen ist.',
    ],
    [
      'exchange.reminder',
      'Deine Review ist in 3 Tagen fällig',
      'Denk an deine Review für Café Morgenrot auf google auf Google.',
    ],
  ],
  reviewer: [
    ['match.accepted', 'Match angenommen', 'Druckwerk Breisgau ist dabei. Jetzt könnt ihr euren Austausch starten.'],
    [
      'match.completed',
      'Match abgeschlossen',
      'Du und Druckwerk Breisgau habt beide eure Review abgegeben. Danke für den fairen Austausch!',
    ],
    [
      'exchange.confirmed',
      'Deine Review wurde bestätigt',
      'Druckwerk Breisgau hat deine Review auf Google bestätigt. Danke für deinen Beitrag! „Danke sehr!“',
    ],
    ['level.reached', 'Level Silber erreicht!', 'Ein Satz, wie er früher lautete.'],
    ['exchange.no-xp', 'Für diese Review gibt es keine XP', 'Fast derselbe Text wurde schon einmal abgegeben.'],
    ['match.declined', emptied, 'Es ging um ein Unternehmen, das Rezenso verlassen hat.'],
  ],
} as const;

describe('what members were told before there were kinds', () => {
  it('says the same afterwards, and what names a partner says its name of today', async () => {
    const { reviewer, recipient } = await told(async (exchanging) => {
      await undo();
      await write(exchanging);
      await migrations['095-happenings']?.up(db);
    });
    const [before, after] = [sentencesOf(sentences.recipient), await bellOf(recipient)];
    expect(after).toEqual(before);
    expect(await bellOf(reviewer)).toEqual(sentencesOf(sentences.reviewer));
    await db.updateTable('members').set({ company_name: 'Abendrot' }).where('id', '=', reviewer.member.id).execute();
    // A reminder names the business as it stands on the platform.
    expect((await bellOf(recipient)).filter((said) => said.includes('Morgenrot'))).toHaveLength(1);
    expect(await feedOf(recipient)).toContain('Abendrot hat dich auf Google bewertet.');
  });

  it('is carried over too when the version before is still writing', async () => {
    const { reviewer, recipient } = await told(write);
    expect(await bellOf(recipient)).toEqual(sentencesOf(sentences.recipient));
    expect(await bellOf(reviewer)).toEqual(sentencesOf(sentences.reviewer));
  });

  it('leaves no name behind in the rows', async () => {
    await told(write);
    const rows = [
      ...(await db.selectFrom('notifications').selectAll().execute()),
      ...(await db.selectFrom('activities').selectAll().execute()),
    ];
    expect(JSON.stringify(rows)).not.toMatch(/Morgenrot|Druckwerk|Danke sehr|Speisekarten/);
  });
});

describe('what this version writes', () => {
  it('says something to the version before, while that is still running', async () => {
    const { recipient } = await told(async () => {});
    await test.runJobs();
    const notices = await db.selectFrom('notifications').select(['title', 'body']).execute();
    expect(notices.every(({ title, body }) => title !== '' && body !== '')).toBe(true);
    const rows = await db
      .selectFrom('activities')
      .select(['type', 'data'])
      .where('member_id', '=', recipient.member.id)
      .execute();
    expect(rows.find(({ type }) => type === 'review.received')?.data).toMatchObject({
      partner: 'Ein Partner',
      platform: 'google',
    });
    expect(rows.find(({ type }) => type === 'exchange.started')?.data).toMatchObject({
      partner: 'Ein Partner',
      reviews: 2,
    });
  });
});

/** A confirmed review, of which members are told as `tell` does and not yet by their jobs. */
async function told(tell: (exchanging: Exchanging) => Promise<void>): Promise<Exchanging> {
  const exchanging = await anExchange(test);
  await handIn(exchanging.reviewer, exchanging.exchange);
  await confirm(exchanging.recipient, exchanging.exchange, 'Danke sehr!');
  await tell(exchanging);
  return exchanging;
}

/** As the tables were. */
async function undo(): Promise<void> {
  for (const statement of [
    'drop trigger carry_over on notifications',
    'drop trigger carry_over on activities',
    'drop function carry_over_notification, carry_over_activity',
    'drop function data_of_notification(notifications), data_of_activity(activities)',
    `alter table notifications drop column data, alter title drop default, alter body drop default`,
  ])
    await sql.raw(statement).execute(db);
}

async function write(exchanging: Exchanging): Promise<void> {
  for (const side of ['reviewer', 'recipient'] as const)
    for (const [type, title, body] of sentences[side]) {
      const subject = subjectOf(type, exchanging);
      await sql`insert into notifications (member_id, type, subject, title, body, href, created_at)
        values (${exchanging[side].member.id}, ${type}, ${subject}, ${title}, ${body}, '/', ${clock.now()})`.execute(
        db,
      );
    }
  const data = { partner: 'Café Morgenrot', platform: 'google', content: 'Die Speisekarten …', rating: 4 };
  await sql`insert into activities (member_id, type, subject, data, created_at)
    values (${exchanging.recipient.member.id}, 'review.received', ${exchanging.exchange.id}, ${JSON.stringify(data)}::jsonb,
      ${clock.now()})`.execute(db);
}

function subjectOf(type: string, { matchId, exchange, reverse }: Exchanging): string {
  if (type === 'exchange.reminder') return `${reverse.id}:before`;
  if (type === 'level.reached') return 'Silber';
  return type.startsWith('match.') || type === 'exchange.started' ? matchId : exchange.id;
}

function sentencesOf(told: ReadonlyArray<readonly [type: string, title: string, body: string]>): string[] {
  return told.map(([, title, body]) => `${title}: ${body}`).sort();
}

async function bellOf(client: SignedInClient): Promise<string[]> {
  const { notifications } = (await client.get('/api/notifications')).json<{ notifications: Notification[] }>();
  return notifications.map(({ title, body }) => `${title}: ${body}`).sort();
}

async function feedOf(client: SignedInClient): Promise<string> {
  return (await client.get('/api/activities'))
    .json<Activity[]>()
    .map(({ description }) => description)
    .join('\n');
}
