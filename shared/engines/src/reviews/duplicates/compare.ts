import { alignedWeight, alignedWords, gapsBetween } from './alignment.ts';
import { type FeatureSets, type Fingerprint, fingerprint } from './fingerprint.ts';
import { type InStep, inStep } from './in-step.ts';
import { type Run, sharedRuns, weightOfRuns } from './overlap.ts';
import { tellingPassages } from './quotes.ts';
import { containmentOf, jaccard } from './sets.ts';
import { isFilledTemplate } from './template.ts';

/**
 * `copy`: the whole text with edits. `partial`: a considerable part, the rest is new. `template`: the same skeleton
 * with other names, places or numbers in it.
 */
export type OverlapKind = 'copy' | 'partial' | 'template';

/** A passage that stands in both texts; offsets into the originals, `text` as written in the first one. */
export interface Span {
  aStart: number;
  aEnd: number;
  bStart: number;
  bEnd: number;
  text: string;
}

export interface Comparison {
  /** null: what the two have in common is what people write anyway. */
  kind: OverlapKind | null;
  /** Shared letter trigrams over all of them, 0-1. */
  trigramSimilarity: number;
  /** Part of the shorter text's three-word runs that the other one has too, 0-1. */
  containment: number;
  /** How much the shared passages prove: what many write counts little, every other word one (see tellingWeight). */
  weight: number;
  spans: Span[];
  /** The same passages as positions of words. */
  runs: Run[];
  /** What tells most in them, to be shown (see tellingPassages). */
  quotable: Span[];
}

/** Compares two texts. Use `compareFingerprints` when one of them meets many others. */
export function compareTexts(a: string, b: string): Comparison {
  return compareFingerprints(fingerprint(a), fingerprint(b));
}

/**
 * Whether one text is a copy, part copy or template of the other, with the passages that prove it.
 * Trigram similarity, containment and words at the same distances pick the suspects; the weight of what is shared then tells own
 * words from stock phrases (figures in docs/engines-reviews.md, decision 0108).
 */
export function compareFingerprints(a: Fingerprint, b: Fingerprint): Comparison {
  const trigramSimilarity = jaccard(a.plain.trigrams, b.plain.trigrams);
  const containment = containmentOf(a.plain.shingles, b.plain.shingles);
  const pair = pairOf(a, b);
  const isStepwise = isInStep(pair, trigramSimilarity);
  const kind = kindOf(pair, trigramSimilarity, containment, isStepwise);
  if (kind === null) return { kind, trigramSimilarity, containment, weight: 0, spans: [], runs: [], quotable: [] };
  const runs = isStepwise ? pair.steps().runs : quotableRuns(pair);
  // Nobody writes the very same words again, however common each of them is.
  const telling = isIdentical(pair) ? new Float32Array(a.tokens.map(({ weight }) => weight)) : a.telling;
  const spansOf = (some: readonly Run[]) => some.flatMap((run) => spanOf(a, b, run) ?? []);
  const spans = spansOf(runs);
  const quotable = spansOf(tellingPassages(a, b, runs, telling));
  return { kind, trigramSimilarity, containment, weight: weightOfRuns(telling, runs), spans, runs, quotable };
}

/** Two texts and what is costly to find out about them, each at most once and only when it is needed. */
interface Pair {
  a: Fingerprint;
  b: Fingerprint;
  aligned: () => number;
  words: () => [number, number][];
  runs: () => Run[];
  steps: () => InStep;
}

function pairOf(a: Fingerprint, b: Fingerprint): Pair {
  return {
    a,
    b,
    aligned: once(() => alignedWeight(a, b)),
    words: once(() => alignedWords(a, b)),
    runs: once(() => sharedRuns(a, b)),
    steps: once(() => inStep(a, b)),
  };
}

function once<T>(find: () => T): () => T {
  let found: { value: T } | undefined;
  return () => {
    found ??= { value: find() };
    return found.value;
  };
}

function kindOf(pair: Pair, similarity: number, containment: number, isStepwise: boolean): OverlapKind | null {
  if (isIdentical(pair)) return pair.a.totalWeight > 0 ? 'copy' : null;
  const isCopied = isStepwise || isCopy(pair, similarity);
  if (isCopied || isPartial(pair, containment)) {
    if (isFilledTemplate(pair.a, pair.b, pair.words())) return 'template';
    return isStepwise || (isCopied && !hasOwnStretch(pair)) ? 'copy' : 'partial';
  }
  return isMaskedCopy(pair) ? 'template' : null;
}

function isIdentical({ a, b }: Pair): boolean {
  return a.words.length === b.words.length && a.words.every((word, index) => word === b.words[index]);
}

/** One of the two goes on for a third of its length with words of its own: only the rest is copied. */
function hasOwnStretch({ a, b, words }: Pair): boolean {
  // An "und" that happens to stand in both endings does not make the ending shared.
  const pairs = words().filter(([aAt], index, all) => {
    return (a.weights[aAt] ?? 0) > 0 || all[index - 1]?.[0] === aAt - 1 || all[index + 1]?.[0] === aAt + 1;
  });
  return hasWideGap(pairs, a, b);
}

/** A third of one text without any of these pairs of words. */
function hasWideGap(pairs: readonly [number, number][], a: Fingerprint, b: Fingerprint): boolean {
  const gaps = gapsBetween(pairs, a.words.length, b.words.length);
  return gaps.some((gap) => gap.a[1] - gap.a[0] > a.words.length / 3 || gap.b[1] - gap.b[0] > b.words.length / 3);
}

/**
 * Nearly the same letters, and in the same order seven in twenty of all that the longer text says. What only the stock of a trade
 * makes alike is none: 'nimmt sich Zeit und ist sehr kompetent' is said by many.
 */
function isCopy({ a, b, aligned: weigh, words }: Pair, similarity: number): boolean {
  if (similarity < 0.45) return false;
  const aligned = weigh();
  const part = aligned / Math.max(a.totalWeight, b.totalWeight, 0.1);
  if (part < 0.35 || aligned < (similarity >= 0.5 ? 1.5 : 2.4)) return false;
  return similarity >= 0.6 || words().some(([at]) => isOwnWord(a, at));
}

/** Neither what every review says nor the stock of a trade, nor a name. */
function isOwnWord({ weights }: Fingerprint, at: number): boolean {
  return weights[at] === 1;
}

/** Some quarter of all that the longer text says, each word where the other one has it: a copy with words exchanged. */
function isInStep({ a, b, steps }: Pair, similarity: number): boolean {
  const [shorter, longer] = [Math.min(a.words.length, b.words.length), Math.max(a.words.length, b.words.length)];
  if (similarity < 0.2 || shorter < 0.6 * longer) return false;
  const { share, worth, runs } = steps();
  return share >= 0.27 && worth >= 1.6 && !hasWideGap(pairsIn(runs), a, b);
}

/** So many words in a row are no habit, even where each of them is. */
const longRun = 9;

/** Three in ten runs of words that say much, or two in five, and enough in them that chance or habit would not write it twice. */
function isPartial({ a, b, runs: share }: Pair, containment: number): boolean {
  if (containment < 0.3) return false;
  const runs = share();
  const weight = weightOfRuns(a.weights, runs);
  const longest = Math.max(0, ...runs.map(({ length }) => length));
  if (longest < longRun) {
    if (containment < 0.4 && weight < 4) return false;
    if (!pairsIn(runs).some(([at]) => isOwnWord(a, at))) return false;
  }
  return weight >= leastWeight(longest) && weight >= 0.3 * Math.min(a.totalWeight, b.totalWeight);
}

/** What the shared runs must weigh where the longest has so many words: the longer, the less. */
function leastWeight(longest: number): number {
  return longest < 6 ? 3 : Math.max(0.5, 1.5 - 0.5 * (longest - 6));
}

/** The same test on what remains when names, places and numbers are gaps; stricter, since less text remains. */
function isMaskedCopy({ a, b, aligned }: Pair): boolean {
  if (!a.masked && !b.masked) return false;
  const left: FeatureSets = a.masked ?? a.plain;
  const right: FeatureSets = b.masked ?? b.plain;
  const isSuspect =
    jaccard(left.trigrams, right.trigrams) >= 0.6 && containmentOf(left.shingles, right.shingles) >= 0.4;
  return isSuspect && aligned() >= 1.5;
}

/** Runs of three words prove more, but a text with every third word exchanged has only shorter ones to show. */
function quotableRuns({ a, b, runs: share }: Pair): Run[] {
  const runs = share();
  return runs.length > 0 ? runs : sharedRuns(a, b, 2);
}

function pairsIn(runs: readonly Run[]): [number, number][] {
  return runs.flatMap(({ a, b, length }) =>
    Array.from({ length }, (_, offset): [number, number] => [a + offset, b + offset]),
  );
}

function spanOf(a: Fingerprint, b: Fingerprint, run: Run): Span | undefined {
  const [aFirst, aLast] = [a.tokens[run.a], a.tokens[run.a + run.length - 1]];
  const [bFirst, bLast] = [b.tokens[run.b], b.tokens[run.b + run.length - 1]];
  if (!aFirst || !aLast || !bFirst || !bLast) return undefined;
  const [aStart, aEnd, bStart, bEnd] = [aFirst.start, aLast.end, bFirst.start, bLast.end];
  return { aStart, aEnd, bStart, bEnd, text: a.text.slice(aStart, aEnd) };
}
