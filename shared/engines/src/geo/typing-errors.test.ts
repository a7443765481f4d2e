import { describe, it } from 'node:test';
import { expect } from 'expect';
import { mistypedTown } from './typing-errors.ts';

describe('mistypedTown', () => {
  const errors: [kind: string, word: string, town: string][] = [
    ['a letter missing', 'stutgart', 'Stuttgart'],
    ['a letter too many', 'potsdamm', 'Potsdam'],
    ['a wrong letter', 'leibzig', 'Leipzig'],
    ['two letters swapped', 'duesseldrof', 'Düsseldorf'],
    ['the first two swapped', 'ebrlin', 'Berlin'],
    ['no dots on the umlaut', 'koln', 'Köln'],
  ];
  for (const [kind, word, town] of errors) {
    it(`forgives ${kind}: '${word}'`, () => expect(mistypedTown(word)?.name).toBe(town));
  }

  it('leaves alone words that are no error: other first letters, parts of names, two letters off, small towns, short words', () => {
    for (const word of ['machen', 'finden', 'muenden', 'stutgar', 'emmendingem', 'ulmm', 'hallo', '']) {
      expect(mistypedTown(word)).toBeUndefined();
    }
  });
});
