import type { Language } from '@rezenso/contract/language';
import { englishDate, englishDateAndTime, englishMoment, englishMonth } from './english-date.ts';
import { germanDate, germanDateAndTime, germanMoment, germanMonth } from './german-date.ts';

/** How dates are written; all of them in German time. */
export interface Dates {
  /** Of a day. */
  date(moment: Date): string;
  /** Of a month given as YYYY-MM, without its year. */
  month(month: string): string;
  dateAndTime(moment: Date): string;
  /** With the day of the week, as people say it. */
  moment(moment: Date): string;
}

const written: Readonly<Record<Language, Dates>> = {
  de: { date: germanDate, month: germanMonth, dateAndTime: germanDateAndTime, moment: germanMoment },
  en: { date: englishDate, month: englishMonth, dateAndTime: englishDateAndTime, moment: englishMoment },
};

/** Dates for whoever reads this language. */
export function datesIn(language: Language): Dates {
  return written[language];
}
