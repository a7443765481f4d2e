import { readFileSync } from 'node:fs';

let towns: ReadonlyMap<string, string> | undefined;

/** The town that the letters of a German licence plate stand for ('HH': 'Hamburg'); undefined for letters not in use. */
export function plateTown(letters: string): string | undefined {
  towns ??= readPlates();
  return towns.get(letters);
}

function readPlates(): ReadonlyMap<string, string> {
  const text = readFileSync(new URL('./plates.tsv', import.meta.url), 'utf8');
  const entries = text.split('\n').flatMap((line) => (line === '' || line.startsWith('#') ? [] : line.split('|')));
  return new Map(entries.map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)]));
}
