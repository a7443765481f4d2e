import { rowsOf } from './table-rows.ts';
import { findTrade, type Trade } from './trade-table.ts';

/** What businesses of one kind say they do, make, sell or treat. Written as deeds.tsv explains. */
export interface Deeds {
  readonly trade: Trade;
  /** Each of them names the kind by itself. */
  readonly tells: readonly string[];
  /** Several of them are needed. */
  readonly hints: readonly string[];
  /** They count where nothing tells of another kind. */
  readonly otherwise: readonly string[];
}

let deeds: readonly Deeds[] | undefined;

/** The deeds of every kind of business, read on first use and kept. */
export function allDeeds(): readonly Deeds[] {
  deeds ??= rowsOf('deeds.tsv').flatMap(([id = '', ...columns]) => {
    const trade = findTrade(id);
    const [tells = [], hints = [], otherwise = []] = columns.map((terms) => terms.split(', ').filter(Boolean));
    return trade ? [{ trade, tells, hints, otherwise }] : [];
  });
  return deeds;
}
