import type { Language } from '@rezenso/contract/language';
import { germanMonth } from './german-date.ts';

const englishMonths = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** The name of a month given as YYYY-MM: `Dezember`, `December`. */
export function monthName(month: string, language: Language): string {
  return language === 'de' ? germanMonth(month) : englishMonths.format(new Date(`${month}-15T00:00:00Z`));
}
