import { localeText, trendTexts } from '../texts.de.ts';

const long = new Intl.DateTimeFormat(localeText, { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** `2026-03` is 'Mär': three letters, so that twelve stand beside each other on a phone. */
export function shortMonth(month: string): string {
  return trendTexts.shortMonths[Number(month.slice(5, 7)) - 1] ?? month;
}

/** `2026-03` is 'März 2026'. */
export function longMonth(month: string): string {
  const start = new Date(`${month}-01T00:00:00Z`);
  return Number.isNaN(start.getTime()) ? month : long.format(start);
}
