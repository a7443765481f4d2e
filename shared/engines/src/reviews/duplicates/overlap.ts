import type { Fingerprint } from './fingerprint.ts';

/** A run of words that stands in both texts, as token positions: `length` words from `a` and from `b`. */
export interface Run {
  a: number;
  b: number;
  length: number;
}

/** Runs shorter than this are left to chance. */
const shortestRun = 3;

/** The runs of words that both texts share, longest first taken, none overlapping, in the order of the first text. */
export function sharedRuns(a: Fingerprint, b: Fingerprint, atLeast = shortestRun): Run[] {
  const candidates = maximalRuns(a.words, b.words, atLeast).sort((x, y) => y.length - x.length || x.a - y.a);
  const takenA = new Uint8Array(a.words.length);
  const takenB = new Uint8Array(b.words.length);
  const runs: Run[] = [];
  for (const candidate of candidates) {
    const run = trim(candidate, takenA, takenB);
    if (run.length < atLeast) continue;
    takenA.fill(1, run.a, run.a + run.length);
    takenB.fill(1, run.b, run.b + run.length);
    runs.push(run);
  }
  return runs.sort((x, y) => x.a - y.a);
}

function maximalRuns(a: Uint32Array, b: Uint32Array, atLeast: number): Run[] {
  const runs: Run[] = [];
  let previous = new Uint16Array(b.length + 1);
  let current = new Uint16Array(b.length + 1);
  for (let row = 0; row < a.length; row += 1) {
    const word = a[row];
    for (let column = 0; column < b.length; column += 1) {
      if (word !== b[column]) {
        current[column + 1] = 0;
        continue;
      }
      const length = (previous[column] ?? 0) + 1;
      current[column + 1] = length;
      const isLast = row + 1 === a.length || column + 1 === b.length || a[row + 1] !== b[column + 1];
      if (isLast && length >= atLeast) runs.push({ a: row - length + 1, b: column - length + 1, length });
    }
    [previous, current] = [current, previous];
  }
  return runs;
}

/** Cuts away from both ends what a longer run has taken already. A run taken in its middle counts as taken. */
function trim(run: Run, takenA: Uint8Array, takenB: Uint8Array): Run {
  let { a, b, length } = run;
  while (length > 0 && (takenA[a] || takenB[b])) {
    a += 1;
    b += 1;
    length -= 1;
  }
  while (length > 0 && (takenA[a + length - 1] || takenB[b + length - 1])) length -= 1;
  for (let offset = 0; offset < length; offset += 1) {
    if (takenA[a + offset] || takenB[b + offset]) return { a, b, length: 0 };
  }
  return { a, b, length };
}

/** Information in the words of these runs: the sum of `weights`, one for each word of the first text. */
export function weightOfRuns(weights: Float32Array, runs: readonly Run[]): number {
  let weight = 0;
  for (const run of runs) {
    for (let offset = 0; offset < run.length; offset += 1) weight += weights[run.a + offset] ?? 0;
  }
  return weight;
}
