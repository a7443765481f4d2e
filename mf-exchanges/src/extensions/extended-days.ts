import { longestExtensionDays } from '@rezenso/contract/limits';

const dayMillis = 86_400_000;
const dayInBerlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** The first and the last day that can be proposed, as YYYY-MM-DD in German time; the first is never past. */
export function extendedDays(dueDate: string, now: Date): { first: string; last: string } {
  const due = Date.parse(dayInBerlin.format(new Date(dueDate)));
  const dayAfter = (days: number) => new Date(due + days * dayMillis).toISOString().slice(0, 10);
  const [, first = ''] = [dayAfter(1), dayInBerlin.format(now)].sort();
  return { first, last: dayAfter(longestExtensionDays) };
}

/** Whether any day is left to propose. */
export function canExtend(dueDate: string, now: Date): boolean {
  const { first, last } = extendedDays(dueDate, now);
  return first <= last;
}
