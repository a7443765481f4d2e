import { describe, it } from 'node:test';
import { expect } from 'expect';
import { dueMoments, morningOf } from './digest-moment.ts';

describe('eight in the morning in Germany', () => {
  const mornings: Array<[string, string]> = [
    ['2031-01-15', '2031-01-15T07:00:00.000Z'],
    ['2031-07-15', '2031-07-15T06:00:00.000Z'],
    ['2031-03-30', '2031-03-30T06:00:00.000Z'],
    ['2031-10-26', '2031-10-26T07:00:00.000Z'],
  ];
  for (const [day, moment] of mornings) {
    it(`is ${moment} on ${day}`, () => expect(morningOf(day).toISOString()).toBe(moment));
  }
});

describe('the moments at which summaries are due', () => {
  it('are this morning, Monday and the first of the month', () => {
    expect(inWords('2031-03-05T09:00:00Z')).toEqual({
      daily: '2031-03-05T07:00:00.000Z',
      weekly: '2031-03-03T07:00:00.000Z',
      monthly: '2031-03-01T07:00:00.000Z',
    });
  });

  it('are those before, until the morning has come', () => {
    expect(inWords('2031-09-01T05:59:59Z')).toEqual({
      daily: '2031-08-31T06:00:00.000Z',
      weekly: '2031-08-25T06:00:00.000Z',
      monthly: '2031-08-01T06:00:00.000Z',
    });
    expect(inWords('2031-09-01T06:00:00Z')).toEqual({
      daily: '2031-09-01T06:00:00.000Z',
      weekly: '2031-09-01T06:00:00.000Z',
      monthly: '2031-09-01T06:00:00.000Z',
    });
  });

  it('cross the change to summer time', () => {
    expect(inWords('2031-03-31T05:30:00Z')).toMatchObject({
      daily: '2031-03-30T06:00:00.000Z',
      weekly: '2031-03-24T07:00:00.000Z',
    });
  });
});

function inWords(now: string) {
  const { daily, weekly, monthly } = dueMoments(new Date(now));
  return { daily: daily.toISOString(), weekly: weekly.toISOString(), monthly: monthly.toISOString() };
}
