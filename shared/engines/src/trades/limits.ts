import { rowsOf } from './table-rows.ts';
import { allTrades } from './trade-table.ts';

/** What a business's website rules out of what its kind usually does: a lawyer of families has no part in what landlords need. */
export interface Limit {
  readonly id: string;
  /** Ids of the kinds that it may be said of. */
  readonly trades: ReadonlySet<string>;
  /** Whether a title, a heading or the description has to say it. */
  readonly isOfHeadings: boolean;
  /** Found in small letters. */
  readonly said: RegExp;
  /** Where it stands, all is as usual. */
  readonly unless: RegExp;
  /** Ids of what it has no part in. */
  readonly occasions: ReadonlySet<string>;
  readonly workdays: ReadonlySet<string>;
  readonly goods: ReadonlySet<string>;
}

let limits: ReadonlyMap<string, Limit> | undefined;

/** Every limit that is known, by id. */
export function allLimits(): ReadonlyMap<string, Limit> {
  limits ??= new Map(
    rowsOf('limits.tsv')
      .map((row) => readLimit(row))
      .map((limit) => [limit.id, limit]),
  );
  return limits;
}

const setOf = (ids: string) => new Set(ids.split(' ').filter(Boolean));

function readLimit([
  id = '',
  kinds = '',
  where,
  said = '',
  unless = '',
  occasions = '',
  workdays = '',
  goods = '',
]: string[]): Limit {
  const beginnings = kinds.split(' ').map((kind) => (kind.endsWith('*') ? kind.slice(0, -1) : `${kind}\n`));
  const trades = [...allTrades().keys()].filter((trade) =>
    beginnings.some((beginning) => `${trade}\n`.startsWith(beginning)),
  );
  return {
    id,
    trades: new Set(trades),
    isOfHeadings: where === 'only',
    said: patternOf(said),
    unless: patternOf(unless),
    occasions: setOf(occasions),
    workdays: setOf(workdays),
    goods: setOf(goods),
  };
}

function patternOf(words: string): RegExp {
  const written = words.split(' ').map((word) => word.replaceAll('_', ' '));
  return new RegExp(`(?<!\\p{L})(?:${written.join('|')})(?!\\p{L})`, 'u');
}
