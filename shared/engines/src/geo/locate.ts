import { distanceKm, type Point } from './distance.ts';
import { findPlace, type PlaceReading } from './find-place.ts';
import { locatePostcode } from './locate-postcode.ts';
import type { Location } from './location.ts';
import { type Place, placeTable } from './places.ts';
import { plateTown } from './plates.ts';
import { findRegion } from './regions.ts';

/** One of several places that a text may mean. */
export interface PlaceChoice extends Point {
  /** A fuller writing that means this place alone ('67433 Neustadt an der Weinstraße'); locate() finds it there. */
  readonly label: string;
}

const longestText = 300;

/**
 * Reads a location as people write it: '10115', 'D-79098 Freiburg', '6020 Innsbruck', 'Musterstraße 5, 79098 Freiburg',
 * 'Berlin-Mitte', 'HH-Altona', 'Freiburg i. Br.', 'Frankfurt/Main', 'Muenchen', 'Stutgart', 'Teltow bei Berlin', 'KA'; in
 * Germany, Austria, Switzerland and Liechtenstein. Undefined when no place is recognised, and when several places of one
 * name may be meant: `placeChoices` names those. Sources and figures: docs/engines-matching.md.
 */
export function locate(text: string): Location | undefined {
  const written = normalised(text);
  if (written === '') return undefined;
  return locatePostcode(written) ?? byPlace(written);
}

/** The places between which only the writer of the text can choose, the largest first; empty when there is no question. */
export function placeChoices(text: string): PlaceChoice[] {
  const written = normalised(text);
  if (written === '' || locate(written)) return [];
  return findPlace(written).choices.map((place) => ({
    label: `${postcodeOf(place)} ${place.name}`,
    latitude: place.latitude,
    longitude: place.longitude,
  }));
}

/** The place's first postcode, or the nearest where it has none; other countries' with the country, which tells them apart. */
function postcodeOf(place: Place): string {
  const code = place.postcodes[0] ?? nearestPostcode(place);
  return code.replace(/^(AT|CH|LI)/, '$1-');
}

function nearestPostcode(place: Place): string {
  let best = { code: '', km: Number.POSITIVE_INFINITY };
  for (const [code, area] of placeTable().postcodes) {
    const km = distanceKm(area, place);
    if (km < best.km) best = { code, km };
  }
  return best.code;
}

/** Letters that stand for a country more often than for a town. */
const countryLetters = new Set(['A', 'AT', 'CH', 'D', 'DE', 'L']);
const countriesAlone = new Set(['AT', 'CH', 'DE']);

/** A licence plate's letters become the town: alone, after 'Landkreis', or before a quarter ('HH-Altona', 'VS-Schwenningen'). */
function normalised(text: string): string {
  const trimmed = text.slice(0, longestText).trim();
  const [, alone = ''] = /^(?:(?:Landkreis|Lkr\.?|LK|Kreis|Raum)\s+)?(\p{Lu}{1,3})$/u.exec(trimmed) ?? [];
  if (countriesAlone.has(alone)) return '';
  const [, letters = '', joint = '', rest = ''] = /^(\p{Lu}{1,3})(\s?-\s?|\s)(\p{L}.+)$/u.exec(trimmed) ?? [];
  const town = plateTown(alone) ?? plateTown(letters);
  if (!town || alone !== '') return town ?? trimmed;
  return withQuarter(town, letters, rest) ?? (joint === ' ' ? trimmed : rest);
}

/** The town and its quarter; with letters that mean no country also the town alone, when the rest names nothing there. */
function withQuarter(town: string, letters: string, rest: string): string | undefined {
  const middle = findPlace(town).place;
  const quarter = findPlace(`${town}, ${rest}`).place;
  if (!middle || !quarter) return undefined;
  if (quarter.name !== middle.name && distanceKm(quarter, middle) < quarterKm) return `${town}, ${rest}`;
  return countryLetters.has(letters) || findPlace(rest).place ? undefined : town;
}

const quarterKm = 20;

function byPlace(text: string): Location | undefined {
  const region = findRegion(text);
  const reading = findPlace(text);
  if (region && isOnlyRegion(reading, region))
    return { ...coordinatesOf(region), place: region.name, precision: 'region' };
  const { place } = reading;
  return place && { ...coordinatesOf(place), place: place.name, precision: 'place' };
}

/** 'Sachsen' is the state, although villages carry the name; a town named beside its landscape is the town. */
function isOnlyRegion({ place, choices }: PlaceReading, { words }: { readonly words: readonly string[] }): boolean {
  const [named = place] = choices;
  return named === undefined || (named.size < largeTownSize && words.includes(named.words[0] ?? ''));
}

const largeTownSize = 15;

function coordinatesOf({ latitude, longitude }: Point): Point {
  return { latitude, longitude };
}
