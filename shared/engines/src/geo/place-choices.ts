import { distanceKm, type Point } from './distance.ts';
import { findPlace } from './find-place.ts';
import { locate } from './locate.ts';
import { normalised } from './normalised.ts';
import { placeLabel } from './place-label.ts';
import { type Place, placeTable } from './places.ts';
import { stateName } from './states.ts';

/** One of several places that a text may mean. */
export interface PlaceChoice extends Point {
  /** As people tell it from the others: 'Neustadt an der Weinstraße, Rheinland-Pfalz'. */
  readonly label: string;
  /** A fuller writing that means this place alone ('67433 Neustadt an der Weinstraße'); locate() finds it there. */
  readonly text: string;
}

/** A postcode's middle may lie this far from the place. */
const sameAreaKm = 12;

/**
 * The places between which only the writer of the text can choose, the largest first; empty when there is no question. What no
 * writing leads to is left out.
 */
export function placeChoices(text: string): PlaceChoice[] {
  const written = normalised(text);
  if (written === '' || locate(text)) return [];
  const choices = findPlace(written).choices.flatMap((place) => {
    const { name, latitude, longitude } = place;
    const label = placeLabel({ place: name, state: stateName(place.state) });
    const writing = writingOf(place);
    return writing ? [{ ...writing, label, latitude, longitude }] : [];
  });
  const isAlone = (label: string) => choices.filter((other) => other.label === label).length === 1;
  return choices.map(({ code, label, ...choice }) => ({
    ...choice,
    // Two of one name in one state are told apart by the postcode.
    label: isAlone(label) || code === undefined ? label : `${label} (${code})`,
  }));
}

interface Writing {
  readonly text: string;
  readonly code?: string;
}

/** The postcode and the name, or the name alone where that leads nearer: Luxembourg's places have no postcode here. */
function writingOf(place: Place): Writing | undefined {
  const { name } = place;
  const code = nearestPostcode(place);
  const writings = [...(code ? [{ text: `${code} ${name}`, code }] : []), { text: name }];
  const led = writings.map((writing) => ({ writing, km: kmBetween(place, locate(writing.text)) }));
  const found = led.find(({ km }) => km <= sameAreaKm) ?? led.find(({ km }) => Number.isFinite(km));
  return found?.writing;
}

const kmBetween = (place: Point, found: Point | undefined) =>
  found ? distanceKm(place, found) : Number.POSITIVE_INFINITY;

/** Of the place's own postcodes the nearest, where it has none of its country's; other countries' are written with the country. */
function nearestPostcode({ postcodes, country, ...point }: Place): string | undefined {
  const table = placeTable().postcodes;
  const codes = postcodes.length > 0 ? postcodes : [...table.keys()].filter((code) => countryOf(code) === country);
  let best: { code: string; km: number } | undefined;
  for (const code of codes) {
    const km = kmBetween(point, table.get(code));
    if (!best || km < best.km) best = { code, km };
  }
  return best?.code.replace(/^(AT|CH|LI)/, '$1-');
}

const countryOf = (code: string) => (/^\d/.test(code) ? 'DE' : code.slice(0, 2));
