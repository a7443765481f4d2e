import { describe, it } from 'node:test';
import { processorMillis } from '@rezenso/contract/testing/processor-time';
import { geoNames } from '@rezenso/engines/place-sources';
import { expect } from 'expect';
import { alikeNamesOf, companyOf } from './company-name.ts';

/** Each line is one company. */
const spellings = [
  [
    'Bäckerei Sommer GmbH',
    'bäckerei  sommer',
    'BÄCKEREI SOMMER GmbH & Co. KG',
    'Bäckerei-Sommer e.K.',
    'Baeckerei Sommer',
  ],
  [
    'Müller & Söhne',
    'Müller und Söhne',
    'Mueller u. Soehne',
    'Müller+Söhne OHG',
    'Müller&Söhne',
    'Mu\u0308ller & So\u0308hne',
  ],
  [
    'Café Anna',
    'Cafe Anna',
    'CAFÉ ANNA',
    'Cafe\u0301 Anna',
    'Café\u00adAnna',
    'Café Anna, Inh. Anna Sommer',
    'Café Anna Inhaberin: A. S.',
  ],
  [
    'Kanzlei Weiß',
    'Kanzlei Weiss PartG',
    'Kanzlei Weiß PartG mbB',
    'Kanzlei Weiß PartGmbB',
    'KANZLEI WEIẞ Part.G. mbB',
  ],
  ['Kanzlei Weiß', 'Kanzlei Weiß Partnerschaftsgesellschaft mit beschränkter Berufshaftung'],
  [
    'Hofladen Krug',
    'Hofladen Krug Gesellschaft mit beschränkter Haftung',
    'Hofladen Krug G.m.b.H.',
    'Hofladen Krug Ges.m.b.H.',
  ],
  [
    'Hofladen Krug',
    'Hofladen Krug UG',
    'Hofladen Krug UG (haftungsbeschränkt)',
    'Hofladen Krug U.G.(haftungsbeschraenkt)',
  ],
  [
    'Hofladen Krug',
    'Hofladen Krug Unternehmergesellschaft (haftungsbeschränkt)',
    'Hofladen Krug eingetragener Kaufmann',
  ],
  [
    'Hofladen Krug',
    'Hofladen Krug e.K.',
    'Hofladen Krug eK',
    'Hofladen Krug e. Kfr.',
    'Hofladen Krug e. U.',
    'Hofladen Krug GbR',
  ],
  ['Hofladen Krug', 'Hofladen Krug GmbH i. L.', 'Hofladen Krug GmbH in Gründung', 'Hofladen Krug Ltd. & Co. KG'],
  ['Hofladen Krug', 'Hofladen Krug Aktiengesellschaft', 'Hofladen Krug AG & Co. KGaA', 'Hofladen Krug SE'],
  ['Gebr. Maier', 'Gebrüder Maier GmbH'],
  ['Sankt Georg Apotheke', 'St. Georg-Apotheke e.K.'],
  ['Kiosk am Dom', 'K\u0456osk am Dom', 'Κiosk am D\u043em', 'Kiosk\u200b am Dom', 'Ｋiosk am Dom'],
  ["Anna's Backstube", 'Annas Backstube', 'Anna’s Backstube'],
  ['Rosé & Café', 'Rose und Cafe'],
  ['H & M Hofladen', 'H und M Hofladen'],
];

/** Each line names different companies. */
const different = [
  ['Müller GmbH', 'Möller GmbH', 'Miller GmbH', 'Muller GmbH'],
  ['Kern GmbH', 'Kem GmbH'],
  ['Bär Berlin', 'Bar Berlin'],
  ['Sommer Druck', 'Sommer Café', 'Sommer'],
  ['Bäckerei Sommer Freiburg', 'Bäckerei Sommer Hamburg', 'Bäckerei Sommer'],
  ['Müller & Sohn', 'Müller & Söhne', 'Müller'],
  ['EU Beratung', 'Beratung', 'SE Beratung'],
  ['Haus der Kunst', 'Haus Kunst'],
  ['Coworking Mitte', 'Working Mitte'],
  ['Firma 12 GmbH', 'Firma 13 GmbH'],
  ['Agentur Nord', 'Entur Nord'],
  ['Salon Vera', 'Салон Вера'],
];

describe('the name of a company', () => {
  for (const names of spellings)
    it(`is the same however it is written: ${names[0]}, ${names.at(-1)}`, () => {
      expect(names.map(companyOf)).toEqual(names.map(() => companyOf(names[0] ?? '')));
    });

  for (const names of different)
    it(`stays apart from another one: ${names.join(', ')}`, () => {
      expect(new Set(names.map(companyOf)).size).toBe(names.length);
    });

  it('stays apart from those in other towns, of which there are seven thousand', () => {
    const known = geoNames().filter(({ country, population }) => country === 'DE' || population >= 4000);
    const towns = new Set(known.map(({ name }) => name));
    const apart = Map.groupBy(towns, (town) => companyOf(`Apotheke ${town} e.K.`));
    expect(apart.size).toBeGreaterThan(7000);
    expect([...apart.values()].filter(({ length }) => length > 1)).toEqual([]);
  });

  it('is read in no time, however long somebody made it', () => {
    expect(processorMillis(() => companyOf('Co KG '.repeat(20_000)), 50)).toBeLessThan(500);
  });

  it('is nothing when nothing is left, and the whole when all of it is a legal form', () => {
    expect([companyOf('---'), companyOf('!')]).toEqual([undefined, undefined]);
    expect([companyOf('AG Lichtenstein'), companyOf('Die GmbH'), companyOf('AG')]).toEqual([
      'lichtenstein',
      'die',
      'ag',
    ]);
    expect(companyOf('4711 GmbH')).not.toBe(companyOf('4711 Köln'));
  });
});

/** Each line is one company in one town. */
const turnedOnPurpose = [
  ['Café Krokus', 'Krokus Café', 'Das Café Krokus', 'Krokus Café, Das', 'Café Krokkus', 'Caffé Krokus', 'Café Kr0kus'],
  ['Café Krokus', 'CAFÉ KROKU5', 'C@fé Krokus', 'C4fé Kr0ku5 GmbH', 'KrokusCafé', 'Cafékrokus', 'The Café Krokus'],
  ['Krokus', 'Der Krokus', 'Krokkus GmbH', 'Krokuss', 'Kr00kus', 'Die Krokus UG'],
  ['Müller Malerbetrieb', 'Malerbetrieb Mueller', 'Malerbetrieb Müller GmbH', 'Der Malerbetrieb Müler'],
  ['Salon Lilli', 'Sa1on Lilli', 'Lili Salon', 'Salon L1ll1'],
  ['Alt & Anna', 'Anna und Alt', 'AltAnna', 'Anna Alt e.K.'],
  ['Bäckerei Sommer Freiburg', 'Sommer Freiburg Bäckerei', 'Freiburg Bäckerei Sommer', 'Sommer Bäckerei, Freiburg'],
];

/** Each line names different companies, also in one town. */
const merelySimilar = [
  ...different,
  ['Café Krokus', 'Café Lotus', 'Krokus Apotheke', 'Krokus', 'Café', 'Café Krokus am Markt'],
  ['Müller Bau', 'Müller Dach', 'Müller Bau und Dach', 'Müller'],
  ['Studio 5', 'Studio 7', 'Studio', 'Studio 55'],
  ['Studio5', 'Studio7', 'Studio54', 'Studio55', 'Studio1'],
  ['Firma 1', 'Firma 11', 'Firma 2'],
  ['Haus am See', 'Haus am Markt', 'Seehaus'],
  ['Lager', 'Regal'],
  ['Kanzlei Sommer und Winter', 'Kanzlei Sommer', 'Kanzlei Winter'],
  ['Salon Mila', 'Salon Mia', 'Salon Milo'],
];

describe('the name of a company in one town', () => {
  for (const names of turnedOnPurpose)
    it(`is the same however it is turned: ${names.join(', ')}`, () => {
      const first = new Set(alikeNamesOf(names[0] ?? ''));
      expect(names.filter((name) => !alikeNamesOf(name).some((key) => first.has(key)))).toEqual([]);
    });

  for (const names of merelySimilar)
    it(`stays apart from one that merely shares a word: ${names.join(', ')}`, () => {
      const keys = names.flatMap((name) => [...new Set(alikeNamesOf(name))]);
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    });

  it('is the same through every spelling that is one everywhere', () => {
    for (const names of spellings) {
      const first = new Set(alikeNamesOf(names[0] ?? ''));
      expect(names.filter((name) => !alikeNamesOf(name).some((key) => first.has(key)))).toEqual([]);
    }
  });

  it('may be a word that every object answers to', () => {
    for (const name of Object.getOwnPropertyNames(Object.prototype)) {
      expect(companyOf(name)).toBe(name.toLowerCase().replaceAll('_', ''));
      expect(alikeNamesOf(name).join(' ')).not.toMatch(/native|object object/);
    }
  });

  it('is turned in no time, however long somebody made it', () => {
    expect(processorMillis(() => alikeNamesOf('aA1l '.repeat(20_000)), 50)).toBeLessThan(500);
  });
});
