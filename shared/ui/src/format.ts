import { formatTexts as texts } from './formats/texts.de.ts';

/** Formats of the page's language. Pure: the moment comes in, and every date is read in German time, on the server as in the browser. */

const timeZone = 'Europe/Berlin';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const dateStyles = {
  short: new Intl.DateTimeFormat(texts.locale, { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' }),
  long: new Intl.DateTimeFormat(texts.locale, { timeZone, day: 'numeric', month: 'long', year: 'numeric' }),
} as const;
const calendarDay = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** A moment as the API sends it (ISO 8601), as Date, or in milliseconds since 1970. */
export type Moment = string | number | Date;

/** `20.11.2025`, or with `long` `20. November 2025`. An unreadable moment gives an en dash. */
export function formatDate(moment: Moment, style: keyof typeof dateStyles = 'short'): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '–' : dateStyles[style].format(date);
}

/** `vor wenigen Minuten` below an hour, `vor 5h` below a day, then `vor 3d`. A future moment counts as just now. */
export function formatRelativeTime(moment: Moment, now: Moment = new Date()): string {
  const passed = new Date(now).getTime() - new Date(moment).getTime();
  if (Number.isNaN(passed)) return '–';
  if (passed < hourMs) return texts.justNow;
  if (passed < dayMs) return texts.hoursAgo(Math.floor(passed / hourMs));
  return texts.daysAgo(Math.floor(passed / dayMs));
}

/** `1.234,5`: German separators, at most `decimals` places (default 0). */
export function formatNumber(value: number, decimals = 0): string {
  return numberFormat(0, decimals).format(value);
}

/** A rating with exactly one decimal place: `4,8`. */
export function formatRating(value: number): string {
  return numberFormat(1, 1).format(value);
}

/** Rounded percent of a value from 0 to 100, with a no-break space: `92 %`. */
export function formatPercent(value: number): string {
  return texts.percent(formatNumber(value));
}

/** Euro with a no-break space, cents only where there are any: `29 €`, `29,50 €`. */
export function formatEuro(euros: number): string {
  return texts.euro(numberFormat(Number.isInteger(euros) ? 0 : 2, 2).format(euros));
}

/** Made once each: that takes some hundred times as long as writing a number, and a page writes a hundred. */
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(minimumFractionDigits: number, maximumFractionDigits: number): Intl.NumberFormat {
  const { locale } = texts;
  const key = `${locale} ${minimumFractionDigits} ${maximumFractionDigits}`;
  const known = numberFormats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits });
  numberFormats.set(key, format);
  return format;
}

export interface DueInfo {
  tone: 'danger' | 'warning' | 'success';
  text: string;
  /** Whole calendar days from today to the due day, negative when past due. */
  days: number;
}

/** How close a due date is, in calendar days: 2 or fewer red, 5 or fewer orange, otherwise green. */
export function dueInfo(due: Moment, now: Moment = new Date()): DueInfo {
  const days = Math.round((dayNumber(due) - dayNumber(now)) / dayMs);
  const tone = days <= 2 ? 'danger' : days <= 5 ? 'warning' : 'success';
  return { tone, text: dueText(days), days };
}

function dueText(days: number): string {
  if (days === 0) return texts.today;
  return days < 0 ? texts.overdue(-days) : texts.left(days);
}

/** Midnight UTC of the German calendar day, so that days differ by whole multiples of 24 h even across summer time. */
function dayNumber(moment: Moment): number {
  return Date.parse(calendarDay.format(new Date(moment)));
}
