import { wordsOfPlace } from './names.ts';
import { type Place, placeTable } from './places.ts';
import { findRegion } from './regions.ts';
import { mistypedTown } from './typing-errors.ts';

/** How well a stretch of the text names a place. */
export interface Fit {
  readonly place: Place;
  /** Words of the text that the name explains. */
  readonly explained: number;
  /** Words of the name that the text leaves out ('Freiburg' for 'Freiburg im Breisgau'). */
  readonly leftOut: number;
  /** Index of the first explained word, counted over the whole text. */
  readonly from: number;
}

const streetWord = /(stra(ss|ß)e|str|weg|platz|allee|gasse|ring|damm|ufer|chaussee|haus|hof|etage|stock|postfach)$/;

/** Parts of a town by their position: not names that lead anywhere without the town. */
const bareQuarters = new Set('nord ost sued west zentrum viertel zoo'.split(' '));

/** Words that say how near or what kind a place is ('Raum Kassel', 'Landkreis Emmendingen', 'Stuttgart Zentrum'). */
const kindWords = new Set(
  `raum grossraum region umgebung umkreis umland naehe nahe gebiet standort sitz ort stadt innenstadt stadtmitte zentrum
  stadtzentrum altstadt city landeshauptstadt hansestadt universitaetsstadt kreisstadt gemeinde landkreis lkr kreis bezirk
  kanton kt landeshauptstadt tel telefon termine buero praxis filiale laden`.split(/\s+/),
);

/** Every place that words of the text name; where none is, the large towns that a word misses by one letter. */
export function fitsIn(text: string): Fit[] {
  const parts = text.split(/[,;|\n]/).map(placeWords);
  const fits = once(parts.flatMap((words, index) => fitsOfPart(words, parts.slice(0, index).flat().length)));
  return fits.length > 0 || findRegion(text) ? fits : parts.flat().flatMap(mistypedFit);
}

/** A word that stands there twenty times names its places once; what follows compares each with each. */
function once(fits: readonly Fit[]): Fit[] {
  const known = new Map<Place, Fit[]>();
  return fits.filter((fit) => {
    const same = known.get(fit.place) ?? [];
    known.set(fit.place, [...same, fit]);
    return !same.some(({ explained, leftOut }) => explained === fit.explained && leftOut === fit.leftOut);
  });
}

/** The words of a part of an address; where a house number stands, without the street ('Hauptstr. 3 Ulm'). */
function placeWords(part: string): string[] {
  const words = wordsOfPlace(part).filter((word) => !/\d/.test(word));
  return /\d/.test(part) ? words.filter((word) => !streetWord.test(word)) : words;
}

function fitsOfPart(words: readonly string[], before: number): Fit[] {
  const { byFirstWord } = placeTable();
  return words.flatMap((word, from) => {
    if (words.length > 1 && kindWords.has(word)) return [];
    return (byFirstWord.get(word) ?? []).flatMap((place) => {
      const fit = { place, from: before + from, ...compare(words, from, place.words) };
      const isUnsure =
        place.city !== undefined ? fit.leftOut > 0 : isHamletAbroad(place) && fit.explained < words.length;
      return isUnsure ? [] : [fit];
    });
  });
}

/** Small communities abroad have names that are words ('Ganz'): they have to stand alone between commas. */
const isHamletAbroad = ({ country, size }: Place) => country !== 'DE' && size < 12;

function mistypedFit(word: string, from: number): Fit[] {
  const place = mistypedTown(word);
  return place ? [{ place, from, explained: 1, leftOut: 0 }] : [];
}

/** A quarter of this name says nothing without its city. */
export function isBareQuarter({ place }: Fit): boolean {
  return place.city !== undefined && bareQuarters.has(place.words.join(' '));
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
    if (next !== undefined && (next === part || (next.length <= 6 && part.startsWith(next)))) explained += 1;
    else leftOut += 1;
  }
  return { explained, leftOut };
}
