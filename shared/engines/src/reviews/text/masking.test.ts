import { describe, it } from 'node:test';
import { expect } from 'expect';
import { maskTokens } from './masking.ts';
import { tokenise } from './tokens.ts';

describe('maskTokens', () => {
  it('masks numbers, places, names after a title and names before a legal form', () => {
    expect(masked('Herr Özdemir kam am Montag um 9 Uhr aus Freiburg, geschickt von Huber Heizung GmbH.')).toEqual([
      'Özdemir',
      'Montag',
      '9',
      'Freiburg',
      'Huber',
      'Heizung',
      'GmbH',
    ]);
  });

  it('leaves ordinary nouns and the start of the next sentence alone', () => {
    expect(masked('Ein nettes Team. Danke für den Kuchen in der Praxis! Gerne wieder.')).toEqual([]);
  });
});

function masked(text: string): string[] {
  const tokens = tokenise(text);
  const isMasked = maskTokens(text, tokens);
  return tokens.filter((_, index) => isMasked[index]).map(({ start, end }) => text.slice(start, end));
}
