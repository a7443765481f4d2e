import { describe, it } from 'node:test';
import { expect } from 'expect';
import { alarmsAmong } from './pairs-of-one-business.ts';

const visit =
  'Meine Hündin hatte sich an der Pfote eine tiefe Wunde gerissen, und am Sonntag war sonst niemand zu erreichen.';

describe('alarms among the reviews of one business', () => {
  it('count pairs of different reviews, and apart from the others those that share nine words in a row', () => {
    const texts = [
      visit,
      `${visit} Danke!`,
      'Nach dem Umzug haben wir die Praxis gewechselt und den Garten gleich dazu gemietet.',
      visit.toUpperCase(),
    ];
    // Of the six pairs one is the same text twice, and each of both meets the one that says 'Danke'.
    expect(alarmsAmong(texts)).toEqual({ pairs: 5, alarms: 2, copied: 2 });
  });

  it('leave texts of fewer than eight words out', () => {
    expect(alarmsAmong([visit, 'Immer wieder gerne!', 'Immer wieder gern'])).toEqual({
      pairs: 0,
      alarms: 0,
      copied: 0,
    });
  });
});
