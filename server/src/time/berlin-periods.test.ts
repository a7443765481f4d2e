import { describe, it } from 'node:test';
import { expect } from 'expect';
import { berlinMidnight, berlinMonthStart, berlinMonths, berlinWeekStart, firstOfLastDays } from './berlin-periods.ts';

describe('periods in German time', () => {
  const midnights: Array<[string, string]> = [
    ['2031-01-15', '2031-01-14T23:00:00.000Z'],
    ['2031-07-15', '2031-07-14T22:00:00.000Z'],
    ['2031-03-30', '2031-03-29T23:00:00.000Z'],
    ['2031-03-31', '2031-03-30T22:00:00.000Z'],
    ['2031-10-26', '2031-10-25T22:00:00.000Z'],
    ['2031-10-27', '2031-10-26T23:00:00.000Z'],
  ];
  for (const [day, moment] of midnights) {
    it(`begins ${day} at ${moment}`, () => expect(berlinMidnight(day).toISOString()).toBe(moment));
  }

  it('begins the week on Monday, also on a Sunday night that is still Sunday only in Germany', () => {
    expect(berlinWeekStart(new Date('2031-03-09T22:59:00Z')).toISOString()).toBe('2031-03-02T23:00:00.000Z');
    expect(berlinWeekStart(new Date('2031-03-09T23:00:00Z')).toISOString()).toBe('2031-03-09T23:00:00.000Z');
  });

  it('keeps Monday across the change to summer time', () => {
    expect(berlinWeekStart(new Date('2031-04-02T12:00:00Z')).toISOString()).toBe('2031-03-30T22:00:00.000Z');
  });

  it('counts seven days as a week in the weeks of both clock changes, too', () => {
    expect(firstOfLastDays(new Date('2031-06-07T12:00:00Z'), 7)).toBe('2031-06-01');
    expect(firstOfLastDays(new Date('2031-10-29T22:30:00Z'), 7)).toBe('2031-10-23');
    expect(firstOfLastDays(new Date('2031-04-01T22:30:00Z'), 7)).toBe('2031-03-27');
    expect(firstOfLastDays(new Date('2031-06-07T12:00:00Z'), 1)).toBe('2031-06-07');
  });

  it('counts months back over the year', () => {
    expect(berlinMonths(new Date('2031-01-31T23:30:00Z'), 3)).toEqual(['2030-12', '2031-01', '2031-02']);
    expect(berlinMonthStart(new Date('2031-01-31T23:30:00Z')).toISOString()).toBe('2031-01-31T23:00:00.000Z');
  });
});
