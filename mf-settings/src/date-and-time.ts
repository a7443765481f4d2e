import { formatDate } from '@rezenso/ui/format';
import { dateLocale } from './texts.de.ts';

const clock = new Intl.DateTimeFormat(dateLocale, { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' });

/** `20. November 2025, 09:30` in German time, from a moment as the API sends it. */
export function formatDateAndTime(moment: string): string {
  return `${formatDate(moment, 'long')}, ${clock.format(new Date(moment))}`;
}
