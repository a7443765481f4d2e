import { distanceKm, type Point } from './distance.ts';
import { wordsOfPlace } from './names.ts';
import { type Place, placeTable } from './places.ts';
import { type Region, regionSpellings } from './regions.ts';

/** How well a stretch of the text names a place. */
interface Fit {
  readonly place: Place;
  /** Words of the text that the name explains. */
  readonly explained: number;
  /** Words of the name that the text leaves out ('Freiburg' for 'Freiburg im Breisgau'). */
  readonly leftOut: number;
  /** Index of the first explained word. */
  readonly from: number;
}

/** A quarter belongs to a city named beside it up to this distance. */
const quarterRadiusKm = 30;
const streetWord = /(stra(ss|ß)e|str|weg|platz|allee|gasse|ring|damm|ufer|chaussee|haus|hof|etage|stock|postfach)$/;

/**
 * The place that the text names best: most words explained, then fewest left out, then the larger one; a quarter named
 * beside its city ('Berlin-Mitte', 'München Schwabing') wins over the city. `near` breaks ties between namesakes.
 */
export function findPlace(text: string, near?: Point): Place | undefined {
  const fits = text.split(/[,;|\n]/).flatMap((part) => fitsIn(placeWords(part)));
  const best = fits.sort((a, b) => compareFits(a, b, near))[0];
  return best && (quarterOf(best, fits) ?? best.place);
}

/** A federal state or landscape named in the text. */
export function findRegion(text: string): Region | undefined {
  const wanted = ` ${wordsOfPlace(text).join(' ')} `;
  return regionSpellings.find(([spelling]) => wanted.includes(` ${wordsOfPlace(spelling).join(' ')} `))?.[1];
}

/** The words of a part of an address; where a house number stands, without the street ('Hauptstr. 3 Ulm'). */
function placeWords(part: string): string[] {
  const words = wordsOfPlace(part).filter((word) => !/\d/.test(word));
  return /\d/.test(part) ? words.filter((word) => !streetWord.test(word)) : words;
}

function fitsIn(words: readonly string[]): Fit[] {
  const { byFirstWord } = placeTable();
  return words.flatMap((word, from) =>
    (byFirstWord.get(word) ?? []).map((place) => ({ place, from, ...compare(words, from, place.words) })),
  );
}

/** Walks both word lists; an abbreviation stands for a word that begins with it ('Br.' for 'Breisgau'). */
function compare(
  words: readonly string[],
  from: number,
  name: readonly string[],
): { explained: number; leftOut: number } {
  let explained = 1;
  let leftOut = 0;
  for (const part of name.slice(1)) {
    const next = words[from + explained];
    if (next !== undefined && (next === part || (next.length <= 4 && part.startsWith(next)))) explained += 1;
    else leftOut += 1;
  }
  return { explained, leftOut };
}

/** Small places must be named in full; otherwise 'Neustadt' could mean 'Neustadt am Rennsteig'. */
function compareFits(a: Fit, b: Fit, near: Point | undefined): number {
  if (a.explained !== b.explained) return b.explained - a.explained;
  if (near) return distanceKm(a.place, near) - distanceKm(b.place, near);
  return weight(b) - weight(a);
}

/** Log2 of the population, a left-out word costing a factor of eight, a quarter without its city a factor of 16. */
function weight(fit: Fit): number {
  return fit.place.size - 3 * fit.leftOut - (fit.place.isDistrict ? 4 : 0) - 0.5 * Math.min(fit.from, 1);
}

function quarterOf(city: Fit, fits: readonly Fit[]): Place | undefined {
  const quarter = fits
    .filter((fit) => fit.from !== city.from && fit.leftOut === 0 && fit.place.size < city.place.size)
    .map((fit) => ({ place: fit.place, km: distanceKm(fit.place, city.place) }))
    .filter(({ place, km }) => km <= (place.isDistrict ? quarterRadiusKm : quarterRadiusKm / 2))
    .sort((a, b) => a.km - b.km)[0];
  return quarter && { ...quarter.place, name: `${city.place.name}-${quarter.place.name}` };
}
