import type { Point } from './distance.ts';
import type { Place } from './places.ts';
import { stateName } from './states.ts';

/** Where a member is. `postcode` is a middle of a few kilometres, `place` a town, `region` a landscape or postcode region. */
export interface Location extends Point {
  readonly place: string;
  /** State or canton of the place, as people call it; missing where nobody knows and for a region. */
  readonly state?: string;
  /** DE, AT, CH or LI; missing for a region. */
  readonly country?: string;
  readonly postcode?: string;
  readonly precision: 'postcode' | 'place' | 'region';
}

/** What a place is called in a location, and in which country. */
export function namesOf({
  name,
  state,
  country,
}: Pick<Place, 'name' | 'state' | 'country'>): Pick<Location, 'place' | 'state' | 'country'> {
  const called = stateName(state);
  return { place: name, country, ...(called && { state: called }) };
}
