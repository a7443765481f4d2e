import { describe, it } from 'node:test';
import { germanIn } from '@rezenso/contract/testing/foreign-words';
import { expect } from 'expect';
import { allEverydays, allGoods, allOccasions, allTrades, allWorkdays, mayCompete } from './index.ts';
import { rowsOf } from './table-rows.ts';

const isKind = (id: string) => allTrades().has(id);

describe('what kinds of business are of use for', () => {
  it('is told of kinds that exist, of several each, once by its name and in words that fit the sentence', () => {
    const occasions = allOccasions();
    expect(new Set(occasions.map(({ id }) => id)).size).toBe(occasions.length);
    for (const { id, trades, words, closeness, withinKm } of occasions) {
      expect([id, [...trades].filter((trade) => !isKind(trade))]).toEqual([id, []]);
      expect([id, trades.size >= 3, [1, 2, 3].includes(closeness), withinKm > 0]).toEqual([id, true, true, true]);
      expect(words.de).toMatch(/^[^.,;:]\S.*[^.,;: ]$/);
      expect(words.en).toMatch(
        /^(?:is|has|owns|drives|rides|likes|wants|looks|visits|comes|goes|makes|cares|keeps|buys|lets|inherits|needs|starts|sets|runs|would|moves|enjoys|manages)\b[^.]*$/,
      );
      expect([id, germanIn(words.en).filter(isNoLoan)]).toEqual([id, []]);
    }
    for (const [id = '', , , , , , , trades = ''] of rowsOf('occasions.tsv'))
      expect([id, trades.split(' ').length]).toEqual([id, new Set(trades.split(' ')).size]);
  });

  it('stands for every kind that gives what a restaurant needs where that is what is written', () => {
    const restaurant = allTrades().get('amenity/restaurant');
    const serving = allOccasions().find(({ id }) => id === 'serving-meals');
    expect(serving?.trades.has('craft/coffee_roaster')).toBe(false);
    for (const trade of ['shop/bakery', 'craft/winery', 'shop/laundry']) {
      expect([trade, serving?.trades.has(trade)]).toEqual([trade, true]);
      expect(
        allTrades()
          .get(trade)
          ?.gives.some((good) => restaurant?.needs.includes(good)),
      ).toBe(true);
    }
  });

  it('leaves no more than a few kinds without an occasion', () => {
    const known = new Set(allOccasions().flatMap(({ trades }) => [...trades]));
    expect([...allTrades().keys()].filter((id) => !known.has(id)).length).toBeLessThan(15);
  });

  it('offers for a workday what others than the workers offer', () => {
    for (const { id, workers, offering, words } of allWorkdays()) {
      expect([id, [...workers, ...offering].filter((trade) => !isKind(trade))]).toEqual([id, []]);
      expect([id, [...workers].filter((trade) => offering.has(trade))]).toEqual([id, []]);
      expect([id, germanIn(words.en).filter(isNoLoan), words.de.length > 10]).toEqual([id, [], true]);
    }
  });

  it('knows as everyday only goods that any business has use for, each once', () => {
    const goods = allEverydays().map(({ good }) => good);
    expect(new Set(goods).size).toBe(goods.length);
    for (const { good, words } of allEverydays()) {
      expect([good, allGoods().get(good)?.isForEverybody]).toEqual([good, true]);
      expect([good, germanIn(words.en).filter(isNoLoan)]).toEqual([good, []]);
      // A sentence begins before it, 'Wer wie du Holzbau anbietet, …', and ends with a colon.
      expect(words.de).toMatch(/^(?:wird|kann|hat|arbeitet|will|muss|schließt|trifft|verbraucht|macht) [^.:;]+$/);
    }
  });
});

describe('kinds of business that may compete', () => {
  it('are kinds that exist, once in a field', () => {
    for (const [field = '', trades = ''] of rowsOf('rivals.tsv')) {
      const named = trades.split(' ');
      expect([field, named.filter((trade) => !isKind(trade))]).toEqual([field, []]);
      expect([field, named.length]).toEqual([field, new Set(named).size]);
    }
  });

  it('do so either way, with themselves, and with all where their fields are not known', () => {
    const ids = [...allTrades().keys()];
    for (const one of ids) {
      expect(mayCompete(one, one)).toBe(true);
      for (const other of ids.filter((_, at) => at % 9 === 0))
        expect(mayCompete(one, other)).toBe(mayCompete(other, one));
    }
    expect([mayCompete(null, 'shop/bakery'), mayCompete('shop/bakery', 'gone/away')]).toEqual([true, true]);
    expect(mayCompete('craft/carpenter', 'craft/goldsmith')).toBe(false);
  });
});

/** Words that English has as well. */
function isNoLoan(word: string): boolean {
  return !['café', 'design'].includes(word);
}
