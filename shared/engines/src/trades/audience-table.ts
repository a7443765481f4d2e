import { rowsOf } from './table-rows.ts';

/** Whom businesses of one kind serve. */
export interface TradeAudience {
  /** German, as it stands before 'in Köln und Umgebung'; one that ends with a comma is a sentence that goes on. */
  readonly audience: string;
  /** Whether it is so whatever else the business says; otherwise what it says itself goes first. */
  readonly isSure: boolean;
  /** Whether its customers live around it. */
  readonly isNear: boolean;
}

let audiences: ReadonlyMap<string, TradeAudience> | undefined;

/** Whom a kind of business serves; undefined for none, and for kinds that serve too different people. */
export function audienceOfTrade(id: string | null): TradeAudience | undefined {
  audiences ??= new Map(
    rowsOf('audiences.tsv').flatMap(([audience = '', says, reach, trades = '']) =>
      trades
        .split(' ')
        .map((trade) => [trade, { audience, isSure: says === 'sure', isNear: reach === 'near' }] as const),
    ),
  );
  return id === null ? undefined : audiences.get(id);
}
