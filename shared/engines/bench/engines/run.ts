/**
 * Prints the figures of the engines: what each bench prints, and at the end one table of them all with the reach.
 * Run: npm run bench engines [-- labelled.csv] [--sources folder] [--texts people's.csv] [--postcodes reference.csv] [--only bench,bench] [--keep]
 * A row that this run does not measure says what an earlier one kept (`--keep`), and when that was. The labelled corpus and the files of tables/style/sources.ts are not part of the project; without a path they are looked for beside it.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Bench, rows } from './rows.ts';
import { keepFigures, storedFigures, tableOf } from './stored.ts';

const engines = path.join(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sources: { type: 'string', default: path.join(engines, '../../../shared/data/style') },
    texts: { type: 'string', multiple: true, default: [] },
    postcodes: { type: 'string' },
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
const corpus = positionals[0] ?? path.join(engines, '../../../shared/data/reviews_de_labelled.csv');
const only = values.only?.split(',');
const sources = existsSync(values.sources) ? ['--sources', values.sources] : [];
const texts = values.texts.flatMap((file) => ['--texts', file]);

/** The files of each bench, and what they are told; one that has a figure for the table stands in rows.ts. */
const benches: Readonly<Record<Bench, readonly (readonly string[])[]>> = {
  reviews: existsSync(corpus)
    ? ['style', 'duplicates', 'verdicts'].map((part) => [
        'bench/reviews/run.ts',
        corpus,
        '--only',
        part,
        ...sources,
        ...texts,
      ])
    : [],
  suggestions: [['bench/suggestions/run.ts']],
  recommendations: [['bench/matching/recommendations.ts']],
  exposure: [['bench/matching/exposure.ts']],
  geo: [['bench/geo/run.ts', ...(values.postcodes ? [values.postcodes] : [])]],
  analysis: [['bench/analysis/run.ts']],
  // It asks models as the server does, so it is the server's.
  models: [['../../server/bench/models/run.ts']],
};
if (benches.reviews.length === 0 && (!only || only.includes('reviews'))) {
  console.log(`The labelled reviews are not at ${corpus}; name them: npm run bench engines -- <labelled.csv>`);
  process.exitCode = 1;
}
if (sources.length === 0 && (!only || only.includes('reviews')))
  console.log(`Style is measured on hotels alone: the texts of other trades are not at ${values.sources}.`);

const printed = new Map<string, string>();
for (const [bench, runs] of Object.entries(benches))
  if (!only || only.includes(bench))
    for (const [file = '', ...parameters] of runs)
      printed.set(bench, `${printed.get(bench) ?? ''}${await measure(file, parameters)}`);

const figures = storedFigures();
const day = new Date().toISOString().slice(0, 10);
for (const { what, bench, read } of rows) {
  const figure = read(printed.get(bench) ?? '');
  if (figure !== undefined) figures.set(what, { figure, day });
}
console.log(`\n${tableOf(figures)}`);
if (values.keep) keepFigures(figures);

/** Each in a process of its own: they read their parameters when they start. @returns what it printed */
function measure(file: string, parameters: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [path.join(engines, file), ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk;
    process.stdout.write(chunk);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(said) : reject(new Error(`${file} ended with ${code}`))));
  });
}
