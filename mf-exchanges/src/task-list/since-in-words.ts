import { taskTexts } from './texts.de.ts';

const dayInBerlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });
const dayMillis = 86_400_000;

/** How long something has waited, by the German calendar: `seit heute`, `seit gestern`, `seit 5 Tagen`. */
export function sinceInWords(since: string, now = new Date()): string {
  const [today, then] = [now, new Date(since)].map((moment) => Date.parse(dayInBerlin.format(moment)));
  const days = Math.round(((today ?? 0) - (then ?? 0)) / dayMillis);
  return taskTexts.since(Math.max(days, 0));
}
