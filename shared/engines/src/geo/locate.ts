import { distanceKm, type Point } from './distance.ts';
import { findPlace, findRegion } from './find-place.ts';
import { type Place, type PostcodeArea, placeTable } from './places.ts';

/** Where a member is. `postcode` is a middle of a few kilometres, `place` a town, `region` a landscape or postcode region. */
export interface Location extends Point {
  readonly place: string;
  readonly postcode?: string;
  readonly precision: 'postcode' | 'place' | 'region';
}

/** A named quarter this near to the middle of the postcode is where the member is. */
const sameAreaKm = 20;

/**
 * Reads a German location as people write it: '10115', 'D-79098 Freiburg', 'Musterstraße 5, 79098 Freiburg',
 * 'Berlin-Mitte', 'Freiburg i. Br.', 'Frankfurt/Main', 'Muenchen'; larger places of Austria and Switzerland too.
 * Undefined when no place is recognised. Sources and figures: docs/engines-matching.md.
 */
export function locate(text: string): Location | undefined {
  const trimmed = text.slice(0, 300).trim();
  if (trimmed === '') return undefined;
  return byPostcode(trimmed) ?? byPlace(trimmed) ?? byRegion(trimmed);
}

function byPostcode(text: string): Location | undefined {
  const { postcodes } = placeTable();
  const candidates = [...text.matchAll(/(?<![\d.])(\d{5})(?!\d)/g)].map((match) => match[1] ?? '');
  const postcode = candidates.find((candidate) => postcodes.has(candidate)) ?? withLeadingZero(text, postcodes);
  if (postcode) {
    const area = postcodes.get(postcode);
    if (area) return inArea(text, postcode, area);
  }
  return candidates[0] ? byPostcodeRegion(text, candidates[0]) : undefined;
}

/** Spreadsheets lose the zero of '01067 Dresden'; four digits count only when the named place agrees. */
function withLeadingZero(text: string, postcodes: ReadonlyMap<string, PostcodeArea>): string | undefined {
  const digits = /(?<![\d.-])(\d{4})(?!\d)\s+\p{L}/u.exec(text)?.[1];
  const area = digits && !/\b(A|CH|AT|FL|LI|L)[- ]?\d{4}/.test(text) ? postcodes.get(`0${digits}`) : undefined;
  const place = area && findPlace(text);
  return place && area && distanceKm(place, area) < sameAreaKm ? `0${digits}` : undefined;
}

function inArea(text: string, postcode: string, area: PostcodeArea): Location {
  const named = findPlace(text.replace(postcode, ' '), area);
  const isHere = named && distanceKm(named, area) <= sameAreaKm;
  const place = (isHere ? named : undefined) ?? area.places[0];
  return { ...coordinatesOf(area), place: place?.name ?? '', postcode, precision: 'postcode' };
}

/** Post-box and large-customer postcodes have no area; the town named beside them or the neighbours' middle stands in. */
function byPostcodeRegion(text: string, postcode: string): Location | undefined {
  const place = findPlace(text.replace(postcode, ' '));
  if (place) return { ...coordinatesOf(place), place: place.name, precision: 'place' };
  const { postcodes } = placeTable();
  for (const digits of [4, 3, 2]) {
    const nearby = nearestNumber(postcode, digits, postcodes);
    if (nearby) return { ...coordinatesOf(nearby), place: nearby.places[0]?.name ?? '', precision: 'region' };
  }
  return undefined;
}

function nearestNumber(
  postcode: string,
  digits: number,
  postcodes: ReadonlyMap<string, PostcodeArea>,
): PostcodeArea | undefined {
  let best: { area: PostcodeArea; gap: number } | undefined;
  for (const [other, area] of postcodes) {
    if (!other.startsWith(postcode.slice(0, digits))) continue;
    const gap = Math.abs(Number(other) - Number(postcode));
    if (!best || gap < best.gap) best = { area, gap };
  }
  return best?.area;
}

function byPlace(text: string): Location | undefined {
  const region = findRegion(text);
  const place = findPlace(text);
  if (!place || (region && isOnlyRegion(text, place))) return undefined;
  return { ...coordinatesOf(place), place: place.name, precision: 'place' };
}

/** 'Sachsen' is the state, although villages carry the name; a town named beside the state is the town. */
function isOnlyRegion(text: string, place: Place): boolean {
  return findRegion(place.name) !== undefined && findRegion(text) !== undefined && place.size < 15;
}

function byRegion(text: string): Location | undefined {
  const region = findRegion(text);
  return region && { ...coordinatesOf(region), place: region.name, precision: 'region' };
}

function coordinatesOf({ latitude, longitude }: Point): Point {
  return { latitude, longitude };
}
