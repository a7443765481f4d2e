import { describe, it } from 'node:test';
import { expect } from 'expect';
import { allTrades, audienceOfTrade } from './index.ts';
import { rowsOf } from './table-rows.ts';

describe('whom a kind of business serves', () => {
  const rows = rowsOf('audiences.tsv');

  it('is told of kinds that exist, each once, in words that fit a profile', () => {
    const named = rows.flatMap(([, , , trades = '']) => trades.split(' '));
    expect(named.filter((id) => !allTrades().has(id))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    for (const [audience = '', says, reach] of rows) {
      expect({ audience, isShort: audience.length > 3 && audience.length < 60 }).toEqual({ audience, isShort: true });
      expect(['sure', 'open']).toContain(says);
      expect(['near', 'far']).toContain(reach);
    }
  });

  it('is known of most kinds, and of none that there is not', () => {
    const known = [...allTrades().keys()].filter((id) => audienceOfTrade(id));
    expect(known.length).toBeGreaterThan(allTrades().size * 0.9);
    expect(audienceOfTrade('amenity/veterinary')).toEqual({ audience: 'Tierhalter', isSure: true, isNear: true });
    expect(audienceOfTrade('office/ngo')).toBeUndefined();
    expect(audienceOfTrade(null)).toBeUndefined();
  });
});
