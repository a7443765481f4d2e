import type { Fingerprint } from './fingerprint.ts';
import type { Run } from './overlap.ts';

/** What a passage must weigh to be shown: two nouns, or one and two other words. 'Genau eingehalten' is anybody's. */
const leastQuoted = 1.5;
/** What stands beside another one has to tell more. */
const leastFurther = 2;
/** Beside a noun, a name or a figure, other words that say something tell half as much. */
const otherWorth = 0.5;
const mostQuotes = 3;

/** A full stop that ends no sentence stands behind one of these. */
const abbreviation = /^(?:\p{L}|\d{1,2}|dr|prof|nr|str|ca|bzw|usw|inkl|ggf|min|max|std|evtl|tel|inh)$/u;
const sentenceEnd = /[!?…\n]|\.(?=\P{L}*\s)|\s[-–—]\s|[–—]/u;

/**
 * The shared passages that tell most, three at most, in the order of the first text: each within one sentence of both texts, from a word that
 * says something to another. None where the texts share only what stands in any.
 * @param telling how much each word of the first text proves (see tellingWeight)
 */
export function tellingPassages(a: Fingerprint, b: Fingerprint, runs: readonly Run[], telling: Float32Array): Run[] {
  return runs
    .flatMap((run) => withinSentences(a, b, run))
    .flatMap((run) => trimmed(telling, run))
    .map((run) => ({ run, worth: worthOf(a, b, run, telling) }))
    .filter(({ worth }) => worth >= leastQuoted)
    .sort((one, other) => other.worth - one.worth)
    .filter(({ worth }, place) => place === 0 || worth >= leastFurther)
    .slice(0, mostQuotes)
    .map(({ run }) => run)
    .sort((one, other) => one.a - other.a);
}

function withinSentences(a: Fingerprint, b: Fingerprint, { a: aFrom, b: bFrom, length }: Run): Run[] {
  const parts: Run[] = [];
  let from = 0;
  for (let at = 1; at <= length; at += 1) {
    const goesOn = at < length && !endsBefore(a, aFrom + at) && !endsBefore(b, bFrom + at);
    if (goesOn) continue;
    parts.push({ a: aFrom + from, b: bFrom + from, length: at - from });
    from = at;
  }
  return parts;
}

/** Whether a sentence ends between the word at this place and the one before it. */
function endsBefore({ text, tokens }: Fingerprint, at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at]];
  if (!before || !next) return false;
  const between = text.slice(before.end, next.start);
  return sentenceEnd.test(abbreviation.test(before.word) ? between.replace('.', ' ') : between);
}

/** Without what says nothing at both ends; two words at least. */
function trimmed(telling: Float32Array, { a, b, length }: Run): Run[] {
  const says = (offset: number) => (telling[a + offset] ?? 0) > 0;
  let [from, to] = [0, length];
  while (from < to && !says(from)) from += 1;
  while (to > from && !says(to - 1)) to -= 1;
  return to - from < 2 ? [] : [{ a: a + from, b: b + from, length: to - from }];
}

function worthOf(a: Fingerprint, b: Fingerprint, run: Run, telling: Float32Array): number {
  let worth = 0;
  for (let offset = 0; offset < run.length; offset += 1) {
    const names = isNaming(a, run.a + offset) || isNaming(b, run.b + offset);
    worth += (telling[run.a + offset] ?? 0) * (names ? 1 : otherWorth);
  }
  return worth;
}

/** A figure, or a word with a capital letter within a sentence. */
function isNaming(text: Fingerprint, at: number): boolean {
  const token = text.tokens[at];
  if (!token) return false;
  return /\d/.test(token.word) || (token.isCapitalised && at > 0 && !endsBefore(text, at));
}
