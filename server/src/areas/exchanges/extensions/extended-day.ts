import { longestExtensionDays } from '@rezenso/contract/limits';
import { berlinDay } from '../../../time/berlin.ts';

const dayMillis = 86_400_000;
const hourMillis = 3_600_000;

/**
 * When reviews would be due on another calendar day in Europe/Berlin, at the time of day of the present due date; an hour beside it where
 * the clock was changed in between and the day would be another.
 * @param day as YYYY-MM-DD
 * @returns undefined for a day that is not after the present one, too far, or past
 */
export function extendedDue(dueAt: Date, day: string, now: Date): Date | undefined {
  const days = Math.round((Date.parse(day) - Date.parse(berlinDay(dueAt))) / dayMillis);
  if (!(days >= 1 && days <= longestExtensionDays) || day < berlinDay(now)) return undefined;
  const moment = dueAt.getTime() + days * dayMillis;
  return [0, hourMillis, -hourMillis]
    .map((shift) => new Date(moment + shift))
    .find((candidate) => berlinDay(candidate) === day);
}
