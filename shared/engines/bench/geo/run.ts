/**
 * Measures the search for places. Run: npx node shared/engines/bench/geo/run.ts [--wrong] [reference.csv]
 *
 * Places as people write them, in two halves, with what is wrong of the development half when asked; and with a reference
 * (postcode,latitude,longitude per line), every postcode against it.
 */
import { readFileSync } from 'node:fs';
import { distanceKm, locate } from '../../src/geo/index.ts';
import { germanPostcodes } from '../../tables/places/sources.ts';
import { wilson } from '../wilson.ts';
import { judge, readWritings } from './writings.ts';

const reference = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const codes = [...germanPostcodes().keys()];

console.log('| places as written | right | of | share | 95 % interval |\n|---|---|---|---|---|');
for (const half of ['development', 'held-apart'] as const) {
  const judged = readWritings(half).map((writing) => ({ writing, ...judge(writing) }));
  const right = judged.filter(({ isRight }) => isRight).length;
  const [low, high] = wilson(right, judged.length).map(percent);
  console.log(`| ${half} | ${right} | ${judged.length} | ${percent(right / judged.length)} | ${low} to ${high} |`);
  if (half !== 'development' || !process.argv.includes('--wrong')) continue;
  for (const { writing, answer } of judged.filter(({ isRight }) => !isRight)) {
    console.log(`  '${writing.text}': ${writing.expected}, not ${answer}`);
  }
}
if (reference) reportAgainst(reference);
const answered = codes.filter((code) => locate(code)?.precision === 'postcode').length;
console.log(`Answered: ${answered} of ${codes.length} (${percent(answered / codes.length)}).`);

/** A reference puts what it does not know into the middle of the country; no postcode is there, so it says nothing. */
function reportAgainst(path: string): void {
  const rows = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.split(','));
  const known = rows.filter(([, latitude = '']) => !latitude.startsWith('51.16569'));
  const errors = known.flatMap(([code = '', latitude, longitude]) => {
    const found = codes.includes(code) ? locate(code) : undefined;
    return found ? [distanceKm(found, { latitude: Number(latitude), longitude: Number(longitude) })] : [];
  });
  errors.sort((a, b) => a - b);
  const at = (share: number) => (errors[Math.floor(share * (errors.length - 1))] ?? Number.NaN).toFixed(2);
  console.log('| postcodes | median km | p95 km | p99 km |\n|---|---|---|---|');
  console.log(`| ${errors.length} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} |`);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}
