import { readFileSync } from 'node:fs';
import { distanceKm, type Point } from '../../src/geo/distance.ts';
import type { GeoName } from './sources.ts';

/** A quarter people name beside its city, and a postcode in it. */
export interface Quarter {
  readonly city: string;
  readonly name: string;
  readonly postcode: string;
}

export function quarters(): Quarter[] {
  const text = readFileSync(new URL('./quarters.tsv', import.meta.url), 'utf8');
  return text.split('\n').flatMap((line) => {
    const [city = '', list] = line.split('\t');
    if (list === undefined || line.startsWith('#')) return [];
    return list.split(', ').map((entry) => ({ city, name: entry.slice(0, -6), postcode: entry.slice(-5) }));
  });
}

/** GeoNames knows some quarters by themselves; one this near to the postcode, or whose postcode has only the city's point. */
const sameQuarterKm = 20;

/** Where a quarter lies: its own point where GeoNames has one, else the middle of its postcode. */
export function quarterPoint(quarter: Quarter, middle: Point, names: readonly GeoName[]): Point {
  const own = names.find(
    (name) => name.isDistrict && name.name === quarter.name && distanceKm(name, middle) <= sameQuarterKm,
  );
  return own ?? middle;
}
