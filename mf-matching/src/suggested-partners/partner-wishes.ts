import { type PartnerOrder, type PartnerWishes, partnerOrders } from '@rezenso/contract/matches';
import { entriesOf } from '@rezenso/contract/own-keys';
import { addablePlatformIds, industryIds, languageIds } from '@rezenso/contract/vocabulary';

/** Kilometres around the own business that can be chosen. */
export const radii = [10, 25, 50, 100, 250] as const;

/** The parameter of the address that holds each wish. */
const parameterOf = {
  industry: 'branche',
  radiusKm: 'umkreis',
  platform: 'plattform',
  language: 'sprache',
  order: 'reihenfolge',
} as const satisfies Record<keyof PartnerWishes, string>;

/** What an address asks for; what it names and is not there does not matter. */
export function wishesOf(parameters: URLSearchParams): PartnerWishes {
  const one = <T extends string | number>(options: readonly T[], name: keyof PartnerWishes): T | undefined =>
    options.find((option) => String(option) === parameters.get(parameterOf[name]));
  const order = one<PartnerOrder>(partnerOrders, 'order');
  return withoutUndefined({
    industry: one(industryIds, 'industry'),
    radiusKm: one(radii, 'radiusKm'),
    platform: one(addablePlatformIds, 'platform'),
    language: one(languageIds, 'language'),
    order: order === 'fit' ? undefined : order,
  });
}

export function writeWishes(wishes: PartnerWishes, parameters: URLSearchParams): void {
  for (const name of Object.values(parameterOf)) parameters.delete(name);
  for (const [wish, value] of entriesOf(wishes)) {
    if (value !== undefined) parameters.set(parameterOf[wish], String(value));
  }
}

/** How many of them leave somebody out; the order does not. */
export function filterCount({ order: _, ...filters }: PartnerWishes): number {
  return Object.values(filters).filter((wish) => wish !== undefined).length;
}

/** With one wish chosen anew, or taken back. */
export function withWish<Wish extends keyof PartnerWishes>(
  wishes: PartnerWishes,
  wish: Wish,
  value: PartnerWishes[Wish],
): PartnerWishes {
  return withoutUndefined({ ...wishes, [wish]: value });
}

function withoutUndefined(wishes: { [Wish in keyof PartnerWishes]: PartnerWishes[Wish] | undefined }): PartnerWishes {
  return Object.fromEntries(entriesOf(wishes).filter(([, value]) => value !== undefined));
}
