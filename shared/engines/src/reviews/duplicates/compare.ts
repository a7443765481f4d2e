import { alignedWeight, alignedWords, gapsBetween } from './alignment.ts';
import { type FeatureSets, type Fingerprint, fingerprint } from './fingerprint.ts';
import { type Run, sharedRuns, weightOfRuns } from './overlap.ts';
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
}

/** Compares two texts. Use `compareFingerprints` when one of them meets many others. */
export function compareTexts(a: string, b: string): Comparison {
  return compareFingerprints(fingerprint(a), fingerprint(b));
}

/**
 * Whether one text is a copy, part copy or template of the other, with the passages that prove it.
 * Trigram similarity and containment pick the suspects (0.5 and 0.3); the weight of what is shared then tells own words
 * from stock phrases, which removes five of six false alarms (figures in docs/engines-reviews.md).
 */
export function compareFingerprints(a: Fingerprint, b: Fingerprint): Comparison {
  const trigramSimilarity = jaccard(a.plain.trigrams, b.plain.trigrams);
  const containment = containmentOf(a.plain.shingles, b.plain.shingles);
  const pair = pairOf(a, b);
  const kind = kindOf(pair, trigramSimilarity, containment);
  if (kind === null) return { kind, trigramSimilarity, containment, weight: 0, spans: [], runs: [] };
  const runs = quotableRuns(pair);
  // Nobody writes the very same words again, however common each of them is.
  const telling = isIdentical(pair) ? a.weights : a.telling;
  return {
    kind,
    trigramSimilarity,
    containment,
    weight: weightOfRuns(telling, runs),
    spans: spansOf(a, b, runs),
    runs,
  };
}

/** Two texts and what is costly to find out about them, each at most once and only when it is needed. */
interface Pair {
  a: Fingerprint;
  b: Fingerprint;
  aligned: () => number;
  words: () => [number, number][];
  runs: () => Run[];
}

function pairOf(a: Fingerprint, b: Fingerprint): Pair {
  return {
    a,
    b,
    aligned: once(() => alignedWeight(a, b)),
    words: once(() => alignedWords(a, b)),
    runs: once(() => sharedRuns(a, b)),
  };
}

function once<T>(find: () => T): () => T {
  let found: { value: T } | undefined;
  return () => {
    found ??= { value: find() };
    return found.value;
  };
}

function kindOf(pair: Pair, similarity: number, containment: number): OverlapKind | null {
  const isCopied = isCopy(pair, similarity);
  if (isCopied || isPartial(pair, containment)) {
    if (isIdentical(pair)) return 'copy';
    if (isFilledTemplate(pair.a, pair.b, pair.words())) return 'template';
    return isCopied && !hasOwnStretch(pair) ? 'copy' : 'partial';
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
  const gaps = gapsBetween(pairs, a.words.length, b.words.length);
  return gaps.some((gap) => gap.a[1] - gap.a[0] > a.words.length / 3 || gap.b[1] - gap.b[0] > b.words.length / 3);
}

/** Nearly the same letters, and in the same order a third of all that the longer text says. */
function isCopy({ a, b, aligned: weigh }: Pair, similarity: number): boolean {
  if (similarity < 0.45) return false;
  const aligned = weigh();
  const part = aligned / Math.max(a.totalWeight, b.totalWeight, 0.1);
  return part >= 0.35 && (similarity >= 0.5 || aligned >= 2);
}

/** Three in ten runs of words, and enough in them that chance or habit would not write it twice. */
function isPartial({ a, b, runs: share }: Pair, containment: number): boolean {
  if (containment < 0.3) return false;
  const runs = share();
  const weight = weightOfRuns(a.weights, runs);
  const longest = Math.max(0, ...runs.map(({ length }) => length));
  const isTelling = weight >= 2 || (longest >= 7 && weight >= 1.5);
  return isTelling && weight >= 0.3 * Math.min(a.totalWeight, b.totalWeight);
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

function spansOf(a: Fingerprint, b: Fingerprint, runs: readonly Run[]): Span[] {
  return runs.flatMap((run) => {
    const [aFirst, aLast] = [a.tokens[run.a], a.tokens[run.a + run.length - 1]];
    const [bFirst, bLast] = [b.tokens[run.b], b.tokens[run.b + run.length - 1]];
    if (!aFirst || !aLast || !bFirst || !bLast) return [];
    const [aStart, aEnd, bStart, bEnd] = [aFirst.start, aLast.end, bFirst.start, bLast.end];
    return [{ aStart, aEnd, bStart, bEnd, text: a.text.slice(aStart, aEnd) }];
  });
}
