import { readFileSync } from 'node:fs';
import type { Point } from './distance.ts';
import { wordsOfPlace } from './names.ts';

/** A place people name as their location. */
export interface Place extends Point {
  readonly name: string;
  readonly words: readonly string[];
  /** Log2 of the population; 0 where unknown. */
  readonly size: number;
  /** ISO code of the country. */
  readonly country: string;
  readonly isDistrict: boolean;
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

interface Row {
  readonly place: Place;
  readonly kind: string;
}

let table: PlaceTable | undefined;

/** The table of places, read on first use (about 40 ms) and kept. */
export function placeTable(): PlaceTable {
  table ??= readTable(readFileSync(new URL('./places.generated.tsv', import.meta.url), 'utf8'));
  return table;
}

function readTable(text: string): PlaceTable {
  const rows = text.split('\n').flatMap((line) => (line === '' || line.startsWith('#') ? [] : [readRow(line)]));
  const zones = new Map(rows.filter(({ kind }) => kind === 'z').map(({ place }) => [place.postcodes[0] ?? '', place]));
  const communities = rows.filter(({ kind }) => kind !== 'z');
  return { byFirstWord: groupByFirstWord(communities), postcodes: postcodeAreas(communities, zones) };
}

function readRow(line: string): Row {
  const [name = '', latitude, longitude, size, kind = 'p', codes = ''] = line.split('\t');
  const place = {
    name,
    words: wordsOfPlace(name),
    latitude: Number(latitude) / 1000,
    longitude: Number(longitude) / 1000,
    size: Number(size),
    country: kind.length === 2 ? kind : 'DE',
    isDistrict: kind === 'd',
    postcodes: codes === '' ? [] : codes.split(' '),
  };
  return { place, kind };
}

function groupByFirstWord(rows: readonly Row[]): Map<string, Place[]> {
  const groups = new Map<string, Place[]>();
  for (const { place } of rows) {
    const first = place.words[0] ?? '';
    const group = groups.get(first);
    if (group) group.push(place);
    else groups.set(first, [place]);
  }
  return groups;
}

/** A postcode lies in the middle of its communities with known coordinates, else of the estimated ones. */
function postcodeAreas(rows: readonly Row[], zones: ReadonlyMap<string, Point>): Map<string, PostcodeArea> {
  const members = new Map<string, Row[]>();
  for (const row of rows) {
    for (const postcode of row.place.postcodes) {
      const group = members.get(postcode);
      if (group) group.push(row);
      else members.set(postcode, [row]);
    }
  }
  const areas = new Map<string, PostcodeArea>();
  for (const [postcode, group] of members) {
    const known = group.filter(({ kind }) => kind === 'p');
    const middle = zoneOf(postcode, zones) ?? mean((known.length > 0 ? known : group).map(({ place }) => place));
    const places = group.map(({ place }) => place).sort((a, b) => b.size - a.size);
    areas.set(postcode, { latitude: middle.latitude, longitude: middle.longitude, places });
  }
  return areas;
}

function zoneOf(postcode: string, zones: ReadonlyMap<string, Point>): Point | undefined {
  return zones.get(postcode) ?? zones.get(postcode.slice(0, 4)) ?? zones.get(postcode.slice(0, 3));
}

function mean(points: readonly Point[]): Point {
  let latitude = 0;
  let longitude = 0;
  for (const point of points) {
    latitude += point.latitude / points.length;
    longitude += point.longitude / points.length;
  }
  return { latitude, longitude };
}
