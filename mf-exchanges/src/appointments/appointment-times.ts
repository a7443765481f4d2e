import { momentTexts } from './card-texts.de.ts';

const timeZone = 'Europe/Berlin';
const hourMs = 3_600_000;
/** Hours that German time is ahead of UTC, in summer and in winter. */
const hoursAhead = [2, 1];

const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
const spoken = new Intl.DateTimeFormat(momentTexts.locale, {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment in German time, whatever the zone of the browser: the day as YYYY-MM-DD, the time as HH:MM. */
export function inGermanTime(moment: Date): { day: string; time: string } {
  const [day = '', time = ''] = local.format(moment).split(' ');
  return { day, time };
}

/**
 * The moment of a day (YYYY-MM-DD) and a time (HH:MM) in German time; undefined when there is none, as in the hour that the clocks skip
 * in spring. Of the hour that comes twice in autumn it is the first.
 */
export function momentOf(day: string, time: string): Date | undefined {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asIfUtc)) return undefined;
  return hoursAhead
    .map((hours) => new Date(asIfUtc - hours * hourMs))
    .find((moment) => local.format(moment) === `${day} ${time}`);
}

/** `Dienstag, 4. März, 14:00 Uhr` */
export function timeInWords(moment: string): string {
  const {
    weekday = '',
    day = '',
    month = '',
    hour,
    minute,
  } = Object.fromEntries(spoken.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return momentTexts.spoken(weekday, day, month, `${hour}:${minute}`);
}
