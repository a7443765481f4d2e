import { type AdminStats, type AdminTrends, funnelSteps, type StatsPeriod } from '@rezenso/contract/admin';
import { suspiciousFraudScore } from '@rezenso/contract/limits';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/database.ts';
import { berlinDay } from '../../../time/berlin.ts';
import { berlinMidnight } from '../../../time/berlin-periods.ts';
import { addDays, type Bucket, seriesOf, totalsOf } from './buckets.ts';
import { createCachedStats } from './cached-stats.service.ts';
import { countFunnel } from './funnel.repository.ts';
import { countByStatus, totalOf } from './members-count.service.ts';
import { supportFigures } from './support-figures.repository.ts';
import { totals } from './totals.repository.ts';
import { trends } from './trends.repository.ts';

type Trends = Omit<AdminTrends, 'asOf'>;

const periods: Record<StatsPeriod, { days: number | null; bucket: Bucket }> = {
  '30d': { days: 30, bucket: 'day' },
  '90d': { days: 90, bucket: 'day' },
  '365d': { days: 365, bucket: 'week' },
  all: { days: null, bucket: 'month' },
};

/** Figures of the whole site. On a large one they are up to five minutes old (cached-stats.service.ts). */
export function createStatistics({ database, now }: Pick<Core, 'database' | 'now'>) {
  const figures = createCachedStats({ database, now });

  return {
    /** The figures of the whole site; what waits for a decision or an answer is always counted afresh. */
    async totals(): Promise<AdminStats> {
      const byStatus = await countByStatus(figures);
      const { value } = await figures.get('totals', (db) => totals(db).count());
      const { open, medianMinutesToFirstAnswer } = await supportFigures(database.db).count(now());
      return {
        totalUsers: totalOf(byStatus),
        activeUsers: byStatus.active ?? 0,
        ...value,
        pendingReports: await totals(database.db).countPendingReports(),
        openSupportRequests: open,
        medianMinutesToFirstAnswer,
      };
    },

    /** What came in over a period that ends today, and how far its newcomers got. */
    async trends(period: StatsPeriod): Promise<AdminTrends> {
      const today = berlinDay(now());
      const { value, countedAt } = await figures.get<Trends>(
        `trends.${period}`,
        (db) => countTrends(db, period, today),
        ({ to }) => to === today,
      );
      return { ...value, asOf: countedAt.toISOString() };
    },
  };
}

async function countTrends(db: Db, period: StatsPeriod, to: string): Promise<Trends> {
  const { days, bucket } = periods[period];
  const first = days === null ? await trends(db).firstSignUp() : undefined;
  const from = days === null ? berlinDay(first ?? berlinMidnight(to)) : addDays(to, 1 - days);
  const before = days === null ? from : addDays(from, -days);
  const span = { from: berlinMidnight(from), until: berlinMidnight(addDays(to, 1)) };
  const byDay = await trends(db).byDay({ ...span, from: berlinMidnight(before) });
  const reached = await countFunnel(db, span);
  const { total, suspicious } = await trends(db).suspicious(span, suspiciousFraudScore);
  return {
    period,
    bucket,
    from,
    to,
    series: seriesOf(byDay, { from, to, bucket }),
    totals: totalsOf(byDay, from, to),
    previousTotals: days === null ? null : totalsOf(byDay, before, addDays(from, -1)),
    funnel: funnelSteps.map((step) => ({ step, count: reached[step] })),
    platforms: await trends(db).platforms(span),
    suspicious: { total, suspicious, share: total === 0 ? 0 : Math.round((1000 * suspicious) / total) / 10 },
  };
}
