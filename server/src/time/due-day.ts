import { berlinDay } from './berlin.ts';

const dayMillis = 86_400_000;

/** Whole calendar days in German time from `from` to `to`: 0 on the same day, negative when `to` is past. */
export function daysBetween(from: Date, to: Date): number {
  return Math.round((Date.parse(berlinDay(to)) - Date.parse(berlinDay(from))) / dayMillis);
}

/** A review is on time until the end of its due day in German time. */
export function isOnTime(submittedAt: Date, dueAt: Date): boolean {
  return daysBetween(submittedAt, dueAt) >= 0;
}
