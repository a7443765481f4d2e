import { formatDate, type Moment } from '@rezenso/ui/format';
import { localeText } from '../texts.de.ts';

const clock = new Intl.DateTimeFormat(localeText, { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' });

/** Day and time in Germany: `29.10.2026, 19:54`. */
export function formatMoment(moment: Moment): string {
  return `${formatDate(moment)}, ${clock.format(new Date(moment))}`;
}
