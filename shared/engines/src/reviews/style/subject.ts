import { longestText } from '../text/tokens.ts';
import { createVector, type Features } from './feature-vector.ts';

export const subjectBits = 12;

/** How many letters of a word tell what it is about, whatever its ending. */
const stemLetters = 6;

/** What a text is about: its words' first letters, without case, order or signs. */
export function subjectFeatures(written: string): Features {
  const words =
    written
      .slice(0, longestText)
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts = new Map<string, number>();
  for (const word of words) {
    const stem = word.slice(0, stemLetters);
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const vector = createVector(subjectBits);
  vector.addGrams(counts, 7);
  return vector.build();
}
