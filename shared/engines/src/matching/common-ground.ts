import type { SpecialtyId } from '@rezenso/contract/specialties';
import { businessesNamed, findTrade, type Mention } from '../trades/index.ts';
import type { MatchMember } from './member.ts';

/** For whom a business also works, as its specialties tell. */
export type CustomerId = keyof typeof isCustomer;

/** Whether what two have in common are customers. */
export const isOfCustomers = (id: SpecialtyId): id is CustomerId => Object.hasOwn(isCustomer, id);

/** What two profiles tell that goes together, beside what their kinds say. */
export type CommonGround =
  /** Both have it. */
  | { readonly kind: 'shared'; readonly id: SpecialtyId; readonly strength: number }
  /** One works for businesses like the other. */
  | { readonly kind: 'customer'; readonly id: CustomerId; readonly isReader: boolean; readonly strength: number }
  /** Both websites are about it, too; one thing or two. */
  | { readonly kind: 'topic'; readonly ids: readonly string[]; readonly strength: number }
  /** Both websites name the same businesses as their customers. */
  | { readonly kind: 'named'; readonly word: string; readonly strength: number }
  /** One has something for teams, and the other is one. */
  | { readonly kind: 'team'; readonly isReader: boolean; readonly strength: number };

type Known = Pick<MatchMember, 'trade' | 'industry' | 'specialties' | 'mentions'>;

const services = new Set(
  'shop/hairdresser shop/hairdresser/barber shop/beauty shop/beauty/nails shop/beauty/tanning shop/massage shop/tattoo shop/piercing shop/pet_grooming shop/tailor shop/laundry shop/dry_cleaning shop/car_repair shop/motorcycle_repair shop/repair shop/funeral_directors shop/travel_agency shop/catalogue shop/locksmith shop/rental shop/tool_hire shop/storage_rental shop/copyshop'.split(
    ' ',
  ),
);

/** Which businesses are meant by those that one works for; by their kind: an industry alone may be a wrong guess. Who works for
 * schools may never have seen a nursery; of those a website tells (`mentioned.ts`). */
const isCustomer = {
  clubs: ({ trade }: Known) => /^(?:club\/sport|office\/association)$/.test(trade ?? ''),
  practices: ({ trade }: Known) =>
    /^(?:amenity\/(?:doctors|dentist|clinic|hospital|veterinary)|healthcare\/(?!laboratory|nurse|midwife).*)$/.test(
      trade ?? '',
    ),
  hospitality: ({ trade }: Known) =>
    /^(?:amenity\/(?:restaurant|cafe|bar|pub|biergarten|fast_food|ice_cream)|tourism\/(?:hotel|guest_house|hostel|motel))/.test(
      trade ?? '',
    ),
  crafts: ({ trade, industry }: Known) =>
    industry === 'handwerk' && (findTrade(trade)?.industries.includes('handwerk') ?? false),
  shops: ({ trade, industry }: Known) =>
    industry === 'einzelhandel' && (trade ?? '').startsWith('shop/') && !services.has(trade ?? ''),
  offices: ({ trade }: Known) =>
    /^office\/(?!association|ngo|bus_company|courier|freight|moving_company|waste)/.test(trade ?? ''),
  landlords: ({ trade }: Known) =>
    /^(?:office\/(?:property_management|rental_apartments)|tourism\/apartment)$/.test(trade ?? ''),
} as const satisfies Partial<Record<SpecialtyId, (business: Known) => boolean>>;

const customerIds = Object.keys(isCustomer) as CustomerId[];

/** How much it says when both have it, 0-1: what few have most, what many have (0) is not said. Set by judgement, like `plausible` in business-need.ts. */
const strengths: Readonly<Record<SpecialtyId, number>> = {
  children: 0.65,
  seniors: 0.65,
  dogs: 0.65,
  holidaymakers: 0.6,
  schools: 0.6,
  clubs: 0.6,
  practices: 0.6,
  hospitality: 0.6,
  crafts: 0.55,
  shops: 0.55,
  offices: 0.55,
  landlords: 0.65,
  weddings: 0.75,
  parties: 0.6,
  company_events: 0.6,
  rooms: 0.5,
  courses: 0.45,
  readings: 0.6,
  vouchers: 0,
  rental: 0.5,
  repairs: 0.5,
  restoration: 0.65,
  made_to_measure: 0.6,
  own_production: 0.5,
  second_hand: 0.55,
  home_visits: 0.5,
  collection: 0.5,
  delivery: 0,
  day_and_night: 0.5,
  online: 0,
  organic: 0.6,
  regional: 0.5,
  sustainable: 0.55,
  vegan: 0.5,
  accessible: 0.35,
  family_business: 0.5,
  master_craft: 0.35,
  apprentices: 0.5,
  large_team: 0,
  job_bikes: 0.7,
};
const ofCustomer = 0.85;
const ofTeam = 0.7;
const ofTopic = 0.65;
const mostTopics = 2;
const ofNamed = 0.75;

/** What goes together of `a`, the reader, and `b`, the strongest first. */
export function commonGround(a: Known, b: Known): CommonGround[] {
  const customers = (one: Known, other: Known, isReader: boolean) =>
    customerIds
      .filter((id) => one.specialties.includes(id) && isCustomer[id](other) && isAlsoNamed(one, id, other))
      .map((id): CommonGround => ({ kind: 'customer', id, isReader, strength: ofCustomer }));
  const team = (one: Known, other: Known, isReader: boolean): CommonGround[] =>
    one.specialties.includes('company_events') && other.specialties.includes('large_team')
      ? [{ kind: 'team', isReader, strength: ofTeam }]
      : [];
  const theirs = new Set(withImplied(b));
  const named = namedByBoth(a, b);
  // The word that stands on both websites says more than one for all such customers.
  const both = withImplied(a)
    .filter((id) => theirs.has(id) && strengths[id] > 0 && !(named.length > 0 && isOfCustomers(id)))
    .map((id): CommonGround => ({ kind: 'shared', id, strength: strengths[id] }));
  return [
    // The reader is the customer where the partner works for businesses like it.
    ...customers(b, a, true),
    ...customers(a, b, false),
    ...team(b, a, true),
    ...team(a, b, false),
    ...both,
    ...topicsOfBoth(a, b),
    ...named,
  ].toSorted((one, other) => other.strength - one.strength);
}

function topicsOfBoth(a: Known, b: Known): CommonGround[] {
  // Told once on both websites it is a chance.
  const isTopic = (one: Known, id: string) => one.mentions.some(({ as, word }) => as === 'topic' && word === id);
  const ids = a.mentions
    .filter(({ as }) => as === 'topic' || as === 'aside')
    .map(({ word }) => word)
    .filter((id) =>
      b.mentions.some(({ as, word }) => (as === 'topic' || (as === 'aside' && isTopic(a, id))) && word === id),
    )
    .slice(0, mostTopics);
  return ids.length === 0 ? [] : [{ kind: 'topic', ids, strength: ofTopic }];
}

/** The customers that both websites name by one word; of several words the first. */
function namedByBoth(a: Known, b: Known): CommonGround[] {
  return wordsBothSay(a, b, 'customer')
    .filter((word) => businessesNamed(word)?.isMany)
    .slice(0, 1)
    .map((word): CommonGround => ({ kind: 'named', word, strength: ofNamed }));
}

function wordsBothSay(a: Known, b: Known, as: Mention['as']): string[] {
  const theirs = new Set(b.mentions.filter((one) => one.as === as).map(({ word }) => word));
  return a.mentions.filter((one) => one.as === as && theirs.has(one.word)).map(({ word }) => word);
}

/** Of these a website that names some means no others: of 'Wirten' no hotels. */
const apart = new Set<CustomerId>(['hospitality', 'landlords', 'offices']);

/** Whether the website of `one` leaves open that `other` is meant, or names businesses like it. */
function isAlsoNamed(one: Known, id: CustomerId, other: Known): boolean {
  if (!apart.has(id)) return true;
  const named = one.mentions
    .filter(({ as }) => as === 'customer')
    .map(({ word }) => businessesNamed(word)?.trades ?? new Set<string>())
    .filter((trades) => [...trades].some((trade) => isCustomer[id]({ ...other, trade })));
  return named.length === 0 || named.some((trades) => trades.has(other.trade ?? ''));
}

/** What every business of a kind has, whether its profile says so or not. */
const implied: ReadonlyArray<readonly [trade: RegExp, id: SpecialtyId]> = [
  [
    /^(?:amenity\/(?:kindergarten|school|prep_school)|shop\/(?:toys|baby_goods)|service\/childminder|leisure\/indoor_play)$/,
    'children',
  ],
  [/^(?:amenity\/nursing_home|service\/senior_care|healthcare\/nurse)$/, 'seniors'],
  [/^shop\/clothes\/wedding$/, 'weddings'],
  [/^tourism\/(?:hotel|guest_house|hostel|apartment|chalet|camp_site)$/, 'holidaymakers'],
  [/^(?:shop\/second_hand|shop\/clothes\/second_hand|shop\/antiques|shop\/car\/second_hand)$/, 'second_hand'],
  [
    /^(?:shop\/(?:repair|car_repair|bicycle_repair|motorcycle_repair)|craft\/(?:electronics_repair|shoemaker))$/,
    'repairs',
  ],
  [/^(?:amenity\/(?:boat_rental|bicycle_rental|car_rental)|rental\/.*|shop\/(?:rental|tool_hire))$/, 'rental'],
  [/^shop\/supermarket\/organic$/, 'organic'],
  [/^shop\/zero_waste$/, 'sustainable'],
  [/^amenity\/events_venue$/, 'rooms'],
];

function withImplied({ trade, specialties }: Known): SpecialtyId[] {
  return [...new Set([...specialties, ...implied.flatMap(([kind, id]) => (kind.test(trade ?? '') ? [id] : []))])];
}

/** How strongly it ties two, 0-1. */
export function groundStrength(a: Known, b: Known): number {
  return commonGround(a, b)[0]?.strength ?? 0;
}
