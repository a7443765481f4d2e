import { readFileSync } from 'node:fs';
import { allTrades, wordsOfTrade } from '../trades/index.ts';

let words: ReadonlyMap<string, string> | undefined;

/** The table, read on first use and kept, with what the kinds of business list alike in both languages. */
function read(): ReadonlyMap<string, string> {
  if (words) return words;
  const lines = readFileSync(new URL('./services.en.tsv', import.meta.url), 'utf8').split('\n');
  const rows = lines.filter((line) => line !== '' && !line.startsWith('#')).slice(1);
  const ofTrades = [...allTrades().values()].flatMap((trade) => {
    const [german, english] = [trade.offers, wordsOfTrade(trade, 'en').offers];
    return /\s|-/.test(german) ? [] : [[german, english] as const];
  });
  words = new Map([...ofTrades, ...rows.map((row) => row.split('\t') as [string, string])]);
  return words;
}

/** What a German word for something offered is in English; undefined where the table does not have it. */
export function inEnglish(service: string): string | undefined {
  return read().get(service);
}
