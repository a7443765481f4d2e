import { describe, it } from 'node:test';
import { expect } from 'expect';
import { addDays, bucketStart, type Flows, noFlows, seriesOf, totalsOf } from './buckets.ts';

describe('a series of days, weeks or months', () => {
  it('has a point for every day, also where nothing happened', () => {
    const byDay = new Map([['2031-03-30', flows(2)]]);
    expect(seriesOf(byDay, { from: '2031-03-29', to: '2031-03-31', bucket: 'day' })).toEqual([
      { start: '2031-03-29', ...noFlows },
      { start: '2031-03-30', ...flows(2) },
      { start: '2031-03-31', ...noFlows },
    ]);
  });

  it('begins weeks on Monday, and the first with the period', () => {
    const byDay = new Map([
      ['2031-03-02', flows(1)],
      ['2031-03-03', flows(2)],
      ['2031-03-09', flows(4)],
    ]);
    expect(seriesOf(byDay, { from: '2031-03-01', to: '2031-03-10', bucket: 'week' })).toEqual([
      { start: '2031-03-01', ...flows(1) },
      { start: '2031-03-03', ...flows(6) },
      { start: '2031-03-10', ...noFlows },
    ]);
  });

  it('adds months up over the turn of the year', () => {
    const byDay = new Map([
      ['2030-12-31', flows(1)],
      ['2031-01-01', flows(2)],
    ]);
    expect(seriesOf(byDay, { from: '2030-12-15', to: '2031-01-02', bucket: 'month' })).toEqual([
      { start: '2030-12-15', ...flows(1) },
      { start: '2031-01-01', ...flows(2) },
    ]);
  });

  it('sums up both ends of a period', () => {
    const byDay = new Map(['2031-03-01', '2031-03-02', '2031-03-03'].map((day) => [day, flows(1)]));
    expect(totalsOf(byDay, '2031-03-02', '2031-03-03')).toEqual(flows(2));
  });

  it('knows the days of a leap year', () => {
    expect(addDays('2032-02-28', 1)).toBe('2032-02-29');
    expect(bucketStart('2032-02-29', 'week')).toBe('2032-02-23');
  });
});

function flows(signUps: number): Flows {
  return { ...noFlows, signUps };
}
