import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { anExchange, confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { twoPartners } from '../../../../testing/factories/matches.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { activities } from './activities.repository.ts';

const test = await startTestApp();
const { db, clock } = test;

describe('listing activities', () => {
  it('tells a match request in German, with badge, link and display hints', async () => {
    const { requester, provider } = await twoPartners(test);
    await requester.post('/api/matches', { providerId: provider.member.id });
    await test.runJobs();
    const answer = await provider.get('/api/activities');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([
      expect.objectContaining({
        title: 'Neue Match-Anfrage',
        description: 'Café Morgenrot möchte sich mit dir austauschen.',
        content: null,
        author: null,
        badges: [{ text: 'Neu', variant: 'warning' }],
        action: { label: 'Anfrage ansehen', href: '/matches' },
        createdAt: clock.now().toISOString(),
        icon: 'handshake',
        iconBg: 'accentSoft',
      }),
    ]);
  });

  it('shows an excerpt of a review that ends at a word, its writer and its stars', async () => {
    const { reviewer, recipient, exchange } = await anExchange(test);
    const reviewText = 'Sehr freundlicher Empfang und ein Kuchen, über den wir noch lange gesprochen haben. '.repeat(4);
    await handIn(reviewer, exchange, { reviewText });
    await confirm(recipient, exchange);
    await test.runJobs();
    const shown = (await recipient.get('/api/activities')).json<Array<{ title: string }>>();
    const activity = shown.find(({ title }) => title === 'Neue Review erhalten');
    expect(activity).toMatchObject({
      author: 'Café Morgenrot',
      content: expect.stringMatching(/\p{L} …$/u),
      badges: expect.arrayContaining([{ text: '4 Sterne', variant: 'info' }]),
    });
    expect((activity as { content?: string }).content?.length).toBeLessThanOrEqual(162);
  });

  it("shows the newest twenty, never somebody else's", async () => {
    const eva = await test.signIn();
    const other = await test.aMember();
    for (let index = 0; index < 25; index += 1) {
      clock.advance({ minutes: 1 });
      const level = index === 24 ? 'Gold' : 'Silber';
      const activity = { memberId: eva.member.id, type: 'level.reached', subject: `${index}`, data: { level } };
      await activities(db).add(activity, clock.now());
    }
    await activities(db).add({ memberId: other.id, type: 'profile.completed', subject: 'x', data: {} }, clock.now());
    const shown = (await eva.get('/api/activities')).json();
    expect(shown).toHaveLength(20);
    expect(shown[0].title).toContain('Gold');
    expect(shown.some(({ title }: { title: string }) => title === 'Profil vervollständigt')).toBe(false);
  });

  it('leaves out a kind that this version does not know, and data that it cannot read', async () => {
    const eva = await test.signIn();
    const add = (type: string, data: object) =>
      activities(db).add({ memberId: eva.member.id, type, subject: type, data }, clock.now());
    await add('of.tomorrow', {});
    await add('level.reached', { rank: 'Gold' });
    await add('exchange.started', { matchId: randomUUID(), reviews: 2 });
    await add('match.accepted', { matchId: 'm1' });
    expect((await eva.get('/api/activities')).json()).toEqual([]);
  });

  it('does not let unknown kinds push out what can be told', async () => {
    const eva = await test.signIn();
    const add = (type: string, subject: string) =>
      activities(db).add({ memberId: eva.member.id, type, subject, data: {} }, clock.now());
    await add('profile.completed', 'x');
    clock.advance({ minutes: 1 });
    for (let index = 0; index < 25; index += 1) await add('of.tomorrow', `${index}`);
    expect((await eva.get('/api/activities')).json()).toMatchObject([{ title: 'Profil vervollständigt' }]);
  });

  it('answers 401 to visitors', async () => {
    expect((await test.visitor.get('/api/activities')).statusCode).toBe(401);
  });
});

describe('what the feed says of a partner who left', () => {
  it('stands without its name, and with the review that it wrote', async () => {
    const { reviewer: leaver, recipient: partner, exchange } = await anExchange(test);
    await handIn(leaver, exchange);
    await confirm(partner, exchange);
    await test.runJobs();
    await leaver.post('/api/privacy/delete-account', { email: leaver.member.email });
    await test.runJobs();
    const shown = (await partner.get('/api/activities')).json<Array<{ title: string }>>();
    expect(shown.find(({ title }) => title === 'Neue Review erhalten')).toMatchObject({
      description: 'Ehemaliger Partner hat dich auf Google bewertet.',
      author: 'Ehemaliger Partner',
      content: expect.stringContaining('Speisekarten'),
    });
  });
});

describe('the repository', () => {
  it('adds one activity per member, type and subject', async () => {
    const { id: memberId } = await test.aMember();
    const activity = { memberId, type: 'profile.completed', subject: memberId, data: {} } as const;
    expect(await activities(db).add(activity, clock.now())).toBe(true);
    expect(await activities(db).add(activity, clock.now())).toBe(false);
  });
});
