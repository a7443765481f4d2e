import { hashText } from '../text/hash.ts';

/** Bits per word and looks per word: of strangers some three in a thousand are taken for known ones. */
const bitsPerWord = 12;
const looks = 6;

/** A set of words that only knows whether it has one (Bloom 1970). */
export type WordSet = Uint8Array;

/** Whether a word is in the set. Words that are not are taken for ones that are as rarely as a Bloom filter of this size does. */
export function holdsWord(set: WordSet, word: string): boolean {
  for (const bit of bitsFor(set.length, word)) if (((set[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
  return true;
}

/** A Bloom filter of these words. */
export function wordSetOf(words: ReadonlySet<string>): WordSet {
  const set = new Uint8Array(Math.ceil((words.size * bitsPerWord) / 8));
  for (const word of words)
    for (const bit of bitsFor(set.length, word)) set[bit >> 3] = (set[bit >> 3] ?? 0) | (1 << (bit & 7));
  return set;
}

function* bitsFor(bytes: number, word: string): Generator<number> {
  for (let look = 0; look < looks; look += 1) yield hashText(word, look) % (bytes * 8);
}
