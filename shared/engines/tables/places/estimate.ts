import { distanceKm, type Point } from '../../src/geo/distance.ts';
import { wordsOfPlace } from '../../src/geo/names.ts';
import type { GeoName } from './sources.ts';

/** A place named inside another name ('Daldorf-Kiel') is believed only this near to the postcode's neighbours. */
const hintRadiusKm = 25;

/**
 * The likely point of a postcode without coordinates of its own: the neighbours with the same leading digits, nearer
 * numbers weighing more, moved to a place that the communities' names mention when one lies close by.
 */
export function estimate(
  postcode: string,
  communities: readonly string[],
  points: ReadonlyMap<string, Point>,
  names: readonly GeoName[],
): Point | undefined {
  const around = fromNeighbours(postcode, points);
  if (!around) return undefined;
  return mentionedPlace(communities, around, names) ?? around;
}

function fromNeighbours(postcode: string, points: ReadonlyMap<string, Point>): Point | undefined {
  for (const digits of [3, 2, 1]) {
    const prefix = postcode.slice(0, digits);
    let weights = 0;
    let latitude = 0;
    let longitude = 0;
    for (const [other, point] of points) {
      if (other === postcode || !other.startsWith(prefix)) continue;
      const weight = 1 / (1 + Math.abs(Number(other) - Number(postcode))) ** 1.5;
      weights += weight;
      latitude += weight * point.latitude;
      longitude += weight * point.longitude;
    }
    if (weights > 0) return { latitude: latitude / weights, longitude: longitude / weights };
  }
  return undefined;
}

/** The nearest place that shares a long word with one of the names: 'Kölln-Reisiek', 'Ahlerstedt bei Stade'. */
function mentionedPlace(communities: readonly string[], around: Point, names: readonly GeoName[]): Point | undefined {
  const words = new Set(communities.flatMap(wordsOfPlace).filter((word) => word.length >= 5));
  let best: { point: Point; km: number } | undefined;
  for (const name of names) {
    if (!words.has(name.words[0] ?? '')) continue;
    const km = distanceKm(name, around);
    if (km <= hintRadiusKm && (!best || km < best.km)) best = { point: name, km };
  }
  return best?.point;
}
