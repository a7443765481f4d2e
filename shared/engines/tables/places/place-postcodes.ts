import { distanceKm, type Point } from '../../src/geo/distance.ts';
import { wordsOfPlace } from '../../src/geo/names.ts';
import { estimate } from './estimate.ts';
import type { GeoName } from './sources.ts';

/** A community with its coordinates and postcodes; `source` is missing where the coordinates are estimated. */
export interface PlacedCommunity extends Point {
  readonly name: string;
  readonly source?: GeoName;
  readonly postcodes: string[];
}

/** How far a community may lie from the centre of its postcode region before a same-named place elsewhere is suspected. */
const regionRadiusKm = 45;
/** The same for a town whose name occurs once: regions along the coast are long, and towns have no hidden namesakes. */
const onlyTownRadiusKm = 110;
const townPopulation = 8000;

/** Gives every community of every postcode coordinates: its own where GeoNames knows it, else from its neighbours. */
export function placePostcodes(postcodes: Map<string, string[]>, names: readonly GeoName[]): PlacedCommunity[] {
  const direct = directPlaces(postcodes, names);
  const points = pointsOf(direct);
  const placed = new Map(direct);
  for (const [postcode, communities] of postcodes) {
    for (const name of communities) {
      const known = direct.get(`${name}|${postcode}`);
      if (known) continue;
      const point = estimate(postcode, communities, points, names);
      if (point) placed.set(`${name}|${postcode}`, { name, ...point, postcodes: [postcode] });
    }
  }
  return [...new Set(placed.values())];
}

/** Communities found in GeoNames, keyed 'name|postcode'; one object per place, shared by its postcodes. */
export function directPlaces(
  postcodes: Map<string, string[]>,
  names: readonly GeoName[],
): Map<string, PlacedCommunity> {
  const find = finderOf(names);
  const centres = regionCentres(postcodes, find);
  const places = new Map<GeoName, PlacedCommunity>();
  const direct = new Map<string, PlacedCommunity>();
  for (const [postcode, communities] of postcodes) {
    const centre = centres.get(postcode.slice(0, 3)) ?? centres.get(postcode.slice(0, 2));
    for (const name of communities) {
      const source = nearest(find(name), centre);
      if (!source) continue;
      const place = places.get(source) ?? {
        name,
        source,
        latitude: source.latitude,
        longitude: source.longitude,
        postcodes: [],
      };
      place.postcodes.push(postcode);
      places.set(source, place);
      direct.set(`${name}|${postcode}`, place);
    }
  }
  return direct;
}

/** The mean point of each postcode's directly known communities. */
export function pointsOf(direct: Map<string, PlacedCommunity>): Map<string, Point> {
  const groups = new Map<string, Point[]>();
  for (const [key, place] of direct) {
    const postcode = key.slice(key.indexOf('|') + 1);
    groups.set(postcode, [...(groups.get(postcode) ?? []), place]);
  }
  return new Map([...groups].map(([postcode, points]) => [postcode, meanPoint(points)]));
}

function meanPoint(points: readonly Point[]): Point {
  const sum = (pick: (point: Point) => number) =>
    points.reduce((total, point) => total + pick(point), 0) / points.length;
  return { latitude: sum((point) => point.latitude), longitude: sum((point) => point.longitude) };
}

/** Same-named candidates, best kind of agreement only: all words equal, then the shorter name a beginning of the longer. */
function finderOf(names: readonly GeoName[]): (name: string) => GeoName[] {
  const byFirst = new Map<string, GeoName[]>();
  for (const name of names.filter((candidate) => candidate.country === 'DE')) {
    const first = withoutTitle(name.words)[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), name]);
  }
  return (name) => {
    const words = withoutTitle(wordsOfPlace(name));
    const candidates = byFirst.get(words[0] ?? '') ?? [];
    const equal = candidates.filter(
      (candidate) => isSame(words, withoutTitle(candidate.words)) && !candidate.isDistrict,
    );
    if (equal.length > 0) return equal;
    return candidates.filter((candidate) => isBeginning(words, withoutTitle(candidate.words)) && !candidate.isDistrict);
  };
}

const titles = new Set([
  'bad',
  'markt',
  'stadt',
  'ostseebad',
  'seebad',
  'hansestadt',
  'lutherstadt',
  'nordseebad',
  'seeheilbad',
]);
const withoutTitle = (words: readonly string[]) =>
  words.length > 1 && titles.has(words[0] ?? '') ? words.slice(1) : words;
const isSame = (a: readonly string[], b: readonly string[]) => a.join(' ') === b.join(' ');
const isBeginning = (a: readonly string[], b: readonly string[]) =>
  a.length !== b.length && isSame(a.slice(0, Math.min(a.length, b.length)), b.slice(0, Math.min(a.length, b.length)));

/** Median of the places whose name occurs once in the country, per leading two and three digits. */
function regionCentres(postcodes: Map<string, string[]>, find: (name: string) => GeoName[]): Map<string, Point> {
  const groups = new Map<string, Point[]>();
  for (const [postcode, communities] of postcodes) {
    for (const name of communities) {
      const found = find(name);
      const only = found.length === 1 ? found[0] : found.find((candidate) => candidate.population > 100_000);
      if (!only) continue;
      for (const digits of [2, 3]) {
        const key = postcode.slice(0, digits);
        groups.set(key, [...(groups.get(key) ?? []), only]);
      }
    }
  }
  return new Map([...groups].map(([key, points]) => [key, medianPoint(points)]));
}

function medianPoint(points: readonly Point[]): Point {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return {
    latitude: middle(points.map((point) => point.latitude)),
    longitude: middle(points.map((point) => point.longitude)),
  };
}

function nearest(candidates: readonly GeoName[], centre: Point | undefined): GeoName | undefined {
  if (!centre) return candidates[0];
  const inReach = candidates
    .map((candidate) => ({ candidate, km: distanceKm(candidate, centre) }))
    .filter(
      ({ candidate, km }) =>
        km <= (candidates.length === 1 && candidate.population >= townPopulation ? onlyTownRadiusKm : regionRadiusKm),
    )
    .sort((a, b) => a.km - b.km);
  return inReach[0]?.candidate;
}
