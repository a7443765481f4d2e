import type { Point } from '../../src/geo/distance.ts';

/**
 * The likely point of a postcode that the postal list lacks: the middle of those with the same leading digits, nearer
 * numbers weighing more. Undefined when no postcode begins alike.
 */
export function estimate(key: string, points: ReadonlyMap<string, Point>): Point | undefined {
  for (const digits of [3, 2, 1]) {
    const prefix = key.slice(0, 2 + digits);
    let weights = 0;
    let latitude = 0;
    let longitude = 0;
    for (const [other, point] of points) {
      if (other === key || !other.startsWith(prefix)) continue;
      const weight = 1 / (1 + Math.abs(Number(other.slice(2)) - Number(key.slice(2)))) ** 1.5;
      weights += weight;
      latitude += weight * point.latitude;
      longitude += weight * point.longitude;
    }
    if (weights > 0) return { latitude: latitude / weights, longitude: longitude / weights };
  }
  return undefined;
}
