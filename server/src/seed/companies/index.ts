import type { SeedCompany } from './company.ts';
import { freiburgCity } from './freiburg-city.ts';
import { freiburgRegion } from './freiburg-region.ts';
import { freiburgTrades } from './freiburg-trades.ts';
import { northEast } from './north-east.ts';
import { south } from './south.ts';
import { west } from './west.ts';

export type { SeedCompany } from './company.ts';

/** All invented businesses; the first two are the demo and the Pro account. */
export const seedCompanies: readonly SeedCompany[] = [
  ...freiburgCity,
  ...freiburgTrades,
  ...freiburgRegion,
  ...south,
  ...west,
  ...northEast,
];
