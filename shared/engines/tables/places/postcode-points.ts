import type { Point } from '../../src/geo/distance.ts';
import type { PostalPlace } from './postal.ts';

/** A point that more entries than this share stands for a whole town, not for the postcode that carries it. */
const entriesOfOnePoint = 2;

/**
 * The middle of each postcode's places. A point that GeoNames gave to many postcodes of a town at once counts only where
 * nothing nearer is known.
 */
export function postcodePoints(postal: ReadonlyMap<string, readonly PostalPlace[]>): Map<string, Point> {
  const uses = countUses(postal);
  return new Map(
    [...postal].map(([key, places]) => {
      const own = places.filter((place) => (uses.get(keyOf(place)) ?? 0) <= entriesOfOnePoint);
      return [key, meanPoint(own.length > 0 ? own : places)];
    }),
  );
}

/** Postcodes whose places all lie on points of a whole town. */
export function coarsePostcodes(postal: ReadonlyMap<string, readonly PostalPlace[]>): Set<string> {
  const uses = countUses(postal);
  const coarse = [...postal].filter(([, places]) => places.every((place) => (uses.get(keyOf(place)) ?? 0) > 3));
  return new Set(coarse.map(([key]) => key));
}

function meanPoint(points: readonly Point[]): Point {
  const sum = (pick: (point: Point) => number) =>
    points.reduce((total, point) => total + pick(point), 0) / points.length;
  return { latitude: sum((point) => point.latitude), longitude: sum((point) => point.longitude) };
}

function countUses(postal: ReadonlyMap<string, readonly PostalPlace[]>): Map<string, number> {
  const uses = new Map<string, number>();
  for (const place of [...postal.values()].flat()) uses.set(keyOf(place), (uses.get(keyOf(place)) ?? 0) + 1);
  return uses;
}

const keyOf = ({ latitude, longitude }: Point) => `${latitude} ${longitude}`;
