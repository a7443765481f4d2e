import { describe, it } from 'node:test';
import type { ReviewInsights } from '@rezenso/contract/review-insights';
import { exchangeStatuses, industryIds, matchStatuses } from '@rezenso/contract/vocabulary';
import { compareFingerprints, fingerprint } from '@rezenso/engines/reviews';
import { expect } from 'expect';
import { sql } from 'kysely';
import { type SignedInClient, startTestApp } from '../../testing/test-app.ts';
import { germanMoment } from '../time/german-date.ts';
import { seedDemo } from './demo.ts';
import { ledgerOf } from './ledger.ts';
import { exchangeRow, matchRow } from './rows.ts';
import { createWorld } from './world.ts';

const test = await startTestApp();
const { db, clock } = test;

describe('the invented world', () => {
  const now = new Date('2031-03-03T09:00:00Z');
  const world = createWorld(now);

  it('is the same every time, only moved along with the moment', () => {
    expect(fingerprintOf(createWorld(now))).toBe(fingerprintOf(world));
  });

  it('has about forty companies in all fifteen industries, with different addresses', () => {
    const companies = world.members.filter((member) => member.adminRole === null);
    expect(companies.length).toBeGreaterThanOrEqual(40);
    expect(new Set(companies.map(({ company }) => company.industry))).toEqual(new Set(industryIds));
    expect(new Set(world.members.map(({ email }) => email)).size).toBe(world.members.length);
  });

  it('spans two years and never reaches into the future', () => {
    const moments = [
      ...ledgerOf(world).map(({ at }) => at),
      ...world.imports.flatMap(({ reviewDate, importedAt }) => [reviewDate, importedAt]),
      ...world.matches.flatMap((match) => [match.createdAt, match.coordinatedAt ?? now, match.completedAt ?? now]),
    ];
    const times = moments.map((moment) => moment.getTime());
    expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime());
    expect(now.getTime() - Math.min(...times)).toBeGreaterThan(700 * 86_400_000);
  });

  it('keeps every step of an exchange after the one before', () => {
    for (const { match, createdAt, submittedAt, confirmedAt } of world.matches.flatMap(({ exchanges }) => exchanges)) {
      const steps = [match.createdAt, match.answeredAt, createdAt, submittedAt, confirmedAt];
      const times = steps.flatMap((step) => (step ? [step.getTime()] : []));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });

  it('rests every handed-in review on something between the match and the text, and no other', () => {
    for (const exchange of world.matches.flatMap(({ exchanges }) => exchanges)) {
      const { match, submittedAt } = exchange;
      const { experience_kind: kind, experience_day: day } = exchangeRow(exchange);
      if (!submittedAt) expect([kind, day]).toEqual([null, null]);
      else {
        expect(['visit', 'order', 'consultation']).toContain(kind);
        expect(Date.parse(`${day}T23:59:59+02:00`)).toBeGreaterThanOrEqual(match.createdAt.getTime());
        expect(Date.parse(`${day}T00:00:00+02:00`)).toBeLessThanOrEqual(submittedAt.getTime());
      }
    }
  });

  it('tells each side of a match about the other, never about itself', () => {
    for (const match of world.matches) {
      const { ai_recommendation: toRequester, provider_recommendation: toProvider } = matchRow(match);
      expect(toRequester).not.toContain(match.requester.company.name);
      expect(toProvider).not.toContain(match.provider.company.name);
    }
  });

  it('has a business that reaches its next level with the platforms it has not added yet', () => {
    const member = world.members.find(({ company }) => company.key === 'personal');
    const earned = ledgerOf(world).filter((line) => line.member === member);
    expect(earned.reduce((sum, { points }) => sum + points, 0)).toBe(460);
    expect(member?.profiles.length).toBeLessThanOrEqual(3);
  });

  it('lets no free account start more than five plans', () => {
    for (const { isPro, freePlansUsed } of world.members) expect(isPro ? 0 : freePlansUsed).toBeLessThanOrEqual(5);
  });

  it('has no two exchanged reviews that the fraud engine takes for copies or templates', () => {
    const texts = world.matches.flatMap(({ exchanges }) => exchanges.flatMap(({ text }) => text ?? []));
    expect(texts.length).toBeGreaterThanOrEqual(240);
    const prints = texts.map((text) => fingerprint(text));
    const alike = prints.flatMap((one, index) =>
      prints
        .slice(index + 1)
        .flatMap((other) => (compareFingerprints(one, other).kind ? [[one.text, other.text]] : [])),
    );
    expect(alike).toEqual([]);
  });
});

// On a Monday morning, and five minutes into a month: little of the week or the month has passed.
for (const moment of ['2031-03-03T09:00:00Z', '2031-05-31T22:05:00Z']) {
  describe(`the demo data at ${moment}`, () => {
    it('adds up and shows what is promised', async () => {
      const now = new Date(moment);
      clock.set(now);
      await test.core.database.transaction((tx) => seedDemo(tx, now));
      expect(await wrongTotals()).toEqual([]);
      const demo = await test.signIn(await memberOf('demo@rezenso.example'));
      const { user } = (await demo.get('/api/profile')).json();
      expect(user.trustScore).toBeGreaterThanOrEqual(88);
      expect(user.trustScore).toBeLessThanOrEqual(90);
      expect((await demo.get('/api/reviews/stats')).json().thisMonth).toBe(12);
      expect((await demo.get('/api/notifications')).json().unread).toBe(3);
    });
  });
}

describe('the demo', () => {
  const lateInAutumn = '2026-11-25T22:25:00Z';
  const earlyInSpring = '2027-04-10T22:25:00Z';
  for (const moment of [lateInAutumn, earlyInSpring, '2028-02-29T11:00:00Z', '2026-12-31T23:30:00Z'])
    it(`can be written at ${moment}, whatever clocks have done in the weeks before`, async () => {
      await test.core.database.transaction((tx) => seedDemo(tx, new Date(moment)));
      const visits = await db.selectFrom('customer_visits').select('day').distinct().execute();
      expect(visits.length).toBeGreaterThan(35);
    });
});

describe('the demo accounts', () => {
  it('exist, each with its role, and all but the newcomer with a complete profile', async () => {
    await seed();
    const { rows } = await sql<{ email: string; role: string | null; isComplete: boolean; plan: string }>`
      select email, admin_role as role, profile_completed_at is not null as "isComplete", subscription_status as plan
      from members where email like '%@rezenso.example' order by email`.execute(db);
    expect(rows.map(({ email, role, isComplete, plan }) => [email.split('@')[0], role, isComplete, plan])).toEqual([
      ['admin', 'super_admin', true, 'free'],
      ['analytics', 'analytics_manager', true, 'free'],
      ['demo', null, true, 'free'],
      ['moderation', 'content_moderator', true, 'free'],
      ['neu', null, false, 'free'],
      ['pro', null, true, 'active'],
      ['support', 'support_agent', true, 'free'],
      ['users', 'user_manager', true, 'free'],
    ]);
    const newcomer = await test.signIn(await memberOf('neu@rezenso.example'));
    expect((await newcomer.get('/api/notifications')).json().unread).toBe(3);
    expect((await newcomer.get('/api/auth/profile-status')).json().needsOnboarding).toBe(true);
  });

  it('let the demo account show every state of every page', async () => {
    await seed();
    const demo = await test.signIn(await memberOf('demo@rezenso.example'));
    await expectEveryState(demo);
    await expectSuspiciousReview(demo);
    const suggestions = (await demo.get('/api/matches/potential?limit=20')).json();
    expect(suggestions.length).toBeGreaterThanOrEqual(10);
    expect(suggestions[0].matchScore).toBeGreaterThanOrEqual(60);
    expect(JSON.stringify(suggestions.slice(0, 10))).not.toContain('Rezenso');
    expect((await demo.get('/api/activities')).json()).toHaveLength(20);
    const unlocked = (await demo.get('/api/achievements')).json().filter((one: { unlocked: boolean }) => one.unlocked);
    expect(unlocked.length).toBeGreaterThanOrEqual(5);
    expect((await demo.get('/api/leaderboard')).json().length).toBeGreaterThanOrEqual(5);
  });
});

describe('the analytics of the Pro account', () => {
  for (const moment of ['2026-11-26T14:00:00Z', '2031-03-03T09:00:00Z', '2031-05-31T22:05:00Z'])
    it(`have something to say in every block, or say why not, at ${moment}`, async () => {
      clock.set(new Date(moment));
      await seed();
      const pro = await test.signIn(await memberOf('pro@rezenso.example'));
      const insights: ReviewInsights = (await pro.get('/api/reviews/insights')).json();
      expect(insights.mood.filter(({ count }) => count > 0).length).toBeGreaterThanOrEqual(11);
      const { answered = 0, medianDays } = insights.answers ?? {};
      expect(answered / insights.reviews).toBeGreaterThan(0.6);
      expect(answered / insights.reviews).toBeLessThan(1);
      expect(medianDays).toBeGreaterThan(0.5);
      expect(medianDays).toBeLessThan(5);
      expect(insights.changes.length).toBeGreaterThanOrEqual(2);
      expect(insights.themes.filter(({ praise }) => praise >= 3).length).toBeGreaterThanOrEqual(2);
      expect(insights.themes.some(({ criticism }) => criticism > 0)).toBe(true);
      expect(insights.byPlatform.length).toBeGreaterThanOrEqual(3);
      // Ten agencies around Freiburg would change whom the others are suggested; the page says how many it takes.
      expect(insights.comparison).toMatchObject({ businesses: 0, others: null, own: { answers: { businesses: 1 } } });
    });
});

/** One exchange is overdue, one due in two days, one later. */
async function expectEveryState(demo: SignedInClient): Promise<void> {
  const matches: Array<{ status: string }> = (await demo.get('/api/matches')).json();
  expect(new Set(matches.map((match) => match.status))).toEqual(new Set(matchStatuses));
  const exchanges: Array<{ status: string; dueDate: string; appointment: { status: string; times: string[] } | null }> =
    (await demo.get('/api/review-exchanges/my')).json();
  expect(new Set(exchanges.map((exchange) => exchange.status))).toEqual(new Set(exchangeStatuses));
  const days = exchanges
    .filter(({ status }) => status === 'pending')
    .map(({ dueDate }) => Math.round((Date.parse(dueDate) - clock.now().getTime()) / 86_400_000));
  expect(days).toEqual(expect.arrayContaining([-3, 2, 11]));
  const tasks = (await demo.get('/api/tasks')).json();
  expect(tasks.map(({ kind }: { kind: string }) => kind)).toContain('appointment.pick');
  const arranged = exchanges.flatMap(({ appointment }) => appointment ?? []);
  expect(new Set(arranged.map(({ status }) => status))).toEqual(new Set(['proposed', 'agreed']));
  // Next days, when people are at work.
  for (const time of arranged.flatMap(({ times }) => times)) {
    expect(Date.parse(time) - clock.now().getTime()).toBeLessThan(5 * 86_400_000);
    expect(germanMoment(new Date(time))).toMatch(/^(?!Sonntag).*, (08:30|09:30|11:00|14:30|15:00) Uhr$/);
  }
}

async function expectSuspiciousReview(demo: SignedInClient): Promise<void> {
  const reviews: Array<{ id: string; fraudScore: number }> = (await demo.get('/api/reviews')).json();
  const suspicious = reviews.filter((review) => review.fraudScore > 50);
  expect(suspicious).toHaveLength(1);
  const { evidence } = (await demo.get(`/api/reviews/${suspicious[0]?.id}/evidence`)).json();
  expect(evidence[0].code).toMatch(/^duplicate_/);
}

async function seed(): Promise<void> {
  await test.core.database.transaction((tx) => seedDemo(tx, clock.now()));
}

function memberOf(email: string) {
  return db.selectFrom('members').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
}

/** Members whose total differs from the sum of their ledger. */
async function wrongTotals(): Promise<unknown[]> {
  const { rows } = await sql`
    select email, xp_total, coalesce(sum(points), 0)::int as ledger from members
    left join xp_ledger on member_id = members.id group by members.id having xp_total <> coalesce(sum(points), 0)`.execute(
    db,
  );
  return rows;
}

function fingerprintOf(world: ReturnType<typeof createWorld>): string {
  const matches = world.matches.map(({ id, status, createdAt, exchanges }) => [
    id,
    status,
    createdAt,
    exchanges.map((exchange) => [exchange.id, exchange.text, exchange.rating, exchange.submittedAt]),
  ]);
  return JSON.stringify([
    world.members.map(({ id, email, joinedAt }) => [id, email, joinedAt]),
    matches,
    world.appointments.map(({ id, times }) => [id, times]),
    world.imports.map(({ id, reviewDate }) => [id, reviewDate]),
  ]);
}
