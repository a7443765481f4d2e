import { describe, it } from 'node:test';
import { expect } from 'expect';
import { byUrgency } from './urgency.ts';

const now = new Date('2026-03-10T12:00:00Z');
const day = 86_400_000;

function aTask(subject: string, dueInDays: number | null, waitsDays = 1) {
  const dueAt = dueInDays === null ? null : new Date(now.getTime() + dueInDays * day);
  return { kind: 'k', subject, dueAt, since: new Date(now.getTime() - waitsDays * day) };
}

describe('what is most urgent', () => {
  it('is overdue, then due soon, then somebody who waits, then what has time; the earliest first', () => {
    const tasks = [
      aTask('has time', 9),
      aTask('asked yesterday', null, 1),
      aTask('tomorrow', 1),
      aTask('just overdue', -0.1),
      aTask('asked last week', null, 7),
      aTask('long overdue', -5),
      aTask('has a little time', 3),
    ];
    expect(tasks.sort(byUrgency(now)).map(({ subject }) => subject)).toEqual([
      'long overdue',
      'just overdue',
      'tomorrow',
      'asked last week',
      'asked yesterday',
      'has a little time',
      'has time',
    ]);
  });

  it('is in one order however it comes', () => {
    const tasks = ['c', 'a', 'b'].map((subject) => aTask(subject, 2));
    for (const some of [tasks, tasks.toReversed()])
      expect(some.toSorted(byUrgency(now)).map(({ subject }) => subject)).toEqual(['a', 'b', 'c']);
  });

  it('counts the second of the due date as not yet overdue', () => {
    expect([aTask('people', null), aTask('now', 0)].sort(byUrgency(now))[0]).toMatchObject({ subject: 'now' });
    const sorted = [aTask('now', 0), aTask('before', -1)].sort(byUrgency(now));
    expect(sorted.map(({ subject }) => subject)).toEqual(['before', 'now']);
  });
});
