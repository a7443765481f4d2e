import { formatNumber } from '@rezenso/ui/format';
import { durationTexts } from './texts.de.ts';

const [hour, day] = [60, 1_440];

/** Minutes as people say them: 'unter 1 Min.', '12 Min.', '3,5 Std.', '2 Tage'. */
export function answeredWithin(minutes: number): string {
  if (minutes < 1) return durationTexts.underMinute;
  if (minutes < hour) return durationTexts.minutes(formatNumber(minutes));
  if (minutes < 2 * day) return durationTexts.hours(formatNumber(minutes / hour, 1));
  return durationTexts.days(formatNumber(minutes / day, 1));
}
