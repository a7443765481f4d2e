import { readFileSync } from 'node:fs';

/** The rows of a table beside this file, without its comments and the line that names its columns. */
export function rowsOf(file: string): string[][] {
  const lines = readFileSync(new URL(`./${file}`, import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(1)
    .map((line) => line.split('\t'));
}
