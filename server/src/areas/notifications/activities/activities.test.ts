import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';
import { activities } from './activities.repository.ts';
import { activityLooks } from './activity-looks.ts';
import type { ActivityType } from './activity-types.ts';
import { activitiesFeature as feature } from './index.ts';

const test = await startTestApp({ features: [feature] });
const { db, clock } = test;

describe('listing activities', () => {
  it('tells a match request in German, with badge, link and display hints', async () => {
    const eva = await test.signIn();
    const data = { partner: 'Café Anna' };
    await activities(db).add({ memberId: eva.member.id, type: 'match.received', subject: 'm1', data }, clock.now());
    const answer = await eva.get('/api/activities');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([
      expect.objectContaining({
        title: 'Neue Match-Anfrage',
        description: 'Café Anna möchte sich mit dir austauschen.',
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
    const eva = await test.signIn();
    const content = 'Sehr freundlicher Empfang und ein Kuchen, über den wir noch lange gesprochen haben. '.repeat(4);
    const data = { partner: 'Café Anna', platform: 'google', content, rating: 4 } as const;
    await activities(db).add({ memberId: eva.member.id, type: 'review.received', subject: 'e1', data }, clock.now());
    const [activity] = (await eva.get('/api/activities')).json();
    expect(activity.author).toBe('Café Anna');
    expect(activity.content.length).toBeLessThanOrEqual(162);
    expect(activity.content).toMatch(/\p{L} …$/u);
    expect(activity.badges).toContainEqual({ text: '4 Sterne', variant: 'info' });
  });

  it('has words and looks for every kind', async () => {
    const eva = await test.signIn();
    for (const type of Object.keys(activityLooks) as ActivityType[]) {
      await activities(db).add({ memberId: eva.member.id, type, subject: type, data: anyData }, clock.now());
    }
    const shown = (await eva.get('/api/activities')).json();
    expect(shown).toHaveLength(Object.keys(activityLooks).length);
    expect(JSON.stringify(shown)).not.toMatch(/undefined|null Sterne/);
  });

  it("shows the newest twenty, never somebody else's", async () => {
    const eva = await test.signIn();
    const other = await test.aMember();
    for (let index = 0; index < 25; index += 1) {
      clock.advance({ minutes: 1 });
      const data = { partner: `Partner ${index}` };
      await activities(db).add(
        { memberId: eva.member.id, type: 'match.requested', subject: `${index}`, data },
        clock.now(),
      );
    }
    await activities(db).add({ memberId: other.id, type: 'profile.completed', subject: 'x', data: {} }, clock.now());
    const shown = (await eva.get('/api/activities')).json();
    expect(shown).toHaveLength(20);
    expect(shown[0].description).toContain('Partner 24');
    expect(shown.some(({ title }: { title: string }) => title === 'Profil vervollständigt')).toBe(false);
  });

  it('leaves out a kind that this version does not know', async () => {
    const eva = await test.signIn();
    await db
      .insertInto('activities')
      .values({ member_id: eva.member.id, type: 'of.tomorrow', subject: 'x', created_at: clock.now() })
      .execute();
    expect((await eva.get('/api/activities')).json()).toEqual([]);
  });

  it('answers 401 to visitors', async () => {
    expect((await test.visitor.get('/api/activities')).statusCode).toBe(401);
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

const anyData = {
  partner: 'Café Anna',
  platform: 'google',
  content: 'Guter Kuchen.',
  rating: 4,
  reviews: 4,
  reviewer: 'Gast',
  level: 'Silber',
  title: 'Erste Review',
} as never;
