import { describe, it } from 'node:test';
import { entriesOf } from '@rezenso/contract/own-keys';
import { expect } from 'expect';
import { readPage } from '../page/read-page.ts';
import { classify } from './classify.ts';
import { serviceWords } from './service-words.ts';
import { tradeTerms } from './trade-terms.ts';

describe('what businesses do', () => {
  it('tells the industry of a site that never names its trade', () => {
    const said = {
      Gastronomie: 'Wochenkarte;Gastgarten;Knödel und Schweinebraten',
      'Fitness & Gesundheit': 'Wurzelbehandlung;Zahnspangen;Angst vor der Narkose?',
      Automotive: 'Winterreifen;Zahnriemen wechseln;Abgasuntersuchung',
      'Reise & Tourismus': 'Familienzimmer;Preise pro Nacht;Frühstücksraum',
      Finanzen: 'Sparplan;Aktien und Wertpapiere;Berufsunfähigkeit',
    };
    for (const [industry, services] of entriesOf(said)) {
      const html = `<title>Adler</title>${services
        .split(';')
        .map((each) => `<h2>${each}</h2>`)
        .join('')}`;
      expect(classify([readPage(html, 'https://www.abc.de/', 'start')], 'Adler').industry).toBe(industry);
    }
  });

  it('weighs less where a business speaks of its partners and customers', () => {
    const html = (about: string) => `<title>Adler</title><h1>Steuerberater Adler</h1><p>${about}</p>`;
    const confidence = (about: string) =>
      classify([readPage(html(about), 'https://www.abc.de/', 'start')], 'Adler').raw;
    expect(confidence('Unsere Kunden: Hotels, Restaurants, Zahnärzte und Autohäuser.')).toBeGreaterThan(
      confidence('Hotels, Restaurants, Zahnärzte und Autohäuser.'),
    );
  });

  it('has each word in one industry only', () => {
    const words = Object.values(serviceWords).flatMap((table) =>
      Object.values(table).flatMap((list) => list.split(', ')),
    );
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  it('is taken from the table of trades, nouns that everybody offers left out', () => {
    const terms = new Map(tradeTerms().map(({ term, shares }) => [term, shares]));
    expect(terms.get('kontaktlinsen')).toEqual({ Einzelhandel: 0.65, 'Fitness & Gesundheit': 0.35 });
    expect(terms.has('beratung')).toBe(false);
    expect(terms.has('zubehoer')).toBe(false);
  });
});
