import type { Fingerprint } from './fingerprint.ts';
import type { Run } from './overlap.ts';

/** What two texts have in step. */
export interface InStep {
  /** How much these words are worth, of what all words of the longer text would be, 0-1. */
  share: number;
  /** What they are worth; a word of one's own counts one. */
  worth: number;
  /** The words themselves: runs of one word and more. */
  runs: Run[];
}

/**
 * What a shared word is worth that stands as far behind the one before it as in the other text: after words that differ, and right
 * behind a shared one, where a stock phrase goes on by itself. Chosen with people's reviews of doctors and restaurants.
 */
const worths = {
  function: { apart: 0.25, adjoining: 0.1 },
  staple: { apart: 0.5, adjoining: 0.3 },
  own: { apart: 1, adjoining: 1 },
} as const;

/** What it costs to go on at another distance. */
const outOfStep = 1;

/** A word that stands more often in a text is followed at its first places only, so that time stays bounded. */
const mostPlaces = 40;

/** A shared word as the end of the best chain that leads to it. */
interface Link {
  a: number;
  b: number;
  worth: number;
  before: Link | undefined;
}

/**
 * The words that both texts have at the same distances from each other, whatever stands between them: who exchanges words leaves the
 * others where they were, while two texts of their own that share words have them at other distances. Function words count too.
 * Time and memory grow with the product of both lengths.
 */
export function inStep(a: Fingerprint, b: Fingerprint): InStep {
  const best = heaviestChain(a, b);
  const whole = Math.max(wholeWorth(a), wholeWorth(b), 0.1);
  return { share: (best?.worth ?? 0) / whole, worth: best?.worth ?? 0, runs: runsOf(best) };
}

function worthOf(text: Fingerprint, at: number): (typeof worths)[keyof typeof worths] {
  const weight = text.weights[at] ?? 0;
  if (weight === 0) return worths.function;
  return weight < 1 ? worths.staple : worths.own;
}

function wholeWorth(text: Fingerprint): number {
  let sum = 0;
  for (let at = 0; at < text.words.length; at += 1) sum += worthOf(text, at).apart;
  return sum;
}

function heaviestChain(a: Fingerprint, b: Fingerprint): Link | undefined {
  const places = placesIn(b);
  const onDiagonal = new Map<number, Link>();
  const atColumn: (Link | undefined)[] = Array.from({ length: b.words.length });
  let best: Link | undefined;
  for (let row = 0; row < a.words.length; row += 1) {
    const links: Link[] = [];
    let [column, ahead]: [number, Link | undefined] = [0, undefined];
    for (const place of places.get(a.words[row] ?? 0) ?? []) {
      for (; column < place; column += 1) ahead = heavier(ahead, atColumn[column]);
      links.push(linkAt(row, place, worthOf(a, row), onDiagonal.get(row - place), ahead));
    }
    for (const link of links) {
      onDiagonal.set(row - link.b, link);
      atColumn[link.b] = heavier(atColumn[link.b], link);
      best = heavier(best, link);
    }
  }
  return best;
}

function placesIn(text: Fingerprint): Map<number, number[]> {
  const places = new Map<number, number[]>();
  for (const [at, word] of text.words.entries()) {
    const known = places.get(word);
    if (!known) places.set(word, [at]);
    else if (known.length < mostPlaces) known.push(at);
  }
  return places;
}

const heavier = (one: Link | undefined, other: Link | undefined): Link | undefined =>
  (other?.worth ?? 0) > (one?.worth ?? 0) ? other : one;

/** @param same the last link at the same distance @param ahead the best one before it at any distance */
function linkAt(
  a: number,
  b: number,
  { apart, adjoining }: (typeof worths)[keyof typeof worths],
  same: Link | undefined,
  ahead: Link | undefined,
): Link {
  const kept = (same?.worth ?? 0) + (same?.a === a - 1 ? adjoining : apart);
  const changed = (ahead?.worth ?? 0) - outOfStep + apart;
  return changed > kept ? { a, b, worth: changed, before: ahead } : { a, b, worth: kept, before: same };
}

function runsOf(last: Link | undefined): Run[] {
  const runs: Run[] = [];
  for (let link = last; link; link = link.before) {
    const next = runs.at(-1);
    if (next && next.a === link.a + 1 && next.b === link.b + 1) {
      next.a -= 1;
      next.b -= 1;
      next.length += 1;
    } else runs.push({ a: link.a, b: link.b, length: 1 });
  }
  return runs.reverse();
}
