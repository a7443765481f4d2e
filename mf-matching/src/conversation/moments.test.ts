import { dayOf, shortMoment, timeOf } from './moments.ts';

const now = new Date('2031-03-30T10:00:00.000Z');

it.each([
  ['2031-03-30T07:05:00.000Z', 'Heute', '09:05'],
  // In German time that is the day before, although the clocks changed in between.
  ['2031-03-29T22:30:00.000Z', 'Gestern', '29.03.2031'],
  ['2031-03-28T12:00:00.000Z', '28. März 2031', '28.03.2031'],
])('tells %s as people say it', (moment, day, short) => {
  expect([dayOf(moment, now), shortMoment(moment, now)]).toEqual([day, short]);
});

it('reads the clock in German time', () => {
  expect(timeOf('2031-01-01T23:30:00.000Z')).toBe('00:30');
});
