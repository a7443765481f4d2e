import { readFileSync } from 'node:fs';
import type { Point } from '../../src/geo/distance.ts';

/** A place that GeoNames lists under a postcode. */
export interface PostalPlace extends Point {
  readonly name: string;
}

/** Postcodes with their places, by country and code ('DE79098', 'AT6020', 'CH8001', 'LI9490'); from geonames-postal.tsv. */
export function postalPlaces(): Map<string, PostalPlace[]> {
  const text = readFileSync(new URL('./geonames-postal.tsv', import.meta.url), 'utf8');
  return new Map(
    text.split('\n').flatMap((line) => {
      if (line === '' || line.startsWith('#')) return [];
      const [key = '', ...cells] = line.split('\t');
      return [[key, cells.map(readPlace)] as const];
    }),
  );
}

function readPlace(cell: string): PostalPlace {
  const [name = '', point = ''] = cell.split('|');
  const [latitude, longitude] = point.split(' ').map((number) => Number(number) / 1000);
  return { name, latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN };
}
