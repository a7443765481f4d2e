import { fingerprint } from '../../src/reviews/duplicates/fingerprint.ts';
import { signature } from '../../src/reviews/duplicates/signature.ts';
import type { WordStock } from '../../src/reviews/duplicates/word-stock.ts';

/** As in the server's statement that finds candidates. */
const listLimit = 100;
const candidateLimit = 32;

/** Stored texts in memory, found as the server's tables find them, with the stock of their words. */
export function createTextIndex() {
  const lists = new Map<string, number[]>();
  const texts: string[] = [];
  const counts = new Map<number, number>();
  return {
    /** How common words are among the texts that are stored now. */
    stock: (): WordStock => ({ texts: texts.length, counts }),

    store(text: string): void {
      const { bands, hashes, words } = signature(text);
      const id = texts.push(text) - 1;
      for (const [at, band] of bands.entries()) {
        const key = `${band} ${hashes[at]}`;
        const list = lists.get(key);
        if (list) list.push(id);
        else lists.set(key, [id]);
      }
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    },

    /** The stored texts that share most with one, best first. */
    listSimilar(text: string): string[] {
      const { bands, hashes } = signature(text);
      const shared = new Map<number, number>();
      for (const [at, band] of bands.entries()) {
        const list = lists.get(`${band} ${hashes[at]}`)?.slice(0, listLimit) ?? [];
        const worth = list.length < listLimit ? 1 / list.length : 0.0001;
        for (const id of list) shared.set(id, (shared.get(id) ?? 0) + worth);
      }
      const best = [...shared].sort((one, other) => other[1] - one[1]).slice(0, candidateLimit);
      return best.map(([id]) => texts[id] ?? '');
    },
  };
}

/** How many words in a row a quoted passage has. */
export function wordsIn(passage: string): number {
  return fingerprint(passage).tokens.length;
}
