import { longestText } from '../text/tokens.ts';
import { styleCues } from './cues.ts';
import { createVector, type Features } from './feature-vector.ts';

export const wordingBits = 16;
export const cueValue = 0.2;

/** What the words tell: hashed character 2-5-grams, word 1-2-grams and habits of writing. Case and digits are folded in the n-grams. */
export function wordingFeatures(text: string): Features {
  const lower = text
    .slice(0, longestText)
    .normalize('NFC')
    .toLowerCase()
    .replace(/\d/g, '0')
    .replace(/\s+/g, ' ')
    .trim();
  const vector = createVector(wordingBits);
  vector.addGrams(characterGrams(lower), 1);
  vector.addGrams(wordGrams(lower), 2);
  vector.setAll(styleCues(text), 3, cueValue);
  return vector.build();
}

function characterGrams(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const padded = ` ${text} `;
  for (let length = 2; length <= 5; length += 1) {
    for (let start = 0; start + length <= padded.length; start += 1) {
      const gram = padded.slice(start, start + length);
      counts.set(gram, (counts.get(gram) ?? 0) + 1);
    }
  }
  return counts;
}

function wordGrams(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const words = text.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
  words.forEach((word, index) => {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    if (index === 0) return;
    const pair = `${words[index - 1]} ${word}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  });
  return counts;
}
