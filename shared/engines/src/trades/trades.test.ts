import { describe, it } from 'node:test';
import { industryIds } from '@rezenso/contract/vocabulary';
import { expect } from 'expect';
import { allGoods, allTrades, findTrade, findTradeNamed, type Trade, useOf } from './index.ts';

const all = [...allTrades().values()];

describe('the table of trades', () => {
  it('has each id and each name once, and every column filled that needs to be', () => {
    expect(all.length).toBeGreaterThan(300);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const { id, name, offers, industries } of all) {
      expect({ id, isValid: /^[a-z_]+(\/[a-z_]+){1,2}$/.test(id) }).toEqual({ id, isValid: true });
      expect({ id, name: name.length > 1, offers: offers.length > 3, industries: industries.length > 0 }).toEqual({
        id,
        name: true,
        offers: true,
        industries: true,
      });
    }
  });

  it('knows every good it names, and no trade needs what it gives itself', () => {
    for (const { id, gives, needs } of all) {
      const unknown = [...gives, ...needs].filter((good) => !allGoods().has(good));
      expect({ id, unknown, both: gives.filter((good) => needs.includes(good)) }).toEqual({
        id,
        unknown: [],
        both: [],
      });
    }
  });

  it('holds no good that nobody gives, or that nobody has use for', () => {
    for (const { id, isForEverybody } of allGoods().values()) {
      const given = all.some(({ gives }) => gives.includes(id));
      const wanted = isForEverybody || all.some(({ needs }) => needs.includes(id));
      expect({ id, given, wanted }).toEqual({ id, given: true, wanted: true });
    }
  });

  it('has trades for each of the fifteen industries', () => {
    for (const industry of industryIds) {
      const filed = all.filter(({ industries }) => industries.includes(industry));
      expect({ industry, isEnough: filed.length >= 3 }).toEqual({ industry, isEnough: true });
    }
  });

  it('lets a schema.org type mean one trade', () => {
    const types = all.flatMap(({ schemaTypes }) => schemaTypes);
    expect(types.length - new Set(types).size).toBe(0);
  });
});

describe('useOf', () => {
  it('finds what a trade in particular needs', () => {
    expect(useOf(trade('amenity/cafe'), trade('shop/bakery'))).toMatchObject({
      kind: 'trade',
      good: { phrase: 'Brot und Gebäck' },
    });
    expect(useOf(trade('office/estate_agent'), trade('craft/photographer'))).toMatchObject({ kind: 'trade' });
  });

  it('finds what any business has use for', () => {
    expect(useOf(trade('shop/optician'), trade('office/tax_advisor'))).toMatchObject({ kind: 'everybody' });
  });

  it('claims for no trade what it does not serve', () => {
    expect(useOf(trade('amenity/restaurant'), trade('shop/optician'))).toEqual({ kind: 'people' });
    expect(useOf(trade('shop/optician'), trade('office/market_research'))).toMatchObject({ kind: 'everybody' });
    expect(useOf(trade('office/it'), trade('craft/dental_technician'))).toEqual({ kind: 'none' });
  });

  it('sees no customers in colleagues', () => {
    for (const one of all) expect(useOf(one, one)).toEqual({ kind: 'none' });
  });
});

describe('findTrade', () => {
  it('knows no trade by an inherited name, an unknown id or none', () => {
    expect(['toString', '__proto__', 'shop/none', ''].map(findTrade)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(findTrade(null)).toBeUndefined();
  });
});

describe('findTradeNamed', () => {
  it('finds every trade by the name that profiles show', () => {
    for (const one of all) expect(findTradeNamed(one.name)).toBe(one);
  });

  it('knows no trade by an inherited name, an id, an unknown name or none', () => {
    for (const name of ['toString', '__proto__', 'shop/bakery', 'Zauberei', '', null, undefined])
      expect(findTradeNamed(name)).toBeUndefined();
  });
});

function trade(id: string): Trade {
  const found = findTrade(id);
  if (!found) throw new Error(`no trade ${id}`);
  return found;
}
