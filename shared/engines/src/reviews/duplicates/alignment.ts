import type { Fingerprint } from './fingerprint.ts';

/** Where two aligned texts differ: a stretch of words on each side, either of them possibly empty. */
export interface Gap {
  a: [from: number, to: number];
  b: [from: number, to: number];
}

/**
 * Heaviest common subsequence: the weight of the words that both texts have in the same order, whatever stands between
 * them. It finds copies in which every second word was exchanged.
 */
export function alignedWeight(a: Fingerprint, b: Fingerprint): number {
  let previous = new Float32Array(b.words.length + 1);
  let current = new Float32Array(b.words.length + 1);
  for (let row = 0; row < a.words.length; row += 1) {
    const word = a.words[row];
    const weight = a.weights[row] ?? 0;
    for (let column = 0; column < b.words.length; column += 1) {
      const above = previous[column + 1] ?? 0;
      const before = current[column] ?? 0;
      const skipped = Math.max(above, before);
      const matched = word === b.words[column] ? (previous[column] ?? 0) + weight : 0;
      current[column + 1] = Math.max(matched, skipped);
    }
    [previous, current] = [current, previous];
  }
  return previous[b.words.length] ?? 0;
}

/** The longest common subsequence of words as pairs of positions, in order. */
export function alignedWords(a: Fingerprint, b: Fingerprint): [number, number][] {
  const columns = b.words.length + 1;
  const lengths = new Uint16Array((a.words.length + 1) * columns);
  const at = (row: number, column: number) => lengths[row * columns + column] ?? 0;
  for (let row = a.words.length - 1; row >= 0; row -= 1) {
    for (let column = b.words.length - 1; column >= 0; column -= 1) {
      const isEqual = a.words[row] === b.words[column];
      const skipped = Math.max(at(row + 1, column), at(row, column + 1));
      lengths[row * columns + column] = isEqual ? at(row + 1, column + 1) + 1 : skipped;
    }
  }
  const pairs: [number, number][] = [];
  let [row, column] = [0, 0];
  while (row < a.words.length && column < b.words.length) {
    if (a.words[row] === b.words[column]) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** The stretches between aligned words, beginning and end included. */
export function gapsBetween(pairs: readonly [number, number][], aLength: number, bLength: number): Gap[] {
  const gaps: Gap[] = [];
  let [aNext, bNext] = [0, 0];
  for (const [aAt, bAt] of [...pairs, [aLength, bLength] as const]) {
    if (aAt > aNext || bAt > bNext) gaps.push({ a: [aNext, aAt], b: [bNext, bAt] });
    [aNext, bNext] = [aAt + 1, bAt + 1];
  }
  return gaps;
}
