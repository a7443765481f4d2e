import { rowsOf } from './table-rows.ts';

let fields: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The fields in which kinds of business may compete, by the kind's id. */
function read(): ReadonlyMap<string, ReadonlySet<string>> {
  if (fields) return fields;
  const byTrade = new Map<string, Set<string>>();
  for (const [field = '', trades = ''] of rowsOf('rivals.tsv'))
    for (const trade of trades.split(' ')) byTrade.set(trade, (byTrade.get(trade) ?? new Set()).add(field));
  fields = byTrade;
  return fields;
}

/** Whether it is known of a kind in which fields it competes; who named no kind may compete with anybody of its industry. */
export function hasFields(trade: string | null): boolean {
  return trade !== null && read().has(trade);
}

/** Whether two businesses of one industry may compete by their kinds: unless both kinds' fields are known and they share none. */
export function mayCompete(one: string | null, other: string | null): boolean {
  if (one === null || other === null || one === other) return true;
  const [ofOne, ofOther] = [read().get(one), read().get(other)];
  return !ofOne || !ofOther || [...ofOne].some((field) => ofOther.has(field));
}
