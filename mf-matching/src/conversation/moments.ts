import { formatDate } from '@rezenso/ui/format';
import { talkTexts } from './texts.de.ts';

const time = new Intl.DateTimeFormat(talkTexts.locale, {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});
const dayMillis = 86_400_000;

/** `14:05`, in German time. */
export function timeOf(moment: string): string {
  return time.format(new Date(moment));
}

/** `Heute`, `Gestern`, or the date. */
export function dayOf(moment: string, now = new Date()): string {
  const day = formatDate(moment, 'long');
  if (day === formatDate(now, 'long')) return talkTexts.today;
  return day === formatDate(now.getTime() - dayMillis, 'long') ? talkTexts.yesterday : day;
}

/** Today the time, before that the date. */
export function shortMoment(moment: string, now = new Date()): string {
  return dayOf(moment, now) === talkTexts.today ? timeOf(moment) : formatDate(moment);
}
