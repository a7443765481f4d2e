import { firstOfLastDays } from '../../../time/berlin-periods.ts';
import { type Service, services, stretchMinutes } from './looks.ts';
import { shownDays } from './measure.job.ts';
import type { DayOfService } from './service-health.repository.ts';

type Standing = 'up' | 'down' | 'unknown';
/** A day as it is shown: `none` was not measured at all. */
export type ShownDay = { day: string; state: 'good' | 'none' } | { day: string; state: 'bad'; share: number };

/** What is told of one service. */
export interface ServiceHistory {
  service: Service;
  standing: Standing;
  lookedAt: Date | undefined;
  /** The last 90 days, oldest first. */
  days: readonly ShownDay[];
  /** Of the time that was measured, from 0 to 1; undefined before the first look. */
  share: number | undefined;
  measuredMinutes: number;
  measuredDays: number;
}

/** After this long without a look nobody knows how things stand. */
const staleMs = 3 * stretchMinutes * 60_000;

/** The history of every service out of what was noted. Days without a row stay without data. */
export function historyOf(rows: readonly DayOfService[], now: Date): ServiceHistory[] {
  const days = lastDays(now);
  return services.map((service) => {
    const own = new Map(rows.filter((row) => row.service === service).map((row) => [row.day, row]));
    const noted = days.flatMap((day) => own.get(day) ?? []);
    const measured = sumOf(noted.map((row) => row.measured));
    const failed = sumOf(noted.map((row) => row.failed));
    return {
      service,
      standing: standingOf(noted.at(-1), now),
      lookedAt: noted.at(-1)?.lookedAt,
      days: days.map((day) => shown(day, own.get(day))),
      share: measured === 0 ? undefined : (measured - failed) / measured,
      measuredMinutes: measured * stretchMinutes,
      measuredDays: noted.length,
    };
  });
}

/** How the whole stands: one disturbed service is enough, and one that was never measured says nothing. */
export function overallOf(histories: readonly ServiceHistory[]): Standing {
  const standings = histories.filter(({ lookedAt }) => lookedAt).map(({ standing }) => standing);
  if (standings.includes('down')) return 'down';
  return standings.length === 0 || standings.includes('unknown') ? 'unknown' : 'up';
}

function lastDays(now: Date): string[] {
  const first = Date.parse(firstOfLastDays(now, shownDays));
  return Array.from({ length: shownDays }, (_, index) =>
    new Date(first + index * 86_400_000).toISOString().slice(0, 10),
  );
}

function shown(day: string, row: DayOfService | undefined): ShownDay {
  if (!row) return { day, state: 'none' };
  if (row.failed === 0) return { day, state: 'good' };
  return { day, state: 'bad', share: (row.measured - row.failed) / row.measured };
}

function standingOf(newest: DayOfService | undefined, now: Date): Standing {
  if (!newest || now.getTime() - newest.lookedAt.getTime() > staleMs) return 'unknown';
  return newest.answeredAt && newest.answeredAt >= newest.lookedAt ? 'up' : 'down';
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
