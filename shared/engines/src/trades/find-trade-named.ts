import { languages } from '@rezenso/contract/language';
import { allTrades, nameOfTrade, type Trade } from './trade-table.ts';

let byName: ReadonlyMap<string, Trade> | undefined;

/** @returns undefined for a name that no trade has in any language, and for none; a name means one trade */
export function findTradeNamed(name: string | null | undefined): Trade | undefined {
  byName ??= new Map(
    [...allTrades().values()].flatMap((trade) =>
      languages.map((language) => [nameOfTrade(trade, language), trade] as const),
    ),
  );
  return name ? byName.get(name) : undefined;
}
