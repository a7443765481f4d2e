import { distanceKm, type Point } from './distance.ts';
import { type Fit, fitsIn, isBareQuarter } from './place-fits.ts';
import type { Place } from './places.ts';
import { findRegion } from './regions.ts';

/** What a text says of a place: one, or several between which only its writer can choose. */
export interface PlaceReading {
  readonly place?: Place;
  /** The places meant, the largest first; empty when there is one or none. */
  readonly choices: readonly Place[];
}

/** A quarter belongs to a city named beside it up to this distance; a small town by half of that. */
const quarterRadiusKm = 30;
const suburbSize = 12.5;
/** Several of one name: the largest is meant when it is this many times (log2) as large as the next, else nobody knows. */
const clearlyLarger = Math.log2(10);
/** Where the population is unknown it is a village; log2 of 500. */
const villageSize = 9;
/** Namesakes this near to each other are one place that the sources know twice. */
const samePlaceKm = 12;
/** What lies 'near X' is hardly further. */
const nearbyKm = 80;
const shownChoices = 6;

/** The first place of several decides ('Freiburg und Emmendingen'). */
const between = /\s+(?:und|sowie|oder|bzw\.?|\/)\s+|\s*[&+;]\s*|\s+[-–]\s+(?=\p{Lu})/u;
/** 'Teltow bei Berlin' is Teltow. */
const nearWord = /^(.*\S)\s+(?:bei|b\.|nahe|nähe|in der nähe von|unweit von|near)\s+(.+)$/i;

/**
 * The place that the text names best: most words explained, then fewest left out, then the larger one; a quarter named
 * beside its city ('Berlin-Mitte', 'München Schwabing') wins over the city. `near` decides between namesakes, as does a
 * state or landscape in the text. Without either, namesakes of comparable size are choices.
 */
export function findPlace(text: string, near?: Point): PlaceReading {
  const named = nearWord.exec(text);
  const whole = fitsIn(text);
  if (named && !whole.some(({ explained, leftOut }) => explained > 1 && leftOut === 0)) {
    const anchor = findPlace(named[2] ?? '').place;
    const found = anchor && chosen(fitsIn(named[1] ?? ''), anchor);
    if (found && distanceKm(found, anchor) <= nearbyKm) return { place: found, choices: [] };
  }
  for (const part of text.split(between)) {
    const fits = fitsIn(part);
    if (fits.length > 0) return read(fits, whole, near ?? findRegion(text));
  }
  return { choices: [] };
}

function chosen(fits: readonly Fit[], near: Point): Place | undefined {
  return read(fits, fits, near).place;
}

function read(fits: readonly Fit[], whole: readonly Fit[], near: Point | undefined): PlaceReading {
  const named = bestNamed(fits);
  const [first] = named;
  if (!first) return { choices: [] };
  const inCity = named.find((fit) => quarterOf(fit, whole));
  const quarter = inCity && quarterOf(inCity, whole);
  if (quarter) return { place: quarter, choices: [] };
  if (near) return { place: nearestNamed(named, near) ?? first.place, choices: [] };
  const rivals = named.filter((fit) => fit.from === first.from && isRival(fit, first));
  const apart = rivals.filter(
    (fit, index) => !rivals.slice(0, index).some((other) => distanceKm(fit.place, other.place) < samePlaceKm),
  );
  const places = apart.map(({ place }) => fullName(place));
  return places.length > 1 ? { choices: places.slice(0, shownChoices) } : { place: fullName(first.place), choices: [] };
}

/** Whether a namesake may be meant as well: of comparable size, or a quarter of a large city that bears a village's name. */
function isRival(fit: Fit, first: Fit): boolean {
  if (fit.place.city !== undefined && first.place.size < suburbSize) return true;
  if (fit.place.isDistrict !== first.place.isDistrict) return false;
  return first.place.isDistrict || weight(first) - weight(fit) < clearlyLarger;
}

/** Namesakes by distance; one named in full is worth a few kilometres, so is a town against its own quarter. */
function nearestNamed(named: readonly Fit[], near: Point): Place | undefined {
  const away = ({ place, leftOut }: Fit) => distanceKm(place, near) + 4 * leftOut + (place.isDistrict ? 4 : 0);
  const [nearest] = named.map((fit) => ({ fit, km: away(fit) })).sort((a, b) => a.km - b.km);
  return nearest?.fit.place;
}

/** Fits with the most words explained, the likeliest first. */
function bestNamed(fits: readonly Fit[]): Fit[] {
  const most = Math.max(...fits.map(({ explained }) => explained));
  return fits.filter((fit) => fit.explained === most && !isBareQuarter(fit)).sort((a, b) => weight(b) - weight(a));
}

/** Log2 of the population, a left-out word costing a factor of four, a quarter without its city or a place abroad of 16. */
function weight(fit: Fit): number {
  const { size, isDistrict, country } = fit.place;
  const abroad = country === 'DE' || size >= 15 ? 0 : 2;
  return Math.max(size, villageSize) - 2 * fit.leftOut - (isDistrict ? 4 : 0) - abroad - 1.5 * Math.min(fit.from, 1);
}

function quarterOf(city: Fit, fits: readonly Fit[]): Place | undefined {
  if (city.place.isDistrict) return undefined;
  const quarters = fits.flatMap(({ place, from, leftOut }) => {
    const isPartOfName = from >= city.from && from < city.from + city.explained;
    if (isPartOfName || leftOut > 0 || place.size >= city.place.size) return [];
    if (place.city !== undefined) return place.city === city.place.name ? [{ place, km: -1 }] : [];
    const km = distanceKm(place, city.place);
    const reach = place.isDistrict ? quarterRadiusKm : place.size < suburbSize ? quarterRadiusKm / 2 : 0;
    return km <= reach ? [{ place, km }] : [];
  });
  const quarter = quarters.sort((a, b) => a.km - b.km)[0]?.place;
  return quarter && { ...quarter, name: `${city.place.name}-${quarter.name}` };
}

const fullName = (place: Place): Place =>
  place.city === undefined ? place : { ...place, name: `${place.city}-${place.name}` };
