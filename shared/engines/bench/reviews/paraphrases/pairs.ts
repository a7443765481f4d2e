import { readFileSync } from 'node:fs';

/** A review and somebody else's words for the same. */
export interface ParaphrasePair {
  trade: string;
  original: string;
  reworded: string;
}

/** All pairs of pairs.tsv: each of another trade, written before anything was measured by them. */
export function paraphrasePairs(): ParaphrasePair[] {
  return readFileSync(new URL('./pairs.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [trade = '', original = '', reworded = ''] = line.split('\t');
      return { trade, original, reworded };
    });
}
