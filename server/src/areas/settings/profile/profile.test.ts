import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { memberNow } from '../../../../testing/factories/admin.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import {
  activitiesFeature,
  notificationsFeature as notificationFeature,
  notifications,
} from '../../notifications/index.ts';
import { xpFeature } from '../../rewards/index.ts';
import { profileFeature } from './index.ts';

const test = await startTestApp({ features: [profileFeature, activitiesFeature, notificationFeature, xpFeature] });
const { db, clock } = test;

describe('reading the profile', () => {
  it('shows an account right after sign-in, with nothing invented', async () => {
    const eva = await test.signIn(await test.aMember({ email: 'eva@example.de' }));
    const answer = await eva.get('/api/profile');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user).toMatchObject({
      email: 'eva@example.de',
      companyName: null,
      averageRating: null,
      trustScore: null,
      totalMatches: 0,
      level: 'Bronze',
      xp: 0,
      activeDays: 1,
      subscriptionStatus: 'free',
    });
  });

  it('counts the active days of the last seven, today included', async () => {
    const eva = await test.signIn();
    const days = ['2031-02-20', '2031-02-25', '2031-03-01', '2031-03-02'];
    await db
      .insertInto('active_days')
      .values(days.map((day) => ({ member_id: eva.member.id, day })))
      .execute();
    expect((await eva.get('/api/profile')).json().user.activeDays).toBe(4);
  });

  it('shows level and what counts towards the next one', async () => {
    const eva = await test.signIn({ xp_total: 1130 });
    expect((await eva.get('/api/profile')).json().user).toMatchObject({ level: 'Gold', xp: 130 });
  });

  it('answers 401 to visitors', async () => {
    expect((await test.visitor.get('/api/profile')).statusCode).toBe(401);
  });
});

describe('finishing onboarding', () => {
  it('takes words that every object answers to as name and place like any other', async () => {
    for (const word of ['constructor', 'toString', '__proto__', 'Constructor GmbH', 'hasOwnProperty Berlin']) {
      const eva = await test.signIn(await test.aMember());
      const companyName = `${word} ${eva.member.id.slice(0, 6)}`;
      const said = `${word} und ${word}`;
      const given = { ...onboarding, companyName, location: word, description: said, targetAudience: said };
      const answer = await eva.put('/api/profile', given);
      expect([word, answer.statusCode]).toEqual([word, 200]);
      expect(answer.json().user).toMatchObject({ companyName, location: word });
    }
  });

  it('stores the profile, finds the place and makes the business matchable', async () => {
    const eva = await test.signIn(await test.aMember());
    const answer = await eva.put('/api/profile', onboarding);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user).toMatchObject({
      companyName: 'Café Anna',
      industry: 'gastronomie',
      domain: 'cafe-anna.de',
      website: 'https://www.cafe-anna.de',
      languages: ['de', 'fr'],
      registeredPlatforms: ['google'],
    });
    const stored = await db.selectFrom('members').selectAll().where('id', '=', eva.member.id).executeTakeFirstOrThrow();
    expect(stored.profile_completed_at).toEqual(clock.now());
    expect(stored.latitude).toBeCloseTo(48, 0);
    expect(stored.geo_cell).toBeGreaterThan(0);
  });

  it('earns 100 XP once, shows it in the feed and takes the reminder away', async () => {
    const eva = await test.signIn(await test.aMember());
    const reminder = { memberId: eva.member.id, type: 'complete_profile', subject: 'x', data: {} };
    await notifications(db).add(reminder, clock.now());
    for (const _ of [1, 2]) await eva.put('/api/profile', onboarding);
    await test.runJobs();
    expect((await eva.get('/api/profile')).json().user.xp).toBe(100);
    expect((await eva.get('/api/notifications')).json().unread).toBe(0);
    const feed = (await eva.get('/api/activities')).json();
    expect(feed.map((one: { title: string }) => one.title)).toEqual(['Profil vervollständigt']);
  });

  it('has one effect when it is sent fifty times at once', async () => {
    const eva = await test.signIn(await test.aMember());
    const answers = await Promise.all(Array.from({ length: 50 }, () => eva.put('/api/profile', onboarding)));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    await test.runJobs();
    const entries = await db.selectFrom('xp_ledger').selectAll().where('member_id', '=', eva.member.id).execute();
    expect(entries.map((entry) => entry.points)).toEqual([100]);
  });

  it('takes no role, plan, points, level, address or proof along, whoever adds them', async () => {
    const client = await test.signIn();
    const smuggled = {
      ...{ adminRole: 'super_admin', isAdmin: true, subscriptionStatus: 'active', xp: 9_999, xpTotal: 9_999 },
      ...{
        freeReviewsUsed: 0,
        trustScore: 100,
        isVerified: true,
        status: 'active',
        ringLevel: 'none',
        email: 'x@example.de',
      },
      ...{
        admin_role: 'super_admin',
        subscription_status: 'active',
        xp_total: 9_999,
        ring_level: 'none',
        id: randomUUID(),
      },
    };
    const before = await memberNow(test, client.member);
    expect((await client.put('/api/profile', { ...onboarding, ...smuggled })).statusCode).toBe(200);
    const after = await memberNow(test, client.member);
    const untouched = [
      'id',
      'email',
      'admin_role',
      'subscription_status',
      'status',
      'ring_level',
      'created_at',
    ] as const;
    for (const column of untouched) expect([column, after[column]]).toEqual([column, before[column]]);
    expect(after.xp_total).toBeLessThan(9_999);
  });

  it('names every bad field and stores nothing', async () => {
    const eva = await test.signIn(await test.aMember());
    const answer = await eva.put('/api/profile', { ...onboarding, companyName: 'A', languages: [] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details).toEqual([
      { path: 'companyName', message: 'Firmenname muss mindestens 2 Zeichen haben' },
      { path: 'languages', message: 'Bitte wähle mindestens eine Sprache' },
    ]);
    expect((await eva.get('/api/profile')).json().user.companyName).toBeNull();
  });

  for (const domain of ['foo bar', 'https://', 'eva@@example.de', 'javascript:alert(1)']) {
    it(`refuses ${domain} as domain`, async () => {
      const eva = await test.signIn(await test.aMember());
      const answer = await eva.put('/api/profile', { ...onboarding, domain });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().details).toEqual([{ path: 'domain', message: 'Das ist keine gültige Domain.' }]);
    });
  }

  it('answers 401 to visitors', async () => {
    expect((await test.visitor.put('/api/profile', onboarding)).statusCode).toBe(401);
  });
});

describe('saving from the settings', () => {
  it('changes the company part and keeps the rest', async () => {
    const eva = await test.signIn(await test.aMember());
    await eva.put('/api/profile', onboarding);
    const { user } = (await eva.put('/api/profile', { ...settings, website: 'https://neu.example.de/start' })).json();
    expect(user).toMatchObject({
      companyName: 'Café Anna am Markt',
      firstName: 'Anna',
      location: '79098 Freiburg',
      website: 'https://neu.example.de/start',
      domain: 'neu.example.de',
    });
    expect((await eva.put('/api/profile', { ...settings, website: '' })).json().user).toMatchObject({
      website: null,
      domain: 'neu.example.de',
    });
  });

  it('refuses an account that onboarding still waits for, naming what is missing', async () => {
    const eva = await test.signIn(await test.aMember());
    const answer = await eva.put('/api/profile', settings);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'PROFILE_INCOMPLETE',
      details: { missing: ['firstName', 'lastName', 'domain', 'targetAudience', 'location'] },
    });
    expect((await eva.get('/api/profile')).json().user.companyName).toBeNull();
  });

  it('refuses names that are read as Rezenso, says for which field, and lets administrators have them', async () => {
    const eva = await test.signIn(await test.aMember());
    for (const [field, names] of [
      ['companyName', { companyName: 'Rezenso Support' }],
      ['companyName', { companyName: 'REZENS0' }],
      ['lastName', { firstName: 'Rezenso', lastName: 'Team' }],
      ['lastName', { firstName: 'Re', lastName: 'Zenso' }],
    ] as const) {
      const answer = await eva.put('/api/profile', { ...onboarding, ...names });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { code: 'NAME_RESERVED', details: [{ path: field, message: expect.stringContaining('nur wir selbst') }] },
      ]);
    }
    const admin = await test.signIn(await test.aMember({ admin_role: 'support_agent' }));
    const named = { ...onboarding, companyName: 'Rezenso Support' };
    expect((await admin.put('/api/profile', named)).json().user.companyName).toBe('Rezenso Support');
  });

  it('verifies a business whose website has the domain of the sign-in address, as long as it has', async () => {
    const eva = await test.signIn(await test.aMember({ email: 'anna@cafe-anna.de' }));
    expect((await eva.put('/api/profile', onboarding)).json().user.isVerified).toBe(true);
    const moved = await eva.put('/api/profile', { ...settings, website: 'https://anderswo.de' });
    expect(moved.json().user.isVerified).toBe(false);
  });
});

const onboarding = {
  firstName: 'Anna',
  lastName: 'Berger',
  companyName: 'Café Anna',
  industry: 'Gastronomie',
  domain: 'https://www.Cafe-Anna.de/start',
  description: 'Kuchen aus eigener Backstube und ein Mittagstisch.',
  targetAudience: 'Familien',
  location: '79098 Freiburg',
  languages: ['de', 'fr', 'de'],
  registeredPlatforms: ['google'],
};

const settings = {
  companyName: 'Café Anna am Markt',
  industry: 'Gastronomie',
  description: 'Kuchen aus eigener Backstube, jetzt auch mit Hof.',
  languages: ['de'],
  registeredPlatforms: ['google', 'yelp'],
};
