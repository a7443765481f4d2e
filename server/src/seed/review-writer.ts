import type { SeedCompany } from './companies/index.ts';
import type { Random } from './random.ts';
import { closings, disclosures } from './texts/closings.ts';
import { openings } from './texts/openings.ts';

export interface WrittenReview {
  text: string;
  rating: number;
}

/** Three words in a row that two texts may share, as part of the shorter one; the fraud engine looks from 0.3 on. */
const mostShared = 0.24;
const attempts = 40;

/**
 * Writes reviews from hand-written sentences so that no two resemble each other: praise and criticism are said
 * once, the other sentences are taken in turn, and a text that still shares too much with an earlier one is written anew.
 */
export function createReviewWriter(random: Random) {
  const uses = new Map<string, number>();
  const known: Array<Set<string>> = [];
  const holders = new Map<string, number[]>();

  const isUnused = (sentence: string) => !uses.has(sentence);

  function leastUsed(sentences: readonly string[]): string {
    const fewest = Math.min(...sentences.map((sentence) => uses.get(sentence) ?? 0));
    return random.pick(sentences.filter((sentence) => (uses.get(sentence) ?? 0) <= fewest + 1));
  }

  function compose(about: SeedCompany, rating: number): string[] {
    const { encounter } = about;
    const praise = random.pick(about.praise.filter(isUnused));
    const opening = random.chance(0.8) ? [leastUsed(openings[encounter])] : [];
    const critique = about.critique.filter(isUnused);
    if (rating <= 3) return [...opening, ...critique.slice(0, 1), praise];
    const sentences = [...opening, praise];
    if (random.chance(rating === 4 ? 0.55 : 0.2)) sentences.push(...critique.slice(0, 1));
    if (random.chance(0.65)) sentences.push(leastUsed(closings[encounter]));
    const disclosure = disclosures.find(isUnused);
    if (disclosure && random.chance(0.1)) sentences.push(disclosure);
    return sentences;
  }

  function sharedPart(shingles: ReadonlySet<string>): number {
    const shared = new Map<number, number>();
    for (const shingle of shingles) {
      for (const holder of holders.get(shingle) ?? []) shared.set(holder, (shared.get(holder) ?? 0) + 1);
    }
    const parts = [...shared].map(([holder, count]) => count / Math.min(shingles.size, known[holder]?.size ?? 1));
    return Math.max(0, ...parts);
  }

  function remember(sentences: readonly string[], shingles: Set<string>): void {
    for (const sentence of sentences) uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
    const index = known.push(shingles) - 1;
    for (const shingle of shingles) holders.set(shingle, [...(holders.get(shingle) ?? []), index]);
  }

  return {
    /** How many more reviews about a company can be written. */
    countLeft: (about: SeedCompany): number => about.praise.filter(isUnused).length,

    /** A review about `about` by somebody from `place`. */
    write(about: SeedCompany, place: string): WrittenReview {
      if (!about.praise.some(isUnused)) throw new Error(`Everything about ${about.name} has been said`);
      // Few stars without a reason would help nobody.
      const rating = Math.max(ratingOf(random.next()), about.critique.some(isUnused) ? 1 : 4);
      let best: { sentences: string[]; text: string; shingles: Set<string>; part: number } | undefined;
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const sentences = compose(about, rating);
        const text = sentences.join(' ');
        const shingles = shinglesOf(text);
        const part = sharedPart(shingles);
        if (!best || part < best.part) best = { sentences, text, shingles, part };
        if (part <= mostShared) break;
      }
      if (!best) throw new Error(`Nothing to write about ${about.name}`);
      remember(best.sentences, best.shingles);
      return { text: best.text.replaceAll('{ort}', place), rating };
    },
  };
}

export type ReviewWriter = ReturnType<typeof createReviewWriter>;

function ratingOf(chance: number): number {
  if (chance < 0.02) return 2;
  if (chance < 0.1) return 3;
  return chance < 0.4 ? 4 : 5;
}

function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
}
