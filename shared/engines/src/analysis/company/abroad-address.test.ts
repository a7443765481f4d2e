import { describe, it } from 'node:test';
import { expect } from 'expect';
import { readPage } from '../page/read-page.ts';
import { abroadAddresses, isAlpine } from './abroad-address.ts';
import { locationOf } from './location.ts';

const read = (text: string, isAbroad = true) =>
  abroadAddresses(text, isAbroad).map(({ postalCode, place }) => `${postalCode} ${place}`);

describe('four-digit addresses', () => {
  const found: [text: string, address: string][] = [
    ['8001 Zürich', '8001 Zürich'],
    ['CH-8001 Zürich', '8001 Zürich'],
    ['A 1010 Wien', '1010 Wien'],
    ['Seestrasse 110, 8800 Thalwil', '8800 Thalwil'],
    ['Hauptplatz 3 8010 Graz', '8010 Graz'],
    ['Firmensitz: 3100 St. Pölten', '3100 St. Pölten'],
    ['6850 - Dornbirn', '6850 Dornbirn'],
    ['CH – 9320 Arbon TG', '9320 Arbon'],
  ];
  for (const [text, address] of found) it(`are read in '${text}'`, () => expect(read(text)).toContain(address));

  for (const text of ['© 2024 Bergvelo AG', 'seit 1998 Meister', '1500 Kunden', 'Im Jahr, 2019 gegründet', '1200 Uhr'])
    it(`are not seen in '${text}'`, () => expect(read(text)).toEqual([]));

  it('are read in small letters where the place has the code', () => {
    expect(read('seefeldstrasse 4, 8008 zürich')).toEqual(['8008 Zürich']);
    expect(read('1060 wien')).toEqual(['1060 Wien']);
    for (const text of ['a-6850 dornbirn', 'a-6850 Dornbirn', 'färbergasse 15, A-6850 Dornbirn'])
      expect(read(text)).toContain('6850 Dornbirn');
    expect(read('9020 klagenfurt am wörthersee')).toEqual([expect.stringContaining('Klagenfurt')]);
    for (const text of ['2000 zufriedene kunden', '8008 wien', 'ab 1060 franken']) expect(read(text)).toEqual([]);
    expect(read('1060 wien', false)).toEqual([]);
  });

  it('need their country before the code where the site is German', () => {
    expect(read('8001 Zürich', false)).toEqual([]);
    expect(read('CH-8001 Zürich', false)).toEqual(['8001 Zürich']);
  });
});

describe('a site of Austria or Switzerland', () => {
  const site = (url: string, text = '') => isAlpine([readPage(`<p>${text}</p>`, url, 'start')]);

  it('is known by its domain, its numbers and its country', () => {
    expect(site('https://www.muster.at/')).toBe(true);
    expect(site('https://muster.ch/')).toBe(true);
    for (const text of ['UID: ATU12345678', 'CHE-123.456.789', 'Tel. +43 1 234', 'FN 123456a', 'Österreich'])
      expect(site('https://muster.com/', text)).toBe(true);
    expect(site('https://muster.de/', 'Tel. +49 30 123')).toBe(false);
  });
});

describe('an address beside those of authorities', () => {
  const at = (...lines: string[]) =>
    locationOf([
      readPage(`<h1>Impressum</h1><p>${lines.join('<br>')}</p>`, 'https://www.beispiel.at/impressum', 'imprint'),
    ]).location;

  it('is the own one, also where an authority of animals or trades follows', () => {
    const own = ['Fellpflege Kern', 'Melanie Kern', 'Hauptstraße 205', '30880 Laatzen'];
    expect(at(...own, 'Genehmigung durch das Veterinäramt Region Hannover, Hildesheimer Str. 20, 30169 Hannover')).toBe(
      '30880 Laatzen',
    );
    expect(
      at(
        'Massage Kern',
        'Bürgergasse 33',
        '8200 Gleisdorf',
        'Gewerbebehörde: BH Weiz, Birkfelder Straße 28, 8160 Weiz',
      ),
    ).toBe('8200 Gleisdorf');
  });

  it('ends with its place', () => {
    expect(at('Massage Kern', 'Bürgergasse 33', '8160 Weiz. Kleinunternehmerin')).toBe('8160 Weiz');
    expect(at('Massage Kern', 'Herrengasse 3', '3100 St. Pölten')).toBe('3100 St. Pölten');
  });
});
