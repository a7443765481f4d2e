/**
 * Prints the figures of the engines that concern reviews, matching and places.
 * Run: npm run bench engines [-- labelled.csv [folder of the files in tables/style/sources.ts]]
 * The labelled corpus and these files are not part of the project; without a path they are looked for beside it.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const engines = path.join(import.meta.dirname, '../..');
const corpus = process.argv[2] ?? path.join(engines, '../../../shared/data/reviews_de_labelled.csv');
const folder = process.argv[3] ?? path.join(engines, '../../../shared/data/style');

if (existsSync(corpus)) {
  const sources = existsSync(folder) ? ['--sources', folder] : [];
  if (sources.length === 0)
    console.log(`Style is measured on hotels alone: the texts of other trades are not at ${folder}.`);
  await measure('reviews', corpus, '--only', 'style', ...sources);
  await measure('reviews', corpus, '--only', 'duplicates');
} else {
  console.log(`The labelled reviews are not at ${corpus}; name them: npm run bench engines -- <labelled.csv>`);
  process.exitCode = 1;
}
await measure('suggestions');
await measure('matching/exposure.ts');
await measure('geo/run.ts');

/** Each in a process of its own: they read their parameters when they start. */
function measure(name: string, ...parameters: string[]): Promise<void> {
  const file = path.join(engines, 'bench', name.endsWith('.ts') ? name : `${name}/run.ts`);
  const child = spawn(process.execPath, [file, ...parameters], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}`))));
  });
}
