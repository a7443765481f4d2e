import { devFirst } from './dev-first.ts';
import { devFourth } from './dev-fourth.ts';
import { devSecond } from './dev-second.ts';
import { devThird } from './dev-third.ts';
import { heldFirst } from './held-first.ts';
import { heldSecond } from './held-second.ts';
import type { ToldSite } from './told-site.ts';

/** Two parts without a business in common. */
export const toldSites: Readonly<Record<'dev' | 'dev, later' | 'held', readonly ToldSite[]>> = {
  dev: [...devFirst, ...devSecond],
  'dev, later': [...devThird, ...devFourth],
  held: [...heldFirst, ...heldSecond],
};
