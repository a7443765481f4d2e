import { describe, it } from 'node:test';
import { expect } from 'expect';
import { readPage } from '../page/read-page.ts';
import { calibrate } from './calibration.ts';
import { classify } from './classify.ts';
import { meaningsOfWord } from './lexicon.ts';

describe('the industry', () => {
  it('follows what the business says of itself, not its menus, banners and customers', () => {
    const agency =
      start(`<title>Blickfang | Werbeagentur Köln</title><nav><a>Restaurants</a><a>Zahnärzte</a><a>Autohäuser</a></nav>
      <div id="cookie-consent">Software, Versicherung, Hotel</div><h1>Ihre Werbeagentur</h1><p>Wir gestalten Websites und Kampagnen für Hotels, Kliniken und Handwerker. Webdesign und SEO.</p>`);
    expect(classify([agency], 'Blickfang')).toMatchObject({ industry: 'Marketing' });
  });

  it('takes a specific schema.org type for the strongest evidence', () => {
    const typed = start(
      '<title>Am Park</title><script type="application/ld+json">{"@type":"AutoRepair","name":"Am Park"}</script><p>Wir sind für Sie da, rufen Sie uns gerne an.</p>',
    );
    expect(classify([typed], 'Am Park').industry).toBe('Automotive');
  });

  it('reads the words that only an Impressum of the trade has', () => {
    const lines = {
      'Mitglied der Steuerberaterkammer': 'Finanzen',
      'Erlaubnis nach § 34c GewO': 'Immobilien',
      'Erlaubnis nach § 34d Abs. 1 GewO': 'Finanzen',
      'Zuständig: Landeszahnärztekammer Hessen': 'Fitness & Gesundheit',
    };
    for (const [line, industry] of Object.entries(lines)) {
      const imprint = readPage(`<h1>Impressum</h1><p>${line}</p>`, 'https://www.abc.de/impressum', 'imprint');
      expect({ line, industry: classify([start('<p>Willkommen bei uns.</p>'), imprint], 'Abc').industry }).toEqual({
        line,
        industry,
      });
    }
  });

  it('is unsure of trades that stand between industries, and silent without evidence', () => {
    const bakery = classify(
      [start('<title>Bäckerei Korn</title><h1>Bäckerei Korn</h1><p>Brot und Brötchen aus unserer Backstube.</p>')],
      'Bäckerei Korn',
    );
    expect(bakery.industry).not.toBeNull();
    expect(bakery.confidence).toBeLessThan(0.7);
    expect(classify([start('<title>Willkommen</title><p>Schön, dass Sie da sind.</p>')], 'Mia')).toMatchObject({
      industry: null,
      confidence: 0,
    });
  });

  it('separates a shop to order from and a shop to walk into', () => {
    const cart =
      '<p>In den Warenkorb</p><p>zzgl. Versandkosten</p><p>Zur Kasse</p><p>Zahlung per PayPal, Klarna</p><p>Widerrufsrecht</p>';
    expect(classify([start(`<title>Wolle kaufen</title><h1>Wolle und Garne</h1>${cart}`)], 'Wollig').industry).toBe(
      'E-Commerce',
    );
    expect(
      classify(
        [
          start(
            '<title>Wolle und Stoffe</title><h1>Ihr Fachgeschäft für Stoffe</h1><p>Öffnungszeiten: Mo bis Fr. Besuchen Sie unser Ladengeschäft.</p>',
          ),
        ],
        'Wollig',
      ).industry,
    ).toBe('Einzelhandel');
  });
});

describe('the lexicon', () => {
  it('understands compounds by their longest part and their head', () => {
    expect(leading('honorarberatung')).toBe('Finanzen');
    expect(leading('meisterdachdeckerei')).toBe('Handwerk');
    expect(leading('lieblingsrestaurants')).toBe('Gastronomie');
    expect(meaningsOfWord('xyz')).toEqual([]);
  });
});

describe('the calibration', () => {
  it('never falls with a rising score and stays a probability', () => {
    const said = Array.from({ length: 101 }, (_, index) => calibrate(index / 100));
    expect(said).toEqual(said.toSorted((a, b) => a - b));
    expect([said[0], said.at(-1)]).toEqual([0, expect.any(Number)]);
    expect(Math.max(...said)).toBeLessThanOrEqual(0.97);
  });
});

function start(html: string) {
  return readPage(html, 'https://www.abc.de/', 'start');
}

function leading(word: string): string | undefined {
  const [meaning] = meaningsOfWord(word).toSorted((a, b) => b.weight - a.weight);
  return Object.entries(meaning?.shares ?? {}).sort((a, b) => b[1] - a[1])[0]?.[0];
}
