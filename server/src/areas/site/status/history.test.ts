import { describe, it } from 'node:test';
import { expect } from 'expect';
import { historyOf, overallOf } from './history.ts';
import type { DayOfService } from './service-health.repository.ts';

const now = new Date('2031-03-03T09:00:00Z');

describe('the history of a service', () => {
  it('has a day for each of the last ninety, and those without a row are without data', () => {
    const [database] = historyOf([aDay({ day: '2031-03-01' }), aDay({ day: '2030-01-01' })], now);
    expect(database?.days).toHaveLength(90);
    expect([database?.days[0]?.day, database?.days.at(-1)?.day]).toEqual(['2030-12-04', '2031-03-03']);
    expect(database?.days.filter(({ state }) => state === 'none')).toHaveLength(89);
    expect(database?.days.at(-3)).toEqual({ day: '2031-03-01', state: 'good' });
  });

  it('counts what was measured, and only that', () => {
    const rows = [aDay({ day: '2031-03-01', measured: 200, failed: 50 }), aDay({ day: '2031-03-02', measured: 200 })];
    const [database, jobs] = historyOf(rows, now);
    expect(database).toMatchObject({ share: 0.875, measuredMinutes: 2000, measuredDays: 2 });
    expect(database?.days.at(-3)).toEqual({ day: '2031-03-01', state: 'bad', share: 0.75 });
    expect(jobs).toMatchObject({ share: undefined, measuredDays: 0, standing: 'unknown' });
  });
});

describe('how things stand', () => {
  const at = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

  it('is what the latest look says, as long as it is fresh', () => {
    const standing = (row: Partial<DayOfService>) => historyOf([aDay(row)], now)[0]?.standing;
    expect(standing({ lookedAt: at(1), answeredAt: at(1) })).toBe('up');
    expect(standing({ lookedAt: at(1), answeredAt: at(2) })).toBe('down');
    expect(standing({ lookedAt: at(1), answeredAt: null })).toBe('down');
    expect(standing({ lookedAt: at(16), answeredAt: at(16) })).toBe('unknown');
  });

  it('is bad for the whole when one service is disturbed, and unknown when nobody looked', () => {
    const fresh = { lookedAt: at(1), answeredAt: at(1) };
    const overall = (...rows: DayOfService[]) => overallOf(historyOf(rows, now));
    expect(overall(aDay(fresh), aDay({ ...fresh, service: 'jobs' }))).toBe('up');
    expect(overall(aDay(fresh), aDay({ ...fresh, answeredAt: null, service: 'jobs' }))).toBe('down');
    expect(overall(aDay(fresh), aDay({ lookedAt: at(30), answeredAt: at(30), service: 'jobs' }))).toBe('unknown');
    expect(overall()).toBe('unknown');
  });
});

function aDay(given: Partial<DayOfService>): DayOfService {
  const moment = new Date('2031-03-03T08:59:00Z');
  return {
    service: 'database',
    day: '2031-03-03',
    measured: 288,
    failed: 0,
    lookedAt: moment,
    answeredAt: moment,
    ...given,
  };
}
