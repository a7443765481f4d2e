import type { Point } from './distance.ts';
import type { Place } from './places.ts';
import { stateName } from './states.ts';

/** Where a member is. `postcode` is a middle of a few kilometres, `place` a town, `region` a landscape or postcode region. */
export interface Location extends Point {
  readonly place: string;
  /** State or canton of the place, as people call it; missing where nobody knows and for a region. */
  readonly state?: string;
  readonly postcode?: string;
  readonly precision: 'postcode' | 'place' | 'region';
}

/** What a place is called in a location. */
export function namesOf({ name, state }: Pick<Place, 'name' | 'state'>): Pick<Location, 'place' | 'state'> {
  const called = stateName(state);
  return { place: name, ...(called && { state: called }) };
}
