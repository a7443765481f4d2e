import { foldWord } from './fold-word.ts';

/** As the languages with models write them, and those that members write in. */
const languages =
  'de en fr es it nl pl tr pt cs sk sv da nb fi hu ro hr sr bs sl sq et lv lt el bg mk ru uk ar fa he ko vi ca'.split(
    ' ',
  );
const months = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2024, index, 10)));
const days = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index)));
const german =
  `frühling frühjahr sommer herbst winter frühlings sommers herbsts winters morgens vormittags mittags nachmittags
  abends nachts montags dienstags mittwochs donnerstags freitags samstags sonntags`.split(/\s+/);

let known: ReadonlySet<string> | undefined;

/** Whether a folded word is the name of a month or a day of the week, by which nothing is said of anything. */
export function isCalendarWord(folded: string): boolean {
  known ??= new Set([...languages.flatMap(namesIn), ...german].map(foldWord));
  return known.has(folded);
}

/** Alone and beside a day, which is another case in Slavic languages. */
function namesIn(language: string): string[] {
  const read = (dates: readonly Date[], options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return dates.flatMap((date) =>
      format.formatToParts(date).filter(({ type }) => type === 'month' || type === 'weekday'),
    );
  };
  return [
    ...read(months, { month: 'long' }),
    ...read(months, { month: 'long', day: 'numeric' }),
    ...read(days, { weekday: 'long' }),
  ]
    .flatMap(({ value }) => value.split(/[^\p{L}\p{M}]+/u))
    .filter((name) => name.length > 2);
}
