import { berlinDay } from '../../../time/berlin.ts';
import { berlinMonthStart, berlinWeekStart } from '../../../time/berlin-periods.ts';

/** Summaries go out at eight in the morning, German time: weekly ones on Monday, monthly ones on the first. */
export const digestHour = 8;

const dayMillis = 86_400_000;
const hours = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit', hourCycle: 'h23' });

/** For each frequency the last moment, at or before now, at which its summary was due. */
export interface DueMoments {
  daily: Date;
  weekly: Date;
  monthly: Date;
}

/** What was recorded before such a moment belongs into a summary now. */
export function dueMoments(now: Date): DueMoments {
  const today = berlinDay(now);
  return {
    daily: lastOf(now, morningOf(today), () => morningOf(dayBefore(today))),
    weekly: lastOf(now, morningAt(berlinWeekStart(now)), () =>
      morningAt(berlinWeekStart(before(berlinWeekStart(now)))),
    ),
    monthly: lastOf(now, morningAt(berlinMonthStart(now)), () =>
      morningAt(berlinMonthStart(before(berlinMonthStart(now)))),
    ),
  };
}

/** Eight o'clock of a calendar day in Berlin; the clock changes in the small hours, so the offset of the day holds. */
export function morningOf(day: string): Date {
  const hour = String(digestHour).padStart(2, '0');
  const [winter, summer] = [new Date(`${day}T${hour}:00:00+01:00`), new Date(`${day}T${hour}:00:00+02:00`)];
  return Number(hours.format(summer)) === digestHour ? summer : winter;
}

function morningAt(midnight: Date): Date {
  return morningOf(berlinDay(midnight));
}

function lastOf(now: Date, current: Date, previous: () => Date): Date {
  return current <= now ? current : previous();
}

function before(moment: Date): Date {
  return new Date(moment.getTime() - 1);
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - dayMillis).toISOString().slice(0, 10);
}
