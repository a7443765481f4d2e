import { locate } from '../geo/index.ts';
import type { MatchMember } from './member.ts';

/** Kinds whose work is bound to the law of their country: a German tax adviser does not do the taxes of a Swiss baker. */
const boundToLaw = new Set(
  'office/tax_advisor office/accountant office/lawyer office/notary office/insurance office/financial_advisor office/mortgage office/data_protection office/energy_consulting amenity/bank amenity/vehicle_inspection craft/chimney_sweeper'.split(
    ' ',
  ),
);

type Placed = Pick<MatchMember, 'trade' | 'location'>;

/** Whether the law of one of two is not the other's, and matters: one's kind is bound to it, and both say that they are in different countries. */
export function isUnderOtherLaw(a: Placed, b: Placed): boolean {
  if (!boundToLaw.has(a.trade ?? '') && !boundToLaw.has(b.trade ?? '')) return false;
  const [own, other] = [countryOf(a.location), countryOf(b.location)];
  return own !== undefined && other !== undefined && own !== other;
}

const memorySize = 5_000;
const countries = new Map<string, string | undefined>();

function countryOf(location: string): string | undefined {
  if (location === '') return undefined;
  if (countries.has(location)) return countries.get(location);
  const country = locate(location)?.country;
  if (countries.size >= memorySize) countries.clear();
  countries.set(location, country);
  return country;
}
