import type { Location } from './location.ts';

type Named = Pick<Location, 'place' | 'postcode'> & { readonly state?: string | undefined };

/** As people read it: '79098 Freiburg im Breisgau, Baden-Württemberg'; no state where the name says it ('Berlin-Mitte', 'Friedberg (Hessen)'). */
export function placeLabel({ postcode, place, state }: Named): string {
  const isTold = state === undefined || place.split(/[\s()/-]+/).includes(state) || state === `Kanton ${place}`;
  const name = isTold ? place : `${place}, ${state}`;
  return postcode === undefined ? name : `${postcode} ${name}`;
}
