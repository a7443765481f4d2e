import { rowsOf } from './table-rows.ts';

let usual: ReadonlyMap<string, string> | undefined;

/**
 * What many businesses of a kind offer beside what all of them do; '' where nothing more is known. Good for understanding what a site speaks
 * of, and for saying nothing of a single business.
 */
export function usualOffersOf({ id }: { id: string }): string {
  usual ??= new Map(rowsOf('usual-offers.tsv').map(([trade = '', offers = '']) => [trade, offers]));
  return usual.get(id) ?? '';
}
