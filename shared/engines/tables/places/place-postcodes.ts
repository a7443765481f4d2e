import type { Point } from '../../src/geo/distance.ts';
import { distanceKm } from '../../src/geo/distance.ts';
import { wordsOfPlace } from '../../src/geo/names.ts';
import type { PostalPlace } from './postal.ts';
import { sameNamed } from './same-named.ts';
import type { GeoName } from './sources.ts';

/** A community with its coordinates and postcodes; `source` is missing where only the postal list knows it. */
export interface PlacedCommunity extends Point {
  readonly name: string;
  readonly country: string;
  readonly source?: GeoName;
  readonly postcodes: string[];
}

/** What is known of a postcode: its middle, the names of its communities, and what the postal list says of them. */
export interface Postcode extends Point {
  readonly key: string;
  readonly communities: readonly string[];
  readonly postal: readonly PostalPlace[];
}

/** A community further than this from its postcode's middle is a namesake elsewhere. */
const communityRadiusKm = 25;

/** Gives every community of every postcode coordinates: its own where a source knows it, else its postcode's middle. */
export function placeCommunities(postcodes: readonly Postcode[], names: readonly GeoName[]): PlacedCommunity[] {
  const find = sameNamed(names);
  const places = new Map<unknown, PlacedCommunity>();
  for (const postcode of postcodes) {
    const country = postcode.key.slice(0, 2);
    for (const name of postcode.communities) {
      const source = nearest(find(name, country), postcode);
      const key = source ?? `${name}|${postcode.key}`;
      const point = source ?? listed(name, postcode) ?? postcode;
      const { latitude, longitude } = point;
      const label = country === 'DE' ? name : (source?.name ?? name);
      const place = places.get(key) ?? {
        name: label,
        country,
        ...(source && { source }),
        latitude,
        longitude,
        postcodes: [],
      };
      place.postcodes.push(country === 'DE' ? postcode.key.slice(2) : postcode.key);
      places.set(key, place);
    }
  }
  return [...places.values()];
}

function listed(name: string, { postal }: Postcode): PostalPlace | undefined {
  const wanted = wordsOfPlace(name).join(' ');
  return postal.find((place) => wordsOfPlace(place.name).join(' ') === wanted);
}

function nearest(candidates: readonly GeoName[], middle: Point): GeoName | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, km: distanceKm(candidate, middle) }))
    .filter(({ km }) => km <= communityRadiusKm)
    .sort((a, b) => a.km - b.km);
  return best?.candidate;
}
