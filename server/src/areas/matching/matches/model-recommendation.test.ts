import { describe, it } from 'node:test';
import { expect } from 'expect';
import { modelRecommendation } from './model-recommendation.ts';

const builtIn = {
  recommendation:
    'Druckwerk Breisgau ist nur rund 900 m entfernt, ein Besuch also schnell gemacht. Ihr sprecht beide Familien an.',
  reasons: [{ text: 'Nur rund 900 m voneinander entfernt' }, { text: 'Ihr sprecht dieselben Gruppen an: Familien' }],
};

describe("a model's wording of a recommendation", () => {
  it('is kept when it says what the factors say', async () => {
    const recommendation =
      'Zu Druckwerk Breisgau sind es rund 900 m, ein Besuch ist schnell gemacht. Beide sprecht ihr Familien an.';
    expect(await worded(recommendation)).toBe(recommendation);
  });

  for (const [what, recommendation] of Object.entries({
    'praise that nobody measured': 'Druckwerk Breisgau ist ein hervorragender Partner für Familien.',
    'an exclamation': 'Druckwerk Breisgau ist nur rund 900 m entfernt!',
    'the formal address': 'Druckwerk Breisgau und Sie sprechen beide Familien an.',
    'the formal possessive': 'Familien erreichen Druckwerk Breisgau und Ihr Unternehmen beide.',
    'a figure that was not computed': 'Druckwerk Breisgau ist rund 300 m entfernt, ein Besuch also schnell gemacht.',
    'a story': 'Jonas druckte schon Hochzeitskarten, Vereinszeitungen und Kalender für zufriedene Nachbarn.',
    'an address': 'Druckwerk Breisgau ist rund 900 m entfernt, mehr auf https://druckwerk.example.',
    nothing: '  ',
    'far too much': `${builtIn.recommendation} `.repeat(5),
  }))
    it(`is dropped when it holds ${what}`, async () => {
      expect(await worded(recommendation)).toBeUndefined();
    });

  it('may use a word of praise that is part of the name', async () => {
    const ideal = { ...builtIn, recommendation: builtIn.recommendation.replace('Druckwerk', 'Ideal Druck') };
    const recommendation = 'Ideal Druck Breisgau ist rund 900 m entfernt, ein Besuch ist schnell gemacht.';
    expect(await worded(recommendation, ideal)).toBe(recommendation);
  });

  it('is made from the computed sentences alone', async () => {
    const asked: unknown[] = [];
    await modelRecommendation({ isConfigured: true, ask: async ({ data }) => void asked.push(data) }, builtIn);
    expect(asked).toEqual([
      { recommendation: builtIn.recommendation, reasons: builtIn.reasons.map(({ text }) => text) },
    ]);
  });
});

function worded(recommendation: string, given = builtIn): Promise<string | undefined> {
  const ask = async () => ({ recommendation }) as never;
  return modelRecommendation({ isConfigured: true, ask }, given);
}
