import { describe, it } from 'node:test';
import { expect } from 'expect';
import { daysBetween, isOnTime } from './due-day.ts';

describe('the due day', () => {
  it('counts calendar days in German time, not 24 hours', () => {
    expect(daysBetween(new Date('2026-03-01T22:30:00Z'), new Date('2026-03-01T23:30:00Z'))).toBe(1);
    expect(daysBetween(new Date('2026-03-01T23:30:00Z'), new Date('2026-03-02T22:30:00Z'))).toBe(0);
    expect(daysBetween(new Date('2026-03-05T08:00:00Z'), new Date('2026-03-02T20:00:00Z'))).toBe(-3);
  });

  it('is not moved by the change to summer time', () => {
    expect(daysBetween(new Date('2026-03-28T12:00:00Z'), new Date('2026-03-30T12:00:00Z'))).toBe(2);
  });

  it('takes a review as on time until midnight in Germany', () => {
    const dueAt = new Date('2026-07-10T08:00:00Z');
    expect(isOnTime(new Date('2026-07-10T21:59:59Z'), dueAt)).toBe(true);
    expect(isOnTime(new Date('2026-07-10T22:00:00Z'), dueAt)).toBe(false);
  });
});
