import { readFileSync, writeFileSync } from 'node:fs';
import { rows } from './rows.ts';

/** A figure as it was measured last, and on which day (YYYY-MM-DD). */
export interface Measured {
  readonly figure: string;
  readonly day: string;
}

const file = new URL('./measured.tsv', import.meta.url);
const head = '# What each row of the table was when it was measured last, and when: npm run bench engines -- --keep';

/** What earlier runs kept, by the row's name. */
export function storedFigures(): Map<string, Measured> {
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [day = '', figure = '', what = ''] = line.split('\t');
        return [what, { figure, day }] as const;
      }),
  );
}

/** Keeps them for later runs, in the order of the table; of a row that there is no more nothing stays. */
export function keepFigures(figures: ReadonlyMap<string, Measured>): void {
  const kept = rows.flatMap(({ what }) => {
    const one = figures.get(what);
    return one ? [`${one.day}\t${one.figure}\t${what}`] : [];
  });
  writeFileSync(file, `${head}\n${kept.join('\n')}\n`);
}

/** The table as it is printed, and as docs/engines.md shows it. */
export function tableOf(figures: ReadonlyMap<string, Measured>): string {
  const lines = rows.map(({ what, reach, unmeasured = 'not measured' }) => {
    const { figure, day } = figures.get(what) ?? { figure: unmeasured, day: '–' };
    return `| ${what} | ${figure} | ${reach} | ${day} |`;
  });
  return ['| figure | measured: right of all (95 % interval) | reach | on |', '|---|---|---|---|', ...lines].join('\n');
}
