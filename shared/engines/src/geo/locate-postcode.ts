import { distanceKm } from './distance.ts';
import { findPlace } from './find-place.ts';
import { type Location, namesOf } from './location.ts';
import { type PostcodeArea, placeTable } from './places.ts';

/** A named quarter this near to the middle of the postcode is where the member is. */
const sameAreaKm = 20;

const prefixes: Readonly<Record<string, string>> = { A: 'AT', AT: 'AT', CH: 'CH', FL: 'LI', LI: 'LI' };
const shortCode = /(?<![\d.,/-])(?:\b(A|AT|CH|FL|LI)[-\s]{0,2})?(\d{4})(?![\d/]|\s?(?:qm|m²|€|euro))/giu;

/** Five digits that no dialling code stands before ('Tel. 0761 12345'). */
const fiveDigits = /(?<![\d.]|\b0\d{1,5}[\s/-]{1,3})(\d{5})(?!\d)/g;

/** The location a postcode in the text gives; undefined when there is none that counts. */
export function locatePostcode(text: string): Location | undefined {
  return byFiveDigits(text) ?? byFourDigits(text);
}

function byFiveDigits(text: string): Location | undefined {
  const { postcodes } = placeTable();
  const candidates = [...text.matchAll(fiveDigits)].map((match) => match[1] ?? '');
  const postcode = candidates.find((candidate) => postcodes.has(candidate));
  const area = postcode === undefined ? undefined : postcodes.get(postcode);
  if (postcode !== undefined && area) return inArea(text.replace(postcode, ' '), postcode, area);
  return candidates[0] ? byPostcodeRegion(text, candidates[0]) : undefined;
}

/**
 * Four digits are a postcode where their country stands before them or the named place agrees: Austria's, Switzerland's,
 * Liechtenstein's, or a German one whose zero a spreadsheet lost ('1067 Dresden').
 */
function byFourDigits(text: string): Location | undefined {
  const { postcodes } = placeTable();
  for (const [whole, prefix, digits = ''] of text.matchAll(shortCode)) {
    const country = prefixes[prefix?.toUpperCase() ?? ''];
    const rest = text.replace(whole, ' ');
    for (const key of country ? [country + digits] : [`AT${digits}`, `CH${digits}`, `LI${digits}`, `0${digits}`]) {
      const area = postcodes.get(key);
      if (area && (country !== undefined || agrees(rest, area))) return inArea(rest, key.replace(/^\D+/, ''), area);
    }
  }
  return undefined;
}

function agrees(text: string, area: PostcodeArea): boolean {
  const named = findPlace(text, area).place;
  return named !== undefined && distanceKm(named, area) < sameAreaKm;
}

function inArea(rest: string, postcode: string, area: PostcodeArea): Location {
  const named = findPlace(rest, area).place;
  const isHere = named && distanceKm(named, area) <= sameAreaKm;
  const place = (isHere ? named : undefined) ?? area.places[0];
  const { latitude, longitude } = area;
  return { latitude, longitude, ...(place ? namesOf(place) : { place: '' }), postcode, precision: 'postcode' };
}

/** Post-box and large-customer postcodes have no area; the town named beside them or the neighbours' middle stands in. */
function byPostcodeRegion(text: string, postcode: string): Location | undefined {
  const nearby = nearestNumber(postcode);
  const { place } = findPlace(text.replace(postcode, ' '), nearby);
  if (place) {
    const { latitude, longitude } = place;
    return { latitude, longitude, ...namesOf(place), precision: 'place' };
  }
  if (!nearby) return undefined;
  const { latitude, longitude } = nearby;
  return { latitude, longitude, place: nearby.places[0]?.name ?? '', precision: 'region' };
}

/** The area with the next number among those that share the most leading digits, two at least. */
function nearestNumber(postcode: string): PostcodeArea | undefined {
  let best: { area: PostcodeArea; gap: number } | undefined;
  for (const [other, area] of placeTable().postcodes) {
    if (!other.startsWith(postcode.slice(0, 2)) || other.length !== postcode.length) continue;
    const gap = Math.abs(Number(other) - Number(postcode));
    if (!best || gap < best.gap) best = { area, gap };
  }
  return best?.area;
}
