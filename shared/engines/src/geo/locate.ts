import type { Point } from './distance.ts';
import { findPlace, type PlaceReading } from './find-place.ts';
import { locatePostcode } from './locate-postcode.ts';
import { type Location, namesOf } from './location.ts';
import { normalised } from './normalised.ts';
import { findRegion } from './regions.ts';

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

function byPlace(text: string): Location | undefined {
  const region = findRegion(text);
  const reading = findPlace(text);
  if (region && isOnlyRegion(reading, region))
    return { ...coordinatesOf(region), place: region.name, precision: 'region' };
  const { place } = reading;
  return place && { ...coordinatesOf(place), ...namesOf(place), precision: 'place' };
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
