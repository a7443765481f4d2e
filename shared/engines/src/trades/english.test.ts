import { describe, it } from 'node:test';
import { germanIn } from '@rezenso/contract/testing/foreign-words';
import { expect } from 'expect';
import { withArticle } from '../text/article.en.ts';
import { allGoods, allTrades, findTrade, findTradeNamed, nameOfTrade, phraseOfGood, wordsOfTrade } from './index.ts';
import { rowsOf } from './table-rows.ts';

const trades = [...allTrades().values()];
const goods = [...allGoods().values()];

describe('kinds of business in English', () => {
  it('have a row for each trade and each good, in the same order, and none beside', () => {
    expect(rowsOf('trades.en.tsv').map(([id]) => id)).toEqual(trades.map(({ id }) => id));
    expect(rowsOf('goods.en.tsv').map(([id]) => id)).toEqual(goods.map(({ id }) => id));
  });

  it('say every name, offer and phrase in English', () => {
    for (const trade of trades) {
      const { name, offers } = wordsOfTrade(trade, 'en');
      expect([trade.id, germanIn(`${name} ${offers}`).filter(isNoLoan)]).toEqual([trade.id, []]);
      expect([trade.id, name.length > 2, offers.length > 3]).toEqual([trade.id, true, true]);
    }
    for (const good of goods)
      expect([good.id, germanIn(phraseOfGood(good, 'en')).filter(isNoLoan)]).toEqual([good.id, []]);
  });

  it('fit into the middle of a sentence: no capital but in acronyms, no article of their own, no full stop', () => {
    for (const trade of trades) {
      const { name, offers } = wordsOfTrade(trade, 'en');
      expect([name, /^(?:[a-z]|[A-Z]{2,} )[^.]*$/.test(name), /^an? |^the /.test(name)]).toEqual([name, true, false]);
      expect([offers, /^[a-z][^.]*$/.test(offers)]).toEqual([offers, true]);
    }
    for (const good of goods) expect(phraseOfGood(good, 'en')).toMatch(/^[a-z][^.]*$/);
  });

  it('are found by their English names as by the German ones, and no name means two of them', () => {
    for (const trade of trades) {
      expect(findTradeNamed(nameOfTrade(trade, 'en'))).toBe(trade);
      expect(nameOfTrade(trade, 'en')).toMatch(/^[A-Z]/);
    }
    expect(new Set(trades.map((trade) => nameOfTrade(trade, 'en'))).size).toBe(trades.length);
  });

  it('stay German for who reads German', () => {
    const bakery = findTrade('shop/bakery');
    expect(bakery && [nameOfTrade(bakery, 'de'), wordsOfTrade(bakery, 'de').offers]).toEqual([
      'Bäckerei',
      'Brot, Brötchen und Gebäck',
    ]);
  });

  it('have the article that is spoken', () => {
    const an = trades.map((trade) => withArticle(wordsOfTrade(trade, 'en').name)).filter((name) => /^an /.test(name));
    expect(an.filter((name) => !/^an (?:[aeiou]|IT |HR )/.test(name))).toEqual([]);
    for (const said of ['a university', 'a used car dealer', 'a PR agency', 'an IT service provider', 'an optician'])
      expect(withArticle(said.replace(/^an? /, ''))).toBe(said);
    for (const said of ['an HR consultancy', 'a DIY store', 'an escape room', 'an online shop', 'a hotel'])
      expect(withArticle(said.replace(/^an? /, ''))).toBe(said);
  });
});

/** Words that English has as well, which only its tables use. */
function isNoLoan(word: string): boolean {
  return !['café', 'art', 'design'].includes(word);
}
