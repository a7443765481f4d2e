import { type Experience, type GivenExperience, givenExperience } from '@rezenso/contract/experience';
import { type ExperienceKind, experienceKinds } from '@rezenso/contract/vocabulary';
import { object, string } from 'yup';
import { experienceTexts } from './texts.de.ts';

export interface ExperienceValues {
  /** Empty until one is chosen. */
  kind: ExperienceKind | '';
  /** YYYY-MM-DD. */
  day: string;
  /** Four digits, of long-standing customers. */
  sinceYear: string;
}

/** As the contract bounds them. */
export const earliest = { day: '1990-01-01', year: 1950 };

const dayInBerlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The calendar day that the server compares with, as YYYY-MM-DD. */
export function today(): string {
  return dayInBerlin.format(new Date());
}

const isOfAYear = (kind: unknown) => kind === 'long_standing_customer';
const isOfADay = (kind: unknown) => Boolean(kind) && !isOfAYear(kind);

/** What a review rests on: a kind, and its day or its year. */
export const experienceForm = object({
  kind: string().oneOf(experienceKinds, experienceTexts.kindRequired).required(experienceTexts.kindRequired),
  day: string()
    .default('')
    .when('kind', {
      is: isOfADay,
      // biome-ignore lint/suspicious/noThenProperty: yup's word for it.
      then: (day) =>
        day.required(experienceTexts.dayRequired).test('day', experienceTexts.dayInvalid, (value) => isPastDay(value)),
    }),
  sinceYear: string()
    .default('')
    .when('kind', {
      is: isOfAYear,
      // biome-ignore lint/suspicious/noThenProperty: yup's word for it.
      then: (year) =>
        year
          .required(experienceTexts.yearRequired)
          .test('year', experienceTexts.yearInvalid, (value) => isPastYear(value)),
    }),
});

/** What the fields start with. */
export function initialExperience(known: Experience | null | undefined): ExperienceValues {
  return { kind: known?.kind ?? '', day: known?.day ?? '', sinceYear: known?.sinceYear ? `${known.sinceYear}` : '' };
}

/** What the fields say so far; undefined until it is whole. */
export function givenIn({ kind, day, sinceYear }: ExperienceValues): GivenExperience | undefined {
  const said = isOfAYear(kind) ? { kind, sinceYear: Number(sinceYear) } : { kind, day };
  const isPast = isOfAYear(kind) ? isPastYear(sinceYear) : isPastDay(day);
  const { data } = givenExperience.safeParse(said);
  return isPast ? data : undefined;
}

function isPastDay(day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= earliest.day && day <= today();
}

function isPastYear(year: string): boolean {
  return /^\d{4}$/.test(year) && Number(year) >= earliest.year && Number(year) <= Number(today().slice(0, 4));
}
