import { findTrade, type Use, useOf } from '../trades/index.ts';
import { groundStrength } from './common-ground.ts';
import { needOf } from './industry-needs.ts';
import { linkStrength } from './links.ts';
import type { MatchMember } from './member.ts';
import { mentionStrength } from './mentioned.ts';
import { isUnderOtherLaw } from './other-law.ts';
import { isRuledOut } from './ruled-out.ts';

/** How plausible a customer the one is that the other's trade needs: not for its own trade, but the two have to do with each other. */
const needed = 0.7;
/** How plausible a customer is by what the trades' data say, 0-1. Set by judgement, in the order of `Use`. */
const plausible: Readonly<Record<Use['kind'], number>> = { trade: 0.95, everybody: 0.4, people: 0.25, none: 0.1 };

/** What so many kinds need that it says little of the two: a workshop for the cars, clean rooms. */
const usual = new Set(['werkstatt', 'reinigung']);
const usuallyNeeded = 0.5;

/** Whether `buyer` needs of `seller` what nearly every business with cars or rooms does. */
export function isUsualNeed(buyer: Filed, seller: Filed): boolean {
  const use = useBetween(buyer, seller);
  return use?.kind === 'trade' && usual.has(use.good.id);
}

/** So much less plausible is a customer by the industries alone, where one named no kind: that alone should not pass who is tied. */
const unknown = 0.2;

type Filed = Pick<MatchMember, 'industry' | 'trade' | 'location' | 'mentions'>;

/** What `buyer` has from `seller`; undefined where one of the two named no trade, so that nothing can be said. */
export function useBetween(buyer: Filed, seller: Filed): Use | undefined {
  const [own, other] = [findTrade(buyer.trade), findTrade(seller.trade)];
  if (!own || !other) return undefined;
  if (isUnderOtherLaw(buyer, seller)) return { kind: 'none' };
  const gives = other.gives.filter((id) => !isRuledOut(seller, 'goods', id));
  return useOf(own, gives.length === other.gives.length ? other : { ...other, gives });
}

/**
 * How plausibly `buyer` is a customer of `seller`, 0-1: by their industries, and two thirds by their trades where
 * both are known: what one needs of the other, what else links the two (`links.ts`), or what both
 * profiles tell that goes together (`common-ground.ts`), whichever says most. Whom a website names (`mentioned.ts`) it names whatever the industries are.
 */
export function businessNeed(buyer: MatchMember, seller: MatchMember): number {
  // What stands on a website counts for more than how likely it is by the industries.
  const mentioned = mentionStrength(buyer, seller);
  if (mentioned > 0) return mentioned;
  const byIndustry = needOf(buyer.industry, seller.industry);
  const use = useBetween(buyer, seller);
  const needs = isUsualNeed(buyer, seller) ? usuallyNeeded : use ? plausible[use.kind] : 0;
  const byTrade = Math.max(needs, tieBetween(buyer, seller));
  return byTrade > 0 ? (byIndustry + 2 * byTrade) / 3 : Math.max(0, byIndustry - unknown);
}

/** Whether something in particular ties two, which a text can tell: more than that anybody may be the customer of anybody. */
export function isTied(a: MatchMember, b: MatchMember): boolean {
  return tieBetween(a, b) > plausible.everybody || useBetween(a, b)?.kind === 'trade';
}

/** How strongly something besides what the buyer's trade needs ties two, 0-1. */
function tieBetween(buyer: MatchMember, seller: MatchMember): number {
  const isNeeded = useBetween(seller, buyer)?.kind === 'trade';
  const back = !isNeeded ? 0 : isUsualNeed(seller, buyer) ? usuallyNeeded : needed;
  return Math.max(back, linkStrength(buyer, seller), groundStrength(buyer, seller), mentionStrength(buyer, seller));
}
