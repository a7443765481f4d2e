import type { OpenTask } from '../../../database/task-source.ts';

type Dated = Pick<OpenTask, 'kind' | 'subject' | 'dueAt' | 'since'>;

/** As soon as a date is this near it comes before people who wait; pages show such dates in red. */
const soonMillis = 2 * 86_400_000;

/** Sorts by what is overdue, then what is due soon, then those who wait for an answer, then what has time; each the earliest first. */
export function byUrgency(now: Date): (one: Dated, other: Dated) => number {
  return (one, other) =>
    rankOf(one, now) - rankOf(other, now) ||
    (one.dueAt ?? one.since).getTime() - (other.dueAt ?? other.since).getTime() ||
    nameOf(one).localeCompare(nameOf(other));
}

function rankOf({ dueAt }: Dated, now: Date): number {
  if (!dueAt) return 2;
  const left = dueAt.getTime() - now.getTime();
  if (left < 0) return 0;
  return left <= soonMillis ? 1 : 3;
}

/** What came at one moment stays in one order. */
function nameOf({ kind, subject }: Dated): string {
  return `${kind}:${subject}`;
}
