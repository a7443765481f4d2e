import type { Language } from '@rezenso/contract/language';
import { rowsOf } from './table-rows.ts';
import type { Good, Trade } from './trade-table.ts';

/** How a kind of business is called in a sentence, and what it offers. */
type TradeWords = Pick<Trade, 'name' | 'offers'>;

interface Words {
  readonly trades: ReadonlyMap<string, TradeWords>;
  readonly goods: ReadonlyMap<string, string>;
}

let english: Words | undefined;

/** The English tables, read on first use and kept. */
function read(): Words {
  english ??= {
    trades: new Map(rowsOf('trades.en.tsv').map(([id = '', name = '', offers = '']) => [id, { name, offers }])),
    goods: new Map(rowsOf('goods.en.tsv').map(([id = '', phrase = '']) => [id, phrase])),
  };
  return english;
}

/** A trade's name as it stands within a sentence, without an article, and what stands after 'offers'. */
export function wordsOfTrade(trade: Trade, language: Language): TradeWords {
  return language === 'de' ? trade : (read().trades.get(trade.id) ?? trade);
}

/** What one can need, as it stands within a sentence. */
export function phraseOfGood(good: Good, language: Language): string {
  return language === 'de' ? good.phrase : (read().goods.get(good.id) ?? good.phrase);
}

/** A trade's name as it stands by itself: 'Fotostudio', 'Photo studio'. */
export function nameOfTrade(trade: Trade, language: Language): string {
  if (language === 'de') return trade.name;
  const { name } = wordsOfTrade(trade, language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
