import { readFileSync } from 'node:fs';
import { distanceKm, type Point } from './distance.ts';
import { wordsOfPlace } from './names.ts';

/** A place people name as their location. */
export interface Place extends Point {
  readonly name: string;
  readonly words: readonly string[];
  /** Log2 of the population; 0 where unknown. */
  readonly size: number;
  /** ISO code of the country. */
  readonly country: string;
  /** Code of its state or canton with the country's ('DE08', 'CHZH'); stateName() names it. */
  readonly state: string;
  /** A part of a city rather than a town of its own. */
  readonly isDistrict: boolean;
  /** The city that a quarter belongs to, where it is known by name. */
  readonly city?: string;
  /** Germany's as they are, others with their country ('AT6020'). */
  readonly postcodes: readonly string[];
}

/** A postcode's middle and the communities that share it, the largest first. */
export interface PostcodeArea extends Point {
  readonly places: readonly Place[];
}

export interface PlaceTable {
  /** Places by the first word of their folded name. */
  readonly byFirstWord: ReadonlyMap<string, readonly Place[]>;
  readonly postcodes: ReadonlyMap<string, PostcodeArea>;
}

let table: PlaceTable | undefined;

/** The table of places, read on first use (about 140 ms) and kept. */
export function placeTable(): PlaceTable {
  table ??= readTable();
  return table;
}

function readTable(): PlaceTable {
  const places = linesOf('places').map(readPlace);
  return { byFirstWord: groupByFirstWord(places), postcodes: postcodeAreas(places) };
}

function linesOf(name: 'places' | 'postcodes'): string[] {
  const text = readFileSync(new URL(`./${name}.generated.tsv`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

function readPlace(line: string): Place {
  const [name = '', latitude, longitude, size, kind = '', codes = ''] = line.split('\t');
  const [state = '', ...parts] = kind.split(' ');
  const part = parts.join(' ');
  return {
    name,
    words: wordsOfPlace(name),
    latitude: Number(latitude) / 1000,
    longitude: Number(longitude) / 1000,
    size: Number(size),
    country: state.slice(0, 2),
    state,
    isDistrict: part !== '',
    ...(part.length > 1 && { city: part }),
    postcodes: codes === '' ? [] : codes.split(' '),
  };
}

function groupByFirstWord(places: readonly Place[]): Map<string, Place[]> {
  const groups = new Map<string, Place[]>();
  for (const place of places) {
    const first = place.words[0] ?? '';
    const group = groups.get(first);
    if (group) group.push(place);
    else groups.set(first, [place]);
  }
  return groups;
}

const peoplePerSquareKm = 2_000;
const smallestRadiusKm = 3;

/**
 * A code of an Austrian or Swiss town lies in it: some of GeoNames' points for the inner codes of Graz or Klagenfurt lie beyond, in a village that
 * shares the code. Those take the town's own point. German codes have points of their own (docs/decisions/0090).
 */
function nearItsTown(point: Point, town: Place | undefined): Point {
  if (!town || town.country === 'DE' || town.size === 0) return point;
  const radius = Math.sqrt(2 ** town.size / peoplePerSquareKm / Math.PI);
  const { latitude, longitude } = town;
  return distanceKm(point, town) > Math.max(smallestRadiusKm, radius) ? { latitude, longitude } : point;
}

function postcodeAreas(places: readonly Place[]): Map<string, PostcodeArea> {
  const members = new Map<string, Place[]>();
  for (const place of places) {
    for (const postcode of place.postcodes) {
      const group = members.get(postcode);
      if (group) group.push(place);
      else members.set(postcode, [place]);
    }
  }
  return new Map(
    linesOf('postcodes').map((line) => {
      const [code = '', latitude, longitude] = line.split(' ');
      const sharing = (members.get(code) ?? []).sort((a, b) => b.size - a.size);
      const point = { latitude: Number(latitude) / 1000, longitude: Number(longitude) / 1000 };
      return [code, { ...nearItsTown(point, sharing[0]), places: sharing }];
    }),
  );
}
