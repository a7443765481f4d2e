import { berlinDay } from './berlin.ts';

const dayMillis = 86_400_000;

/** The moment a calendar day (YYYY-MM-DD) begins in Europe/Berlin. */
export function berlinMidnight(day: string): Date {
  // Summer time never changes at midnight, so the offset is the one that lands on this very day.
  const [winter, summer] = [new Date(`${day}T00:00:00+01:00`), new Date(`${day}T00:00:00+02:00`)];
  return berlinDay(summer) === day ? summer : winter;
}

/**
 * The first of the last `count` calendar days in Europe/Berlin, today included, as YYYY-MM-DD. Counted in days, not in
 * hours: the week of the change to winter time has 169 of them.
 */
export function firstOfLastDays(now: Date, count: number): string {
  return new Date(Date.parse(berlinDay(now)) - (count - 1) * dayMillis).toISOString().slice(0, 10);
}

/** When the current week began: Monday 0:00 in Europe/Berlin. */
export function berlinWeekStart(now: Date): Date {
  const today = Date.parse(berlinDay(now));
  const daysSinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return berlinMidnight(new Date(today - daysSinceMonday * dayMillis).toISOString().slice(0, 10));
}

/** The calendar month of a moment in Europe/Berlin, as YYYY-MM. */
export function berlinMonth(moment: Date): string {
  return berlinDay(moment).slice(0, 7);
}

/** The last `count` calendar months up to that of `now`, oldest first, as YYYY-MM. */
export function berlinMonths(now: Date, count: number): string[] {
  const [year = 0, month = 0] = berlinMonth(now).split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}

/** When the month of `now` began in Europe/Berlin. */
export function berlinMonthStart(now: Date): Date {
  return berlinMidnight(`${berlinMonth(now)}-01`);
}
