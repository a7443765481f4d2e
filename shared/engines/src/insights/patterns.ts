/** Words of a list, by which it is asked what a word stands for. */
export type WordLookUp<T> = (word: string) => T | undefined;

interface Listed<T> {
  written: string;
  value: T;
}

/** Shorter beginnings and ends would match by chance. */
const shortestPart = 3;
/** Longer than any that is listed; a word without an end is not cut in all places. */
const longestPart = 40;

/**
 * Reads lists of words in which 'word*' stands for all words that begin so and '*word' for all that end so.
 * @returns what a word in small letters stands for: itself before the longest beginning, that before the longest end
 */
export function lookUpIn<T>(lists: readonly (readonly [words: string, value: T])[]): WordLookUp<T> {
  const listed = lists.flatMap(([words, value]) => words.split(' ').map((written) => ({ written, value })));
  const whole = byPart(listed.filter(({ written }) => !written.includes('*')));
  const beginnings = byPart(listed.filter(({ written }) => written.endsWith('*')));
  const ends = byPart(listed.filter(({ written }) => written.startsWith('*')));
  return (word) => whole.get(word) ?? longestBeginning(beginnings, word) ?? longestEnd(ends, word);
}

function byPart<T>(listed: readonly Listed<T>[]): ReadonlyMap<string, T> {
  return new Map(listed.map(({ written, value }) => [written.replaceAll('*', ''), value]));
}

function longestBeginning<T>(beginnings: ReadonlyMap<string, T>, word: string): T | undefined {
  for (let length = Math.min(word.length, longestPart); length >= shortestPart; length -= 1) {
    const value = beginnings.get(word.slice(0, length));
    if (value !== undefined) return value;
  }
  return undefined;
}

function longestEnd<T>(ends: ReadonlyMap<string, T>, word: string): T | undefined {
  for (let from = Math.max(0, word.length - longestPart); from <= word.length - shortestPart; from += 1) {
    const value = ends.get(word.slice(from));
    if (value !== undefined) return value;
  }
  return undefined;
}
