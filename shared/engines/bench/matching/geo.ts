/**
 * Measures where postcodes are put. Run: npx node shared/engines/bench/matching/geo.ts [reference.csv]
 *
 * Without a reference: every tenth postcode with coordinates of its own is held out and estimated from the others, as the
 * generator does for those without. With one (postcode,latitude,longitude per line), every postcode against it.
 */
import { readFileSync } from 'node:fs';
import { distanceKm, locate, type Point } from '../../src/geo/index.ts';
import { estimate } from '../../tables/places/estimate.ts';
import { directPlaces, pointsOf } from '../../tables/places/place-postcodes.ts';
import { geoNames, postcodes } from '../../tables/places/sources.ts';

const codes = postcodes();
const reference = process.argv[2];
console.log('| measured | postcodes | median km | p95 km | p99 km |\n|---|---|---|---|---|');
reportHeldOut();
if (reference) reportAgainst(reference);
const answered = [...codes.keys()].filter((code) => locate(code)?.precision === 'postcode').length;
console.log(`Answered: ${answered} of ${codes.size} (${((100 * answered) / codes.size).toFixed(2)} %).`);

function reportHeldOut(): void {
  const names = geoNames();
  const points = pointsOf(directPlaces(codes, names));
  const share = ((100 * points.size) / codes.size).toFixed(1);
  const heldOut = [...points].filter((_, index) => index % 10 === 0);
  const rest = new Map(points);
  for (const [code] of heldOut) rest.delete(code);
  // A held-out community must not be found by its own name either: that is what makes it one without coordinates.
  const errors = heldOut.flatMap(([code, point]) => {
    const guess = estimate(code, [], rest, []);
    return guess ? [distanceKm(guess, point)] : [];
  });
  row('held out, estimated from neighbours', errors);
  console.log(`| own coordinates: ${share} % | ${points.size} | | | |`);
}

function reportAgainst(path: string): void {
  const errors = readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [code = '', latitude, longitude] = line.split(',');
      const truth: Point = { latitude: Number(latitude), longitude: Number(longitude) };
      const found = codes.has(code) ? locate(code) : undefined;
      return found ? [distanceKm(found, truth)] : [];
    });
  row('against the reference', errors);
}

function row(what: string, errors: readonly number[]): void {
  const sorted = errors.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1);
  console.log(`| ${what} | ${sorted.length} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} |`);
}
