import { describe, it } from 'node:test';
import type { Achievement, LeaderboardEntry } from '@rezenso/contract/gamification';
import { expect } from 'expect';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';
import { activitiesFeature, notificationsFeature } from '../../notifications/index.ts';
import { profileFeature, userPlatformsFeature } from '../../settings/index.ts';
import { xpFeature } from '../xp/index.ts';
import { xp as ledger } from '../xp/xp.repository.ts';
import { longestOnTimeStreak } from './achievement-catalogue.ts';
import { achievementsFeature } from './index.ts';

const test = await startTestApp({
  features: [
    achievementsFeature,
    profileFeature,
    userPlatformsFeature,
    activitiesFeature,
    notificationsFeature,
    xpFeature,
  ],
});
const { db, clock } = test;

describe('achievements', () => {
  it('are all locked for a new business, with progress from real figures', async () => {
    const eva = await test.signIn({ xp_total: 125 });
    const list = await achievementsOf(eva);
    expect(list.length).toBeGreaterThanOrEqual(10);
    expect(list.every((one) => !one.unlocked && one.unlockedAt === null)).toBe(true);
    expect(progress(list, 'level_silver')).toBe(25);
    expect(progress(list, 'first_match')).toBe(0);
    expect(progress(list, 'active_week')).toBe(14);
  });

  it('unlock when the third platform is added, once, with a notification and an activity', async () => {
    const eva = await test.signIn();
    for (const platform of ['google', 'yelp', 'facebook', 'trustpilot']) {
      await eva.post('/api/user-platforms', { platform, businessName: 'Café Anna', profileUrl: null, notes: null });
    }
    const moment = clock.now();
    await test.runJobs();
    clock.advance({ days: 2 });
    const unlocked = (await achievementsOf(eva)).filter((one) => one.unlocked);
    expect(unlocked.map(({ id, unlockedAt }) => [id, unlockedAt])).toEqual([['three_platforms', moment.toISOString()]]);
    const { notifications: told } = (await eva.get('/api/notifications')).json();
    expect(told.map((one: { title: string }) => one.title)).toEqual(['Neuer Erfolg: Überall zu Hause']);
    const feed = (await eva.get('/api/activities')).json();
    expect(feed.filter((one: { title: string }) => one.title === 'Erfolg „Überall zu Hause“')).toHaveLength(1);
  });

  it('stay unlocked when the figures fall again', async () => {
    const eva = await test.signIn({ is_verified: true });
    expect((await achievementsOf(eva)).find((one) => one.id === 'verified')?.unlocked).toBe(true);
    await db.updateTable('members').set({ is_verified: false }).where('id', '=', eva.member.id).execute();
    const verified = (await achievementsOf(eva)).find((one) => one.id === 'verified');
    expect(verified).toMatchObject({ unlocked: true, progress: 100 });
  });

  it('count only confirmed reviews, and partners only once', async () => {
    const eva = await test.signIn();
    const partner = await test.aCompleteMember();
    await anExchange(eva.member.id, partner.id, 'google', 'confirmed');
    await anExchange(eva.member.id, partner.id, 'yelp', 'completed');
    await anExchange(eva.member.id, partner.id, 'facebook', 'awaiting_confirmation');
    const list = await achievementsOf(eva);
    expect(progress(list, 'five_reviews')).toBe(40);
    expect(progress(list, 'five_partners')).toBe(20);
    expect(progress(list, 'on_time_streak')).toBe(60);
  });

  it('answer 401 to visitors', async () => {
    expect((await test.visitor.get('/api/achievements')).statusCode).toBe(401);
  });
});

describe('the streak of punctual reviews', () => {
  it('breaks with a late or missing one and keeps the longest', () => {
    const due = new Date('2031-03-01T12:00:00Z');
    const onTime = { due_at: due, submitted_at: due, withheld: null };
    const late = { ...onTime, submitted_at: new Date('2031-03-03T12:00:00Z') };
    const missing = { ...onTime, submitted_at: null };
    const junk = { ...onTime, withheld: 'no_substance' } as const;
    expect(longestOnTimeStreak([])).toBe(0);
    expect(longestOnTimeStreak([onTime, onTime, late, onTime])).toBe(2);
    expect(longestOnTimeStreak([onTime, junk, onTime])).toBe(1);
    expect(longestOnTimeStreak([onTime, missing, onTime, onTime, onTime])).toBe(3);
  });
});

describe('the leaderboard', () => {
  it("adds up this week's XP, best first, and shows where the caller stands", async () => {
    const eva = await test.signIn({ first_name: 'Eva', company_name: 'Café Eva' });
    const best = await test.aCompleteMember({ first_name: 'Ben' });
    await earn(eva.member.id, 30);
    await earn(best.id, 50);
    await earn(best.id, 20);
    const entries = await leaderboardOf(eva);
    expect(
      entries.map(({ firstName, xp: points, rank, isCurrentUser }) => [firstName, points, rank, isCurrentUser]),
    ).toEqual([
      ['Ben', 70, 1, false],
      ['Eva', 30, 2, true],
    ]);
    expect(entries[1]?.companyName).toBe('Café Eva');
  });

  it('starts again on Monday in German time', async () => {
    const eva = await test.signIn();
    clock.set(new Date('2031-03-09T22:59:00Z'));
    await earn(eva.member.id, 30);
    expect((await leaderboardOf(eva))[0]?.xp).toBe(30);
    clock.set(new Date('2031-03-09T23:00:00Z'));
    expect((await leaderboardOf(eva))[0]?.xp).toBe(0);
  });

  it('shows ten and the caller, who shares a rank with equals', async () => {
    const eva = await test.signIn();
    for (let place = 0; place < 12; place += 1) await earn((await test.aCompleteMember()).id, 100 - place);
    await earn(eva.member.id, 89);
    const entries = await leaderboardOf(eva);
    expect(entries).toHaveLength(11);
    expect(entries.at(-1)).toMatchObject({ isCurrentUser: true, rank: 12 });
  });

  it('leaves out banned accounts and unfinished profiles', async () => {
    const eva = await test.signIn();
    await earn((await test.aCompleteMember({ status: 'banned' })).id, 100);
    await earn((await test.aMember()).id, 100);
    const entries = await leaderboardOf(eva);
    expect(entries.map((entry) => [entry.isCurrentUser, entry.xp, entry.rank])).toEqual([[true, 0, 1]]);
  });

  it('answers 401 to visitors', async () => {
    expect((await test.visitor.get('/api/leaderboard')).statusCode).toBe(401);
  });
});

async function achievementsOf(client: SignedInClient): Promise<Achievement[]> {
  const answer = await client.get('/api/achievements');
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function leaderboardOf(client: SignedInClient): Promise<LeaderboardEntry[]> {
  return (await client.get('/api/leaderboard')).json();
}

function progress(list: readonly Achievement[], id: string): number | undefined {
  return list.find((one) => one.id === id)?.progress;
}

let subjects = 0;

async function earn(member: string, points: number): Promise<void> {
  subjects += 1;
  await ledger(db).grant(member, 'test', `${subjects}`, points, clock.now());
}

async function anExchange(
  reviewer: string,
  recipient: string,
  platform: 'google' | 'yelp' | 'facebook',
  status: 'confirmed' | 'completed' | 'awaiting_confirmation',
): Promise<void> {
  const moments = { created_at: clock.now(), updated_at: clock.now() };
  const match = await db
    .insertInto('matches')
    .values({ requester_id: reviewer, provider_id: recipient, status: 'completed', ...moments })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('review_exchanges')
    .values({
      match_id: match.id,
      reviewer_id: reviewer,
      recipient_id: recipient,
      platform,
      business_name: 'Firma',
      status,
      due_at: clock.now(),
      submitted_at: clock.now(),
      review_instructions: 'Ehrlich bleiben.',
      created_at: clock.now(),
    })
    .execute();
}
