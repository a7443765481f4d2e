import { ownServices } from '../services/index.ts';
import {
  allEverydays,
  allGoods,
  allOccasions,
  allWorkdays,
  type Everyday,
  findTrade,
  type Occasion,
  useOf,
  type Workday,
} from '../trades/index.ts';
import { kilometresBetween } from './competition.ts';
import type { MatchMember } from './member.ts';
import { isSoberKind } from './offered.ts';
import { isUnderOtherLaw } from './other-law.ts';
import { isRuledOut } from './ruled-out.ts';

/** What connects two businesses by what both surely offer, without one needing the other for its trade. */
export type Link =
  /** Somebody who has both as customers. */
  | { readonly kind: 'occasion'; readonly occasion: Occasion }
  /** The workday of one, for which the other offers something. */
  | { readonly kind: 'workday'; readonly workday: Workday; readonly isReaders: boolean }
  /** What hardly any business does without, which one gives the other. */
  | { readonly kind: 'everyday'; readonly everyday: Everyday; readonly isReaders: boolean };

/**
 * How plausible it is that two linked so are each other's customers, 0-1; set by judgement like `plausible` in business-need.ts. What anybody
 * could be told ('neu in eure Gegend', 'etwas zu feiern') says hardly more than no link, so that a list begins with whom something special links.
 */
function strengthOf(link: Link): number {
  if (link.kind === 'everyday') return link.everyday.isLoose ? 0.25 : 0.6;
  if (link.kind === 'workday') return link.workday.isLoose ? 0.3 : 0.8;
  return [0, 0.3, 0.75, 0.95][link.occasion.closeness] ?? 0;
}

/** What few have in common; the rest is told where nothing else is. */
const closest = 0.6;

export const isLooseLink = (link: Link): boolean => strengthOf(link) < closest;

/**
 * What connects `a` and `b`, the most special first; none where one named no trade and its own words say nothing, where both are of one trade, or where the law of another country keeps
 * them apart.
 */
export function linksOf(a: MatchMember, b: MatchMember): Link[] {
  if (isUnderOtherLaw(a, b)) return [];
  const kilometres = kilometresBetween(a, b);
  const links = [
    ...occasionsOfBoth(a, b, kilometres).map((occasion): Link => ({ kind: 'occasion', occasion })),
    ...workdaysOf(a, b, kilometres),
    ...everydaysOf(a, b),
  ];
  return [...links.filter((link) => !isLooseLink(link)), ...links.filter(isLooseLink)];
}

/** How strongly two are linked, 0-1: what `linksOf` finds and the score counts. */
export function linkStrength(a: MatchMember, b: MatchMember): number {
  return Math.max(0, ...linksOf(a, b).map(strengthOf));
}

function occasionsOfBoth(a: MatchMember, b: MatchMember, kilometres: number | undefined): Occasion[] {
  if (a.trade !== null && a.trade === b.trade) return [];
  const [ofA, ofB] = [occasionsOf(a), occasionsOf(b)];
  // Whose place is not known may be anywhere.
  const km = kilometres ?? 1_000;
  return [...ofA].filter((occasion) => ofB.has(occasion) && km <= occasion.withinKm).sort(byCloseness);
}

/** Whoever sells by this alone has no door that customers come through, whatever its kind is called. */
const afar = 'e-commerce';

const byCloseness = (one: Occasion, other: Occasion) =>
  other.closeness - one.closeness || one.trades.size - other.trades.size;

const memorySize = 5_000;
const known = new Map<string, ReadonlySet<Occasion>>();

/** When somebody has this business as a customer: by its kind, or by what it lists itself among its services. */
function occasionsOf(member: MatchMember): ReadonlySet<Occasion> {
  const ofKind = occasionsOfKind(member);
  const isOpen = ({ id }: Occasion) => !isRuledOut(member, 'occasions', id);
  return member.mentions.some(({ as }) => as === 'limit') ? new Set([...ofKind].filter(isOpen)) : ofKind;
}

function occasionsOfKind({ trade, description, industry }: MatchMember): ReadonlySet<Occasion> {
  const key = `${trade}|${industry === afar}|${description}`;
  const before = known.get(key);
  if (before) return before;
  const words = wordsSaid({ description });
  const found = new Set(
    allOccasions().filter(
      ({ id, trades, said }) =>
        !(industry === afar && id === 'local') &&
        ((findTrade(trade) !== undefined && trades.has(trade ?? '')) ||
          said.some((beginning) => words.some((word) => word.startsWith(beginning)))),
    ),
  );
  if (known.size >= memorySize) known.clear();
  known.set(key, found);
  return found;
}

/** The words of the services that a profile lists, small. Whom it addresses is no service: a bank may address cyclists. */
function wordsSaid(profile: Pick<MatchMember, 'description'>): string[] {
  const services =
    ownServices(profile)
      ?.items.join(' ')
      .match(/\p{L}[\p{L}-]+/gu) ?? [];
  return services.map((word) => word.toLocaleLowerCase('de'));
}

function workdaysOf(a: MatchMember, b: MatchMember, kilometres: number | undefined): Link[] {
  if (a.trade === null || b.trade === null) return [];
  const [own, other] = [a.trade, b.trade];
  return allWorkdays()
    .filter(({ withinKm }) => kilometres !== undefined && kilometres <= withinKm)
    .filter(({ id }) => !isRuledOut(a, 'workdays', id) && !isRuledOut(b, 'workdays', id))
    .flatMap((workday): Link[] => {
      if (workday.workers.has(own) && workday.offering.has(other) && !(a.industry === afar && own.startsWith('shop/')))
        return [{ kind: 'workday', workday, isReaders: true }];
      return workday.workers.has(other) &&
        workday.offering.has(own) &&
        !(b.industry === afar && other.startsWith('shop/'))
        ? [{ kind: 'workday', workday, isReaders: false }]
        : [];
    });
}

/** What one has from the other that hardly any business does without; what a trade needs in particular is told as that. */
function everydaysOf(a: MatchMember, b: MatchMember): Link[] {
  return [...everydayOf(a, b, true), ...everydayOf(b, a, false)];
}

function everydayOf(buyer: MatchMember, seller: MatchMember, isReaders: boolean): Link[] {
  const [own, other] = [findTrade(buyer.trade), findTrade(seller.trade)];
  if (!own || !other || useOf(own, other).kind !== 'everybody') return [];
  const given = other.gives.filter(
    (id) => allGoods().get(id)?.isForEverybody && !own.gives.includes(id) && !isRuledOut(seller, 'goods', id),
  );
  const everyday = allEverydays().find(
    ({ good, isSober }) => given.includes(good) && (isSober || !isSoberKind(own.id)),
  );
  return everyday ? [{ kind: 'everyday', everyday, isReaders }] : [];
}
