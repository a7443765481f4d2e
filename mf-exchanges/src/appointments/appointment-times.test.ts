import { inGermanTime, momentOf, timeInWords } from './appointment-times.ts';

describe('German time', () => {
  it.each([
    ['in winter', '2031-01-15', '09:30', '2031-01-15T08:30:00.000Z'],
    ['in summer', '2031-07-15', '09:30', '2031-07-15T07:30:00.000Z'],
    ['before the clocks skip an hour', '2031-03-30', '01:59', '2031-03-30T00:59:00.000Z'],
    ['after they did', '2031-03-30', '03:00', '2031-03-30T01:00:00.000Z'],
    ['in the first of two equal hours', '2031-10-26', '02:30', '2031-10-26T00:30:00.000Z'],
    ['after both of them', '2031-10-26', '03:00', '2031-10-26T02:00:00.000Z'],
    ['at midnight', '2031-12-31', '00:00', '2031-12-30T23:00:00.000Z'],
  ])('is one moment %s, and that moment is the time again', (_, day, time, moment) => {
    expect(momentOf(day, time)?.toISOString()).toBe(moment);
    expect(inGermanTime(new Date(moment))).toEqual({ day, time });
  });

  it.each([
    ['the hour that is skipped', '2031-03-30', '02:30'],
    ['a day that does not exist', '2031-02-30', '10:00'],
    ['no day', '', '10:00'],
    ['no time', '2031-03-30', ''],
    ['a time of no day', '2031-03-30', '24:30'],
  ])('has no moment for %s', (_, day, time) => {
    expect(momentOf(day, time)).toBeUndefined();
  });

  it('is said as people say it', () => {
    expect(timeInWords('2031-03-04T13:00:00.000Z')).toBe('Dienstag, 4. März, 14:00 Uhr');
    expect(timeInWords('2031-07-31T22:05:00.000Z')).toBe('Freitag, 1. August, 00:05 Uhr');
  });
});
