import { rowsOf } from './table-rows.ts';
import { allTrades } from './trade-table.ts';

/** What people or firms do, for which several kinds of business surely offer something. */
export interface Occasion {
  readonly id: string;
  /** 3 where few kinds have it in common, 1 where many do. */
  readonly closeness: number;
  /** Kilometres up to which two businesses serve the same people then. */
  readonly withinKm: number;
  /** Whether people mourn, are ill or in need then, so that nobody 'finds' anything. */
  readonly isSober: boolean;
  /** What one does then: after 'Wer' in German, after 'Anyone who' in English. */
  readonly words: Readonly<Record<'de' | 'en', string>>;
  /** Ids of trades. */
  readonly trades: ReadonlySet<string>;
  /** Beginnings of words, small: who lists one among its services offers something then, whatever its kind. */
  readonly said: readonly string[];
}

/** What belongs to the work of some kinds of business, and for which others offer something. */
export interface Workday {
  readonly id: string;
  readonly withinKm: number;
  /** Whether it could be told to many kinds. */
  readonly isLoose: boolean;
  /** How a sentence about it begins. */
  readonly words: Readonly<Record<'de' | 'en', string>>;
  readonly workers: ReadonlySet<string>;
  readonly offering: ReadonlySet<string>;
}

/** What hardly any business does without, and how it goes with what it offers itself. */
export interface Everyday {
  /** Id of a good. */
  readonly good: string;
  /** How a sentence goes on that begins with 'Wer wie du Holzbau anbietet'. */
  readonly words: Readonly<Record<'de' | 'en', string>>;
  /** Whether it goes with any business, whatever that offers. */
  readonly isLoose: boolean;
  /** Whether it may be said to kinds whose customers mourn or are ill. */
  readonly isSober: boolean;
}

let occasions: readonly Occasion[] | undefined;
let workdays: readonly Workday[] | undefined;
let everydays: readonly Everyday[] | undefined;

/** Every occasion, the closest first, and of equally close ones those that fewer kinds have in common. */
export function allOccasions(): readonly Occasion[] {
  occasions ??= rowsOf('occasions.tsv')
    .map(readOccasion)
    .sort((a, b) => b.closeness - a.closeness || a.trades.size - b.trades.size);
  return occasions;
}

/** Every workday, as the table has them. */
export function allWorkdays(): readonly Workday[] {
  workdays ??= rowsOf('workdays.tsv').map(
    ([id = '', within, closeness, de = '', en = '', workers = '', offering = '']) => ({
      id,
      withinKm: Number(within),
      isLoose: closeness === 'loose',
      words: { de, en },
      workers: new Set(workers.split(' ')),
      offering: new Set(offering.split(' ')),
    }),
  );
  return workdays;
}

/** What hardly any business does without, in the order in which it is told. */
export function allEverydays(): readonly Everyday[] {
  everydays ??= rowsOf('everyday.tsv').map(([good = '', closeness, sober, de = '', en = '']) => ({
    good,
    isLoose: closeness === 'loose',
    words: { de, en },
    isSober: sober === 'yes',
  }));
  return everydays;
}

function readOccasion(columns: readonly string[]): Occasion {
  const [id = '', closeness, within, tone, de = '', en = '', said = '', trades = ''] = columns;
  return {
    id,
    closeness: Number(closeness),
    withinKm: Number(within),
    isSober: tone === 'sober',
    words: { de, en },
    said: said === '' ? [] : said.split(' '),
    trades: new Set(trades.split(' ').flatMap(kindsMeant)),
  };
}

const needing = 'needs:';

/** 'needs:amenity/restaurant' stands for every kind that gives what a restaurant needs. */
function kindsMeant(written: string): string[] {
  if (!written.startsWith(needing)) return [written];
  const needs = allTrades().get(written.slice(needing.length))?.needs ?? [];
  return [...allTrades().values()]
    .filter(({ gives }) => gives.some((good) => needs.includes(good)))
    .map(({ id }) => id);
}
