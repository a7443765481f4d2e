import type { Language } from '@rezenso/contract/language';
import { type IndustryId, industryIds } from '@rezenso/contract/vocabulary';
import { rowsOf } from './table-rows.ts';

/** What businesses give one another, as a thing one can need. */
export interface Good {
  readonly id: string;
  /** German, in the accusative: 'gute Fotos'. Stands after 'kannst du … brauchen'. */
  readonly phrase: string;
  /** Whether any business has use for it, whatever its trade. */
  readonly isForEverybody: boolean;
}

/** A kind of business: a photo studio, not 'Dienstleistungen'. */
export interface Trade {
  /** The id of OpenStreetMap's preset where there is one, such as 'craft/photographer'. */
  readonly id: string;
  /** German, in the singular: 'Fotostudio'. Stands after 'als'. */
  readonly name: string;
  /** The industries under which businesses of this trade are filed, the usual one first; at least one. */
  readonly industries: readonly IndustryId[];
  /** Whether anybody may as well be its customer privately, and it is decent to say so. */
  readonly isForPeople: boolean;
  /** German, in the accusative: 'Brillen, Kontaktlinsen und Sehtests'. Stands after 'bietet'. */
  readonly offers: string;
  /** Ids of goods. */
  readonly gives: readonly string[];
  /** Ids of goods that this trade in particular needs. */
  readonly needs: readonly string[];
  /** Types of schema.org that mean this trade. */
  readonly schemaTypes: readonly string[];
  /** Words and phrases by which businesses of this trade call themselves, folded; its name is one of them. */
  readonly words: readonly string[];
}

interface Tables {
  readonly trades: ReadonlyMap<string, Trade>;
  readonly goods: ReadonlyMap<string, Good>;
}

let tables: Tables | undefined;

/** Both tables, read on first use (about 2 ms) and kept. */
function read(): Tables {
  if (tables) return tables;
  tables = { goods: byId(rowsOf('goods.tsv').map(readGood)), trades: byId(rowsOf('trades.tsv').map(readTrade)) };
  return tables;
}

/** Every trade that is known, by id. */
export function allTrades(): ReadonlyMap<string, Trade> {
  return read().trades;
}

/** Every good that is known, by id. */
export function allGoods(): ReadonlyMap<string, Good> {
  return read().goods;
}

/** The industries under which a business of a trade may be filed: whoever sells goods may do so on the internet alone. */
export function industriesOf({ industries }: Trade): readonly IndustryId[] {
  const sellsGoods = industries.includes('einzelhandel') && !industries.includes('e-commerce');
  return sellsGoods ? [...industries, 'e-commerce'] : industries;
}

/** @returns undefined for an id that no trade has, and for none */
export function findTrade(id: string | null): Trade | undefined {
  return id === null ? undefined : read().trades.get(id);
}

/** How a kind of business is called in a sentence, and what it offers. */
type TradeWords = Pick<Trade, 'name' | 'offers'>;

interface Words {
  readonly trades: ReadonlyMap<string, TradeWords>;
  readonly goods: ReadonlyMap<string, string>;
}

let english: Words | undefined;

/** The English tables, read on first use and kept. */
function readEnglish(): Words {
  english ??= {
    trades: new Map(rowsOf('trades.en.tsv').map(([id = '', name = '', offers = '']) => [id, { name, offers }])),
    goods: new Map(rowsOf('goods.en.tsv').map(([id = '', phrase = '']) => [id, phrase])),
  };
  return english;
}

/** A trade's name as it stands within a sentence, without an article, and what stands after 'offers'. */
export function wordsOfTrade(trade: Trade, language: Language): TradeWords {
  return language === 'de' ? trade : (readEnglish().trades.get(trade.id) ?? trade);
}

/** What one can need, as it stands within a sentence. */
export function phraseOfGood(good: Good, language: Language): string {
  return language === 'de' ? good.phrase : (readEnglish().goods.get(good.id) ?? good.phrase);
}

/** A trade's name as it stands by itself: 'Fotostudio', 'Photo studio'. */
export function nameOfTrade(trade: Trade, language: Language): string {
  if (language === 'de') return trade.name;
  const { name } = wordsOfTrade(trade, language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function readGood([id = '', phrase = '', everybody]: readonly string[]): Good {
  return { id, phrase, isForEverybody: everybody === 'yes' };
}

function readTrade(columns: readonly string[]): Trade {
  const [
    id = '',
    name = '',
    industries = '',
    people,
    offers = '',
    gives = '',
    needs = '',
    schemaTypes = '',
    words = '',
  ] = columns;
  return {
    id,
    name,
    industries: industries.split(', ').map(industryOf),
    isForPeople: people === 'yes',
    offers,
    gives: listOf(gives),
    needs: listOf(needs),
    schemaTypes: listOf(schemaTypes),
    words: words === '' ? [] : words.split(', '),
  };
}

function industryOf(written: string): IndustryId {
  const found = industryIds.find((id) => id === written);
  if (!found) throw new Error(`trades.tsv names an industry that does not exist: ${written}`);
  return found;
}

function listOf(written: string): string[] {
  return written === '' ? [] : written.split(' ');
}

function byId<T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}
