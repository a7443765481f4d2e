import { type Place, placeTable } from './places.ts';

/** Towns above some 40,000 inhabitants: their names are known well enough that a near miss is an error in typing. */
const knownTownSize = 15.3;
const lettersCompared = 6;

interface Names {
  /** Every word of every place's name: 'Münden' is no error for Menden, it is a word of Hannoversch Münden. */
  readonly words: ReadonlySet<string>;
  /** The largest first. */
  readonly towns: readonly Place[];
}

let names: Names | undefined;

/**
 * The large town that a word misses by one letter: wrong, missing, too many, two swapped ('Stutgart', 'Nürnbreg'), or without
 * the dots of its umlauts ('Koln'). The first letter is seldom mistyped, so it has to agree. Undefined for other words.
 */
export function mistypedTown(word: string): Place | undefined {
  if (word.length < 4) return undefined;
  names ??= namesOfPlaces();
  if (names.words.has(word)) return undefined;
  return names.towns.find(({ words: [first = ''] }) => isMeant(word, first));
}

function namesOfPlaces(): Names {
  const places = [...placeTable().byFirstWord.values()].flat();
  const towns = places.filter((place) => place.size >= knownTownSize && !place.isDistrict);
  return { words: new Set(places.flatMap(({ words }) => words)), towns: towns.sort((a, b) => b.size - a.size) };
}

function isMeant(word: string, name: string): boolean {
  if (word === withoutDots(name)) return true;
  if (name.length < 5 || Math.abs(word.length - name.length) > 1) return false;
  const isSwapped = word.length === name.length && isSwap(word, name);
  if (isSwapped || word[0] !== name[0]) return isSwapped;
  return (
    Math.max(name.length, word.length) >= lettersCompared &&
    (isOneLetterOff(word, name) || isOneLetterOff(word, withoutDots(name)))
  );
}

const withoutDots = (name: string) => name.replace(/([aou])e/g, '$1');

/** Two letters beside each other changed places. */
function isSwap(a: string, b: string): boolean {
  const at = firstDifference(a, b);
  return a[at] === b[at + 1] && a[at + 1] === b[at] && at < a.length - 1 && a.slice(at + 2) === b.slice(at + 2);
}

/** One letter replaced, missing or too many. */
function isOneLetterOff(a: string, b: string): boolean {
  const at = firstDifference(a, b);
  const skipA = a.length >= b.length ? 1 : 0;
  const skipB = b.length >= a.length ? 1 : 0;
  return a.slice(at + skipA) === b.slice(at + skipB);
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}
