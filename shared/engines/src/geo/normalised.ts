import { distanceKm } from './distance.ts';
import { findPlace } from './find-place.ts';
import { plateTown } from './plates.ts';

const longestText = 300;

/** Letters that stand for a country more often than for a town. */
const countryLetters = new Set(['A', 'AT', 'CH', 'D', 'DE', 'L']);
const countriesAlone = new Set(['AT', 'CH', 'DE']);

/**
 * The text as both searches read it, '' where it names a country alone. A licence plate's letters become the town: alone, after
 * 'Landkreis', or before a quarter ('HH-Altona', 'VS-Schwenningen').
 */
export function normalised(text: string): string {
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
