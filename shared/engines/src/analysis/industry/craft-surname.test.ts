import { describe, it } from 'node:test';
import { expect } from 'expect';
import { readPage } from '../page/read-page.ts';
import { classify } from './classify.ts';
import { classifyTrade, kindsSaid } from './classify-trade.ts';
import { craftSurnameOf } from './craft-surname.ts';

const judged = (name: string, text: string) => {
  const pages = [readPage(`<title>${name}</title><h1>${name}</h1><p>${text}</p>`, 'https://www.beispiel.de/', 'start')];
  const { industry } = classify(pages, name);
  return { industry, trade: classifyTrade(kindsSaid(pages, name), industry) };
};

describe('a family that is called like a craft', () => {
  const families: [name: string, text: string, trade: string][] = [
    ['Weingut Küfer', 'Riesling von der Mosel, Weinproben nach Anmeldung.', 'craft/winery'],
    ['Optik Sattler', 'Brillen und Kontaktlinsen.', 'shop/optician'],
    ['Blumen Zimmermann', 'Sträuße und Brautschmuck.', 'shop/florist'],
    ['Malerbetrieb Glaser GmbH', 'Fassaden, Tapeten, Lacke.', 'craft/painter'],
    ['Steinmetz Schreiner', 'Grabmale und Küchenplatten.', 'craft/stonemason'],
  ];
  for (const [name, text, trade] of families)
    it(`does another: ${name}`, () => expect(judged(name, text).trade).toBe(trade));

  it('is no surname where nothing else says what the business is, or both are said', () => {
    for (const name of ['Schreiner Huber', 'Glaser', 'Maler & Glaser', 'Zimmerer und Schreiner', 'Adler Metzger'])
      expect(craftSurnameOf(name)).toBe('');
    expect(judged('Schreiner Huber', 'Möbel und Treppen.').trade).toBe('craft/joiner');
  });
});

describe('the kind of a shop', () => {
  it('is said of one that sells on the internet too', () => {
    const basket =
      'In den Warenkorb. Versandkostenfrei ab 50 Euro. Zahlungsarten: PayPal, Rechnung. Lieferzeit 2 Tage.';
    expect(judged('Imkerei Waldsee', `Blütenhonig und Wachs. ${basket}`)).toEqual({
      industry: 'E-Commerce',
      trade: 'craft/beekeeper',
    });
  });

  it('is not told by one dish, but by what it is called after', () => {
    expect(
      judged('Pho Kim', 'Bei uns kocht Oma: Pho mit Rinderbrühe und gegrilltem Schweinefleisch.').trade,
    ).toBeNull();
    expect(judged('Matte Nord', 'In kleinen Gruppen trainieren wir auf der Matte.').trade).toBeNull();
    expect(judged('Pilates Nord', 'In kleinen Gruppen trainieren wir auf der Matte.').trade).toBe(
      'leisure/fitness_centre/pilates',
    );
  });

  it('is one where two words are one trade', () => {
    expect(judged('Bäckerei-Konditorei Ammann', 'Brot, Gipfeli und Torten.').trade).toBe('shop/bakery');
  });
});
