import type { Page } from '../page/read-page.ts';
import { fold } from '../page/text.ts';
import { withoutLegalForm } from './legal-form.ts';
import { type ComparedName, nameCandidates, significant } from './name-candidates.ts';
import { soundsLikeSlogan } from './name-noise.ts';

/** Initials throughout, with the year of the foundation perhaps: 'TC RWB', 'SVO 1920'. */
const initials = /^\p{Lu}{2,6}\d?([ -]\p{Lu}{1,6})?([ -]\d{2,4})?$/u;
const club =
  /(club|klub|verein|vereinigung|verband|bund|gemeinschaft|gesellschaft|union|gilde|kreis|chor|orchester|kapelle|feuerwehr|hilfswerk|werkstatt)$/;
const shortestName = 2;
/** Letters that a compound may give beside its first: 'Tennisclub' is T and C. */
const mostOfWord = 3;

/** A club that the pages call 'TC RWB' is listed as they spell it out elsewhere: 'Tennisclub Rot-Weiß Bergdorf'. */
export function spelledOut(found: ComparedName, pages: readonly Page[]): ComparedName {
  const short = withoutLegalForm(found.name);
  if (!initials.test(short)) return found;
  const [first = ''] = short.split(' ');
  const letters = fold(short).replace(/[^a-z]/g, '');
  // Among all that the pages write: beside 'TC RWB' in the imprint the full name looks like a phrase.
  const written = pages.flatMap((page) => nameCandidates(page, page === pages[0]));
  const full = written.find(
    ({ name }) =>
      !initials.test(withoutLegalForm(name)) &&
      !soundsLikeSlogan(name) &&
      (isClub(name) || name.startsWith(`${first} `)) &&
      isSpelledBy(letters, withoutLegalForm(name)),
  );
  if (!full) return found;
  const name = withoutLegalForm(full.name);
  return { ...full, name, words: significant(name) };
}

function isClub(name: string): boolean {
  const words = fold(name).split(/[^a-z]+/);
  return words.length >= shortestName && words.some((word) => club.test(word));
}

/** Whether the letters are the first ones of the words in their order; a place or a year at the end may have none. */
function isSpelledBy(letters: string, name: string): boolean {
  const words = significant(name)
    .flatMap((word) => word.split('-'))
    .filter((word) => /^[a-z]/.test(word));
  const isFrom = (word: number, letter: number): boolean => {
    if (letter === letters.length) return word > 0 && word >= words.length - 1;
    const next = words[word];
    if (next === undefined || next[0] !== letters[letter]) return false;
    for (let more = mostOfWord; more >= 0; more -= 1) {
      const inner = letters.slice(letter + 1, letter + 1 + more);
      if (inner.length === more && isWithin(inner, next.slice(1)) && isFrom(word + 1, letter + 1 + more)) return true;
    }
    return false;
  };
  return isFrom(0, 0);
}

function isWithin(letters: string, word: string): boolean {
  let at = -1;
  return [...letters].every((letter) => {
    at = word.indexOf(letter, at + 1);
    return at >= 0;
  });
}
