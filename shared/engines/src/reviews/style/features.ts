import { hashText } from '../text/hash.ts';
import { longestText } from '../text/tokens.ts';
import { styleCues } from './cues.ts';

/** A sparse vector: bucket numbers below 2 ** featureBits and their values. */
export interface Features {
  buckets: Int32Array;
  values: Float32Array;
}

export const featureBits = 16;
const bucketCount = 1 << featureBits;
const cueValue = 0.2;

/** Hashed character 2-5-grams, word 1-2-grams and habits of writing. Case and digits are folded in the n-grams. */
export function styleFeatures(text: string): Features {
  const lower = text
    .slice(0, longestText)
    .normalize('NFC')
    .toLowerCase()
    .replace(/\d/g, '0')
    .replace(/\s+/g, ' ')
    .trim();
  const values = new Map<number, number>();
  addUnitLength(values, characterGrams(lower), 1);
  addUnitLength(values, wordGrams(lower), 2);
  for (const cue of styleCues(text)) values.set(bucketOf(cue, 3), cueValue);
  return { buckets: Int32Array.from(values.keys()), values: Float32Array.from(values.values()) };
}

function bucketOf(gram: string, family: number): number {
  return hashText(gram, family) & (bucketCount - 1);
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

/** Adds one family of grams, damped logarithmically and scaled to length one, so that long texts weigh like short. */
function addUnitLength(into: Map<number, number>, counts: Map<string, number>, family: number): void {
  let squares = 0;
  for (const count of counts.values()) squares += (1 + Math.log(count)) ** 2;
  const scale = 1 / (Math.sqrt(squares) || 1);
  for (const [gram, count] of counts) {
    const bucket = bucketOf(gram, family);
    into.set(bucket, (into.get(bucket) ?? 0) + scale * (1 + Math.log(count)));
  }
}
