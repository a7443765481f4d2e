import { describe, it } from 'node:test';
import { expect } from 'expect';
import { wordWeight } from './common-words.ts';
import { foldWord } from './fold-word.ts';
import { comparedWeight, tradeWords } from './trade-words.ts';

describe('comparedWeight', () => {
  it('is small for what every review of a trade says, and as anywhere for all other words', () => {
    expect(['aufgehoben', 'Ärztin', 'Werkstatt', 'Lieferung'].map((word) => comparedWeight(foldWord(word)))).toEqual([
      0.3, 0.3, 0.3, 0.3,
    ]);
    expect(['kupplung', 'freundlich', 'und', 'xy'].map(comparedWeight)).toEqual([1, 0.3, 0, 0.3]);
  });

  it('is changed by each word of the list, which else would stand there in vain', () => {
    expect(tradeWords().filter((word) => wordWeight(word) < 1)).toEqual([]);
  });
});
