import { describe, it } from 'node:test';
import { expect } from 'expect';
import { byDay, type Look } from './looks.ts';

const look = (at: string, hasAnswered = true): Look => ({ service: 'mail', at: new Date(at), hasAnswered });
const indexes = (bits: string) => [...bits].flatMap((bit, index) => (bit === '1' ? index : []));

describe('looks at the services', () => {
  it('are put together by service and German day', () => {
    const jobs: Look = { service: 'jobs', at: new Date('2031-03-03T22:59:00Z'), hasAnswered: true };
    const days = byDay([look('2031-03-03T22:59:00Z'), look('2031-03-03T23:00:00Z'), jobs]);
    expect(days.map(({ service, day }) => [service, day])).toEqual([
      ['mail', '2031-03-03'],
      ['mail', '2031-03-04'],
      ['jobs', '2031-03-03'],
    ]);
    expect(days.map(({ measured }) => indexes(measured))).toEqual([[287], [0], [287]]);
  });

  it('make a stretch as bad as the worst of them, and say when the last one was and the last answer', () => {
    const [day] = byDay([
      look('2031-03-03T23:01:00Z'),
      look('2031-03-03T23:02:00Z', false),
      look('2031-03-03T23:05:00Z'),
      look('2031-03-03T23:10:00Z', false),
    ]);
    expect([indexes(day?.measured ?? ''), indexes(day?.failed ?? '')]).toEqual([
      [0, 1, 2],
      [0, 2],
    ]);
    expect(day?.lookedAt.toISOString()).toBe('2031-03-03T23:10:00.000Z');
    expect(day?.answeredAt?.toISOString()).toBe('2031-03-03T23:05:00.000Z');
  });

  it('fit into the day with 25 hours, and into the one with 23', () => {
    const [long] = byDay([look('2031-10-25T22:00:00Z'), look('2031-10-26T22:59:00Z')]);
    expect([long?.day, indexes(long?.measured ?? ''), long?.measured.length]).toEqual(['2031-10-26', [0, 299], 300]);
    const [short] = byDay([look('2031-03-30T21:59:00Z')]);
    expect([short?.day, indexes(short?.measured ?? '')]).toEqual(['2031-03-30', [275]]);
  });

  it('may all have failed', () => {
    expect(byDay([look('2031-03-03T09:00:00Z', false)])[0]?.answeredAt).toBeNull();
    expect(byDay([])).toEqual([]);
  });
});
