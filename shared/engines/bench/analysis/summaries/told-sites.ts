import { devFirst } from './dev-first.ts';
import { devSecond } from './dev-second.ts';
import { heldFirst } from './held-first.ts';
import { heldSecond } from './held-second.ts';
import type { ToldSite } from './told-site.ts';

/** Two parts without a business in common. */
export const toldSites: Readonly<Record<'dev' | 'held', readonly ToldSite[]>> = {
  dev: [...devFirst, ...devSecond],
  held: [...heldFirst, ...heldSecond],
};
