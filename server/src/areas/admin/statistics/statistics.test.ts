import { describe, it } from 'node:test';
import type { AdminTrends } from '@rezenso/contract/admin';
import { expect } from 'expect';
import { anAdmin } from '../../../../testing/factories/admin.ts';
import { anExchange, confirm, handIn } from '../../../../testing/factories/exchanges.ts';
import { aMatchBetween } from '../../../../testing/factories/matches.ts';
import { aReport } from '../../../../testing/factories/reports.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();

describe('GET /api/admin/stats', () => {
  it('counts users, matches, reviews and what waits for a decision', async () => {
    const admin = await anAdmin(test, 'analytics_manager');
    const { reported, reporter } = await aReport(test);
    await test.aMember({ status: 'banned' });
    await aMatchBetween(test, reported.member, await test.aMember({ status: 'inactive' }), { status: 'completed' });
    const review = { source: 'google', content: 'Sehr gutes Brot.', rating: 5, reviewerName: 'Uwe' };
    await reporter.post('/api/reviews/import', { ...review, reviewDate: test.clock.now().toISOString() });
    const { statusCode, body } = await admin.get('/api/admin/stats');
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual({
      totalUsers: 5,
      activeUsers: 3,
      totalMatches: 2,
      completedMatches: 1,
      totalReviews: 1,
      pendingReports: 1,
      openSupportRequests: 0,
      medianMinutesToFirstAnswer: null,
    });
  });

  it('is true again with the next sign-up', async () => {
    const admin = await anAdmin(test, 'analytics_manager');
    expect((await admin.get('/api/admin/stats')).json().totalUsers).toBe(1);
    await test.aMember();
    expect((await admin.get('/api/admin/stats')).json().totalUsers).toBe(2);
  });
});

describe('GET /api/admin/stats/trends', () => {
  it('has a point for each of the last thirty days in Germany and compares with the thirty before', async () => {
    const admin = await anAdmin(test, 'analytics_manager');
    // 23:30 in Germany on the first of March; an hour later it is the second there.
    await test.aMember({ created_at: new Date('2031-03-01T22:30:00Z') });
    await test.aMember({ created_at: new Date('2031-03-01T23:30:00Z') });
    await test.aMember({ created_at: new Date('2031-02-01T12:00:00Z') });
    await test.aMember({ created_at: new Date('2031-01-31T12:00:00Z') });
    const trends = (await admin.get('/api/admin/stats/trends?period=30d')).json<AdminTrends>();
    expect(trends).toMatchObject({ period: '30d', bucket: 'day', from: '2031-02-02', to: '2031-03-03' });
    expect(trends.series).toHaveLength(30);
    expect(trends.series.filter(({ signUps }) => signUps > 0).map(({ start, signUps }) => [start, signUps])).toEqual([
      ['2031-03-01', 1],
      ['2031-03-02', 1],
      ['2031-03-03', 1],
    ]);
    expect(trends.totals).toEqual({ signUps: 3, matches: 0, exchanges: 0, reviews: 0 });
    expect(trends.previousTotals).toEqual({ signUps: 2, matches: 0, exchanges: 0, reviews: 0 });
    expect(trends.asOf).toBe(test.clock.now().toISOString());
  });

  it('follows newcomers from sign-up to the first confirmed exchange', async () => {
    const admin = await anAdmin(test, 'analytics_manager');
    const { reviewer, recipient, exchange } = await anExchange(test);
    await handIn(reviewer, exchange);
    await confirm(recipient, exchange);
    await test.aMember();
    await aMatchBetween(test, await test.aCompleteMember(), await test.aCompleteMember());
    const { funnel, platforms, suspicious } = (await admin.get('/api/admin/stats/trends')).json<AdminTrends>();
    expect(funnel.map(({ step, count }) => `${step} ${count}`)).toEqual([
      'signed_up 6',
      'profile_complete 5',
      'first_match 4',
      'accepted 2',
      'coordinated 2',
      'submitted 1',
      'first_confirmed_exchange 1',
    ]);
    expect(platforms).toEqual([{ platform: 'google', exchanges: 2, reviews: 1 }]);
    expect(suspicious).toEqual({ total: 1, suspicious: 0, share: 0 });
  });

  it('never lets a later step have more than the one before, also without a profile', async () => {
    const admin = await anAdmin(test, 'analytics_manager');
    await aMatchBetween(test, await test.aMember(), await test.aMember(), { status: 'accepted' });
    const { funnel } = (await admin.get('/api/admin/stats/trends?period=90d')).json<AdminTrends>();
    const counts = funnel.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts.slice(0, 3)).toEqual([3, 1, 0]);
  });

  it('goes by weeks over a year and by months over everything', async () => {
    const admin = await anAdmin(test, 'analytics_manager');
    await test.aMember({ created_at: new Date('2029-11-20T12:00:00Z') });
    const year = (await admin.get('/api/admin/stats/trends?period=365d')).json<AdminTrends>();
    expect(year.bucket).toBe('week');
    expect(year.series.length).toBeGreaterThanOrEqual(53);
    const all = (await admin.get('/api/admin/stats/trends?period=all')).json<AdminTrends>();
    expect(all).toMatchObject({ bucket: 'month', from: '2029-11-20', previousTotals: null });
    expect(all.series).toHaveLength(17);
    expect(all.series[0]).toMatchObject({ start: '2029-11-20', signUps: 1 });
    expect(all.series[1]?.start).toBe('2029-12-01');
  });

  it('counts the share of suspicious reviews', async () => {
    const admin = await anAdmin(test, 'analytics_manager');
    const { id } = await test.aCompleteMember();
    for (const fraud_score of [50, 51, 90]) {
      const review = {
        member_id: id,
        source: 'yelp',
        content: `x${fraud_score}`,
        content_hash: `x${fraud_score}`,
      } as const;
      const now = test.clock.now();
      await test.db
        .insertInto('reviews')
        .values({ ...review, rating: 4, reviewer_name: 'Uwe', review_date: now, created_at: now, fraud_score })
        .execute();
    }
    const { suspicious } = (await admin.get('/api/admin/stats/trends')).json<AdminTrends>();
    expect(suspicious).toEqual({ total: 3, suspicious: 2, share: 66.7 });
  });

  it('refuses a period it does not know', async () => {
    const admin = await anAdmin(test, 'analytics_manager');
    expect((await admin.get('/api/admin/stats/trends?period=7d')).json().code).toBe('VALIDATION_FAILED');
  });
});
