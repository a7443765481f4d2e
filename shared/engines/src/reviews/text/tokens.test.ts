import { describe, it } from 'node:test';
import { expect } from 'expect';
import { foldWord } from './fold-word.ts';
import { tokenise } from './tokens.ts';

describe('foldWord', () => {
  for (const [spelling, other] of [
    ['Überraschung', 'UEBERRASCHUNG'],
    ['schön', 'scho\u0308n'],
    ['Straße', 'STRASSE'],
    ['Personal', 'Pers\u043enal'],
    ['freundlich', 'freund\u200blich'],
    ['toller', 't0ll3r'],
    ['Service', 'Ｓｅｒｖｉｃｅ'],
  ] as const) {
    it(`takes ${JSON.stringify(spelling)} and ${JSON.stringify(other)} for the same word`, () => {
      expect(foldWord(other)).toBe(foldWord(spelling));
    });
  }

  it('keeps numbers as they are', () => {
    expect(foldWord('2014')).toBe('2014');
  });
});

describe('tokenise', () => {
  it('gives the place of each word in the original, hidden characters included', () => {
    const text = 'Ein sch\u00adöner „Laden“!';
    expect(tokenise(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Ein', 'sch\u00adöner', 'Laden']);
  });

  it('finds no word in emoji and punctuation', () => {
    expect(tokenise('👍🏽 … !!! \u200b')).toEqual([]);
  });
});
