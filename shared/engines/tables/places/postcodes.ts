import { distanceKm, type Point } from '../../src/geo/distance.ts';
import { estimate } from './estimate.ts';
import type { Postcode } from './place-postcodes.ts';
import { type PostalPlace, postalPlaces } from './postal.ts';
import { coarsePostcodes, postcodePoints } from './postcode-points.ts';
import { quarterPoint, quarters } from './quarters.ts';
import { sameNamed } from './same-named.ts';
import { type GeoName, germanPostcodes } from './sources.ts';

/** A town's own point is better than one that the list gave to all of its postcodes, when both mean the same town. */
const sameTownKm = 15;
/** A postcode inside of a city that lies this far from its own quarter has the point of something else. */
const wrongKm = 6;

/** Every postcode of the four countries with its middle, ordered by country and code. */
export function allPostcodes(names: readonly GeoName[]): Postcode[] {
  const postal = postalPlaces();
  const points = postcodePoints(postal);
  const coarse = coarsePostcodes(postal);
  const find = sameNamed(names);
  const inside = Map.groupBy(quarters(), ({ postcode }) => `DE${postcode}`);
  return [...communitiesOf(postal)].flatMap(([key, communities]) => {
    const point = points.get(key) ?? estimate(key, points);
    if (!point) return [];
    const town = coarse.has(key) ? townOf(key, communities, point) : undefined;
    const { latitude, longitude } = quarterOf(key, point) ?? town ?? point;
    return [{ key, communities, postal: postal.get(key) ?? [], latitude, longitude }];
  });

  function quarterOf(key: string, point: Point): Point | undefined {
    const own = (inside.get(key) ?? []).map((quarter) => quarterPoint(quarter, point, names));
    return own.find((quarter) => distanceKm(quarter, point) > wrongKm);
  }

  function townOf(key: string, communities: readonly string[], point: Point): GeoName | undefined {
    return find(communities[0] ?? '', key.slice(0, 2)).find((town) => distanceKm(town, point) <= sameTownKm);
  }
}

function communitiesOf(postal: ReadonlyMap<string, readonly PostalPlace[]>): Map<string, readonly string[]> {
  const german = [...germanPostcodes()].map(([code, names]) => [`DE${code}`, names] as const);
  const others = [...postal].filter(([key]) => !key.startsWith('DE'));
  return new Map([...german, ...others.map(([key, places]) => [key, places.map(({ name }) => name)] as const)]);
}
