import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { anExchange, handIn } from '../../../../testing/factories/exchanges.ts';
import { aMatch } from '../../../../testing/factories/matches.ts';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { db, clock } = test;

describe('a company that gives itself another name', () => {
  it('is called so in what its partners were told before, in the bell and in the feed', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange);
    await test.runJobs();
    expect(await saidTo(recipient)).toContain('Café Morgenrot hat dich auf Google bewertet.');
    await rename(reviewer, 'Café Abendrot');
    const said = await saidTo(recipient);
    expect(said).toContain('Café Abendrot hat dich auf Google bewertet.');
    expect(said).not.toContain('Morgenrot');
  });

  it('leaves the words of others as they are, whatever they are called', async () => {
    const { requester, provider, match } = await aMatch(test);
    await provider.put(`/api/matches/${match.id}/decline`, { reason: 'Café Morgenrot ist uns zu weit weg.' });
    await test.runJobs();
    await rename(requester, 'Café Abendrot');
    expect(await saidTo(requester)).toContain('„Café Morgenrot ist uns zu weit weg.“');
  });
});

describe('a company that leaves', () => {
  it('takes no word out of what others were told, though it is called like one', async () => {
    const { requester: eva, provider, match } = await aMatch(test);
    await rename(eva, 'Match');
    const third = await test.signIn({ company_name: 'Café' });
    await third.post('/api/matches', { providerId: provider.member.id });
    await provider.put(`/api/matches/${match.id}/accept`);
    await test.runJobs();
    const stored = await rowsOf(provider);
    const of = (said: string) => said.split('\n').filter((line) => line.includes('Café'));
    const before = of(await saidTo(provider));
    expect(before.length).toBeGreaterThan(1);
    await eva.post('/api/privacy/delete-account', { email: eva.member.email });
    await test.runJobs();
    expect(of(await saidTo(provider))).toEqual(before);
    const kept = await rowsOf(provider);
    expect(stored.filter((row) => !kept.includes(row))).toEqual([]);
  });

  it('comes to an end in the bell of its partner with its name and its words', async () => {
    const { requester, provider, match } = await aMatch(test);
    await provider.put(`/api/matches/${match.id}/decline`, { reason: 'Gerade zu viel los' });
    await test.runJobs();
    await provider.post('/api/privacy/delete-account', { email: provider.member.email });
    await test.runJobs();
    const said = await saidTo(requester);
    expect(said).toContain('Nachricht über einen ehemaligen Partner');
    expect(said).not.toMatch(/Druckwerk|Gerade zu viel los/);
  });
});

describe('a version that does not know everything that is stored', () => {
  it('tells the rest, and counts only what it tells', async () => {
    const eva = await test.signIn();
    const row = { member_id: eva.member.id, subject: 'x', data: '{}', created_at: clock.now() };
    await db
      .insertInto('notifications')
      .values({ ...row, type: 'of.tomorrow' })
      .execute();
    await db
      .insertInto('notifications')
      .values({ ...row, type: 'welcome' })
      .execute();
    const { notifications, unread } = (await eva.get('/api/notifications')).json();
    expect([notifications.length, unread]).toEqual([1, 1]);
    expect(notifications[0]).toMatchObject({ type: 'welcome', title: 'Willkommen bei Rezenso', href: '/' });
  });

  it('leaves out what it cannot read, and answers', async () => {
    const eva = await test.signIn();
    const unreadable = {
      'match.accepted': { matchId: 'm1' },
      'level.reached': {},
      'match.rated': { matchId: randomUUID() },
    };
    for (const [type, data] of Object.entries(unreadable))
      await db
        .insertInto('notifications')
        .values({ member_id: eva.member.id, type, subject: 'x', data: JSON.stringify(data), created_at: clock.now() })
        .execute();
    const answer = await eva.get('/api/notifications');
    expect([answer.statusCode, answer.json().notifications]).toEqual([200, []]);
  });
});

async function rename({ member }: SignedInClient, name: string): Promise<void> {
  await db.updateTable('members').set({ company_name: name }).where('id', '=', member.id).execute();
}

/** Everything that somebody reads in the bell and in the feed, a line each. */
async function saidTo(client: SignedInClient): Promise<string> {
  const { notifications } = (await client.get('/api/notifications')).json();
  const activities = (await client.get('/api/activities')).json();
  return [...notifications, ...activities]
    .map(({ title, body, description, content, author }) => [title, body ?? description, content, author].join(' '))
    .join('\n');
}

async function rowsOf({ member }: SignedInClient): Promise<string[]> {
  const rows = [
    ...(await db.selectFrom('notifications').selectAll().where('member_id', '=', member.id).execute()),
    ...(await db.selectFrom('activities').selectAll().where('member_id', '=', member.id).execute()),
  ];
  return rows.map((row) => JSON.stringify({ ...row, read_at: null }));
}
