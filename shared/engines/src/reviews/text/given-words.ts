import { experienceInWords } from '@rezenso/contract/experience.de';
import { experiencesOfADay } from '@rezenso/contract/vocabulary';
import { exchangeDisclosure } from '../../coordination/platform-rules.ts';

/** What translation services write into a review, in the languages of our members' guests. */
const prefaces =
  /\((?:Übersetzt von Google|Translated by Google|Traduit par Google|Tradotto da Google|Traducido por Google|Vertaald door Google|Przetłumaczone przez Google|Google tarafından çevrildi|Original|Originale|Origineel|Oryginalny tekst|Orijinal)\)/giu;

const day = String.raw`\d{1,2}\. \p{L}{3,9} \d{4}`;
const mine = String.raw`meine[mr] (?:kostenlosen )?\p{L}{3,12} am ${day}`;

/** The sentence that the site offers to tell readers of the exchange, with what the review rests on. */
const disclosure = new RegExp(
  String.raw`${exchangeDisclosure.replaceAll('.', String.raw`\.`)}(?: Sie beruht auf ${mine}\.| Ich bin dort seit \d{4} Kunde\.)?`,
  'gu',
);

/** The sentences with which the site begins a draft, of any day and any year, taken from the words that it uses. */
const firstSentences = [
  ...experiencesOfADay.map((kind) => experienceInWords({ kind, day: '2026-03-12' })),
  experienceInWords({ kind: 'long_standing_customer', sinceYear: 2019 }),
].map(
  (words) => `${words?.firstSentence.slice(0, -1).replace('12. März 2026', day).replace('2019', String.raw`\d{4}`)}`,
);

/** How the site begins a draft, today and before. */
const opening = new RegExp(
  String.raw`^\s*(?:(?:${firstSentences.join('|')})\.|(?:Bei ${mine}|Als Kunde seit \d{4}):)`,
  'u',
);

/**
 * The text with blanks in the place of what its writer was given: the disclosure of the exchange, the opening of a draft, what a
 * translation service wrote. Nobody chose these words, so they neither speak for nor against anybody; every other letter stays where it is.
 */
export function withoutGivenWords(text: string): string {
  return [prefaces, disclosure, opening].reduce(
    (left, given) => left.replace(given, (found) => ' '.repeat(found.length)),
    text,
  );
}
