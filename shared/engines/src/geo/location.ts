import type { Point } from './distance.ts';

/** Where a member is. `postcode` is a middle of a few kilometres, `place` a town, `region` a landscape or postcode region. */
export interface Location extends Point {
  readonly place: string;
  readonly postcode?: string;
  readonly precision: 'postcode' | 'place' | 'region';
}
