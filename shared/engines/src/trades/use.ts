import { allGoods, type Good, type Trade } from './trade-table.ts';

/**
 * What one business has from another, as far as both trades' data say so: its trade needs a thing that the other gives,
 * any business has use for it, people may buy there, or nothing that we know of.
 */
export type Use =
  | { readonly kind: 'trade'; readonly good: Good }
  | { readonly kind: 'everybody'; readonly good: Good }
  | { readonly kind: 'people' }
  | { readonly kind: 'none' };

/** What a business of trade `buyer` has from one of trade `seller`. Colleagues of one trade have none from each other. */
export function useOf(buyer: Trade, seller: Trade): Use {
  if (buyer.id === seller.id) return { kind: 'none' };
  const own = seller.gives.find((id) => buyer.needs.includes(id));
  if (own !== undefined) return { kind: 'trade', good: goodOf(own) };
  const common = seller.gives.map(goodOf).find((good) => good.isForEverybody && !buyer.gives.includes(good.id));
  if (common) return { kind: 'everybody', good: common };
  return { kind: seller.isForPeople ? 'people' : 'none' };
}

function goodOf(id: string): Good {
  const good = allGoods().get(id);
  if (!good) throw new Error(`trades.tsv names a good that goods.tsv lacks: ${id}`);
  return good;
}
