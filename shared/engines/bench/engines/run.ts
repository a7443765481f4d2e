/**
 * Prints the figures of the engines that concern reviews, matching and places.
 * Run: npm run bench engines [-- labelled.csv]
 * The labelled corpus is not part of the project; without a path it is looked for beside it.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const engines = path.join(import.meta.dirname, '../..');
const corpus = process.argv[2] ?? path.join(engines, '../../../shared/data/reviews_de_labelled.csv');

if (existsSync(corpus)) {
  await measure('reviews', corpus, '--only', 'style');
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
