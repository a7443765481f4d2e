import { locate } from './locate.ts';
import type { Location } from './location.ts';
import { type PlaceChoice, placeChoices } from './place-choices.ts';
import { placeLabel } from './place-label.ts';

/** What a text is taken for, for its writer to see: a place, or some to choose from; neither where no place is recognised. */
export interface UnderstoodPlace {
  readonly place?: { readonly label: string; readonly precision: Location['precision'] };
  /** Empty when there is no question. */
  readonly choices: readonly PlaceChoice[];
}

/** Says what `locate` makes of a text. */
export function understandPlace(text: string): UnderstoodPlace {
  const found = locate(text);
  if (!found) return { choices: placeChoices(text) };
  return { place: { label: placeLabel(found), precision: found.precision }, choices: [] };
}
