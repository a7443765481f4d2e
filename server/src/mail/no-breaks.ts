export const noBreak = '\u00a0';
const units =
  '€|%|XP|Uhr|Minuten?|Stunden?|Tagen?|Tage|Wochen?|Monaten?|Jahren?|Reviews?|Matches|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|minutes?|hours?|days?|weeks?|months?|years?|reviews?|matches|January|February|March|May|June|July|October|December';
const withUnit = new RegExp(`(\\d\\.?) (?=(?:${units})(?![\\p{L}]))`, 'gu');

/** Keeps a number with its unit and a day with its month on one line: `29 €`, `3 Tage`, `2. April`, `z. B.`. */
export function withNoBreaks(text: string): string {
  return text
    .replace(withUnit, `$1${noBreak}`)
    .replace(/\bz\. ?B\./g, `z.${noBreak}B.`)
    .replace(/ –(?= )/g, `${noBreak}–`);
}
