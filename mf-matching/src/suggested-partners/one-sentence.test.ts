import { aPartner } from '../testing/matches.ts';
import { oneSentence } from './one-sentence.ts';

const said = (description: string | null, over = {}) =>
  oneSentence(aPartner({ ...over, user: { ...aPartner().user, description } }));

describe('what a card says of a partner', () => {
  it('is how the business begins, as many whole sentences as there is room for', () => {
    expect(said('Kleine Rösterei mit Laden. Wir beliefern Cafés.')).toBe(
      'Kleine Rösterei mit Laden. Wir beliefern Cafés.',
    );
    expect(said(`Kleine Rösterei mit Laden. ${'Wir beliefern Büros und Cafés. '.repeat(9)}`)).toMatch(
      /^Kleine Rösterei mit Laden\. (Wir beliefern Büros und Cafés\. ?){4}$/,
    );
  });

  it('ends at a word where one sentence is longer than the room', () => {
    const long = said(`Wir drucken ${'Karten, Plakate und Kataloge, '.repeat(20)}`);
    expect(long.length).toBeLessThanOrEqual(152);
    expect(long).toMatch(/[a-zäöü] …$/);
    expect(said('x'.repeat(400))).toBe(`${'x'.repeat(75)} …`);
  });

  it('is the strongest reason of one that says nothing of itself', () => {
    const reasons = [{ factor: 'distance', text: 'Ihr seid rund 4 km voneinander entfernt.' }];
    expect(said(null, { reasons })).toBe('Ihr seid rund 4 km voneinander entfernt.');
    expect(said('  ', { reasons: [], recommendation: 'Passt gut.' })).toBe('Passt gut.');
  });
});
