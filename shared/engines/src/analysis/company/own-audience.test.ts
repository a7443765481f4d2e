import { describe, it } from 'node:test';
import { expect } from 'expect';
import { readPage } from '../page/read-page.ts';
import { audienceOf } from './audience.ts';

const audience = (body: string, trade: string | null = null, description = '') =>
  audienceOf(
    [readPage(`<meta name="description" content="${description}">${body}`, 'https://www.beispiel-seite.de/', 'start')],
    { industry: null, trade },
    '',
  ).audience;

describe('a site says itself whom it addresses', () => {
  const sites: readonly (readonly [sentence: string, audience: string])[] = [
    ['Ich begleite Männer, die sich trennen.', 'Männer, die sich trennen'],
    [
      'Wir beraten Paare und Familien, die adoptieren möchten, und geben Kurse.',
      'Paare und Familien, die adoptieren möchten',
    ],
    ['Für kleine Brauereien, Winzer und Imker.', 'kleine Brauereien, Winzer und Imker'],
    ['Unsere Gäste sind Wanderer, Angler und Familien.', 'Wanderer, Angler und Familien'],
    ['Unsere Mandanten sind vor allem Landwirte und Künstlerinnen.', 'Landwirte und Künstlerinnen'],
    ['Zu uns kommen Schulklassen, Vereine und Familien.', 'Schulklassen, Vereine und Familien'],
    ['Bei uns singen Kinder ab fünf Jahren und Erwachsene.', 'Kinder ab fünf Jahren und Erwachsene'],
    ['Am Nachmittag lernen Kinder und Senioren bei uns Schach.', 'Kinder und Senioren'],
    [
      'Wir warten die Anlagen von Krankenhäusern, Schulen und kleinen Betrieben.',
      'Krankenhäuser, Schulen und kleine Betriebe',
    ],
    ['Wir helfen Ärzten und Apotheken.', 'Ärzte und Apotheken'],
    ['Kinder und Erwachsene töpfern bei uns am Abend.', 'Kinder und Erwachsene'],
    ['Als Mediatorin unterstütze ich Familien und Teams in Konflikten.', 'Familien und Teams'],
    ['Die Anwälte Roth & Kern vertreten Pächter, Winzer und Gemeinden.', 'Pächter, Winzer und Gemeinden'],
    ['Plakate, Karten und Banner – für Theater, Museen und Verlage.', 'Theater, Museen und Verlage'],
    ['Fach- und Sachbücher lektoriere ich für Verlage und Autoren.', 'Verlage und Autoren'],
    ['Ich vertrete Mieter und Wohnungsgenossenschaften.', 'Mieter'],
    ['Wir beraten kleine und mittlere Unternehmen.', 'kleine und mittlere Unternehmen'],
    ['Wir arbeiten für Privatkunden und Geschäftskunden.', 'Privat- und Geschäftskunden'],
    ['Unser Team betreut Menschen mit Demenz und Angehörige.', 'Menschen mit Demenz und Angehörige'],
  ];
  for (const [sentence, said] of sites)
    it(`'${said}' in '${sentence}'`, () => expect(audience(`<p>${sentence}</p>`)).toBe(said));

  it('also in headlines beside each other, and where a list has a word that is not known', () => {
    expect(audience('<h3>Für Familien</h3><p>Zimmer mit Küche.</p><h3>Für Firmen</h3><p>Saal mit Technik.</p>')).toBe(
      'Familien und Firmen',
    );
    expect(audience('<p>Wir restaurieren Bilder für Museen, Stifte und Sammler.</p>')).toBe(
      'Museen, Stifte und Sammler',
    );
    expect(audience('<p>Unsere Kanzlei vertritt Pächter, Jäger und Gemeinden.</p>')).not.toBe('Pächter');
  });

  it('and animals are no patients, nor a club a shop', () => {
    const practice = '<title>Hundephysiotherapie Lauf</title><p>Massage und Wärme nach Operationen.</p>';
    expect(audience(practice, 'healthcare/physiotherapist')).toBe('Tierhalter');
    const choir = '<title>Singverein Aue e.V.</title><p>Geprobt wird freitags.</p>';
    expect(audience(choir, 'shop/music')).toBe('');
  });

  it('before what its kind usually serves, but not where the kind is sure', () => {
    expect(audience('<p>Ich übersetze für Gerichte und Notare.</p>', 'office/translator')).toBe('Gerichte und Notare');
    expect(audience('<p>Wir behandeln Kinder und Senioren.</p>', 'amenity/dentist')).toBe('Patientinnen und Patienten');
  });

  it('in its description, be it one group alone', () => {
    expect(audience('<p>Torten und Pralinen.</p>', 'shop/pastry', 'Torten für Brautpaare.')).toBe('Brautpaare');
    expect(audience('<p>Wir backen auch Torten für Brautpaare.</p>', 'shop/pastry')).toBe('Privatkunden');
  });
});

describe('a site does not address', () => {
  const sentences: readonly (readonly [why: string, sentence: string])[] = [
    ['who pays less', 'Rabatt für Schüler, Studenten und Senioren.'],
    ['who pays less, said behind it', 'Ein Jahr Turnen für 80 €. Für Kinder und Jugendliche nur 30 €.'],
    ['one service more', 'Brot, Kuchen und Lieferung auch für Firmen.'],
    ['whom it looks for', 'Wir suchen Auszubildende und Fachkräfte für Küche und Service.'],
    ['whom it supports', 'Wir spenden für Kinder und Familien.'],
    ['of whom news tell', 'Am 3. Mai spielen wir für Familien und Senioren.'],
    ['whom a law is for', 'Das Gesetz gilt für Vermieter und Mieter.'],
    ['families by name', 'Wir arbeiten für Familie Maier.'],
    ['a range of ages', 'Vom Opti für Kinder bis zum Kutter.'],
    ['a room', 'Mit Spielecke für Kinder.'],
    ['who is left out', 'Das ist nicht für Kinder und Tiere.'],
  ];
  for (const [why, sentence] of sentences)
    it(`${why}: '${sentence}'`, () => expect(audience(`<p>${sentence}</p>`)).toBe(''));
});

describe('vehicles', () => {
  const drivers = (text: string) =>
    audienceOf(
      [readPage(`<p>${text}</p>`, 'https://www.beispiel-seite.de/', 'start')],
      {
        industry: 'Automotive',
        trade: null,
      },
      '',
    ).audience;

  it('are of those whose vehicles the pages name', () => {
    expect(drivers('Reifen, Inspektion und Winterlager für Motorräder und Roller.')).toBe('Motorradfahrer');
    expect(drivers('Reifen und Inspektion für Autos aller Marken.')).toBe('Autofahrer');
    expect(drivers('Reifen und Inspektion.')).toBe('');
  });
});
