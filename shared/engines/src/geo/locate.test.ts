import { describe, it } from 'node:test';
import { expect } from 'expect';
import { distanceKm, locate } from './index.ts';

describe('locate', () => {
  const spellings: [text: string, place: string, latitude: number, longitude: number][] = [
    ['Freiburg i. Br.', 'Freiburg im Breisgau', 47.996, 7.85],
    ['Freiburg', 'Freiburg im Breisgau', 47.996, 7.85],
    ['Frankfurt am Main', 'Frankfurt am Main', 50.11, 8.68],
    ['Frankfurt/Main', 'Frankfurt am Main', 50.11, 8.68],
    ['Frankfurt/O.', 'Frankfurt (Oder)', 52.34, 14.55],
    ['Berlin-Mitte', 'Berlin-Mitte', 52.52, 13.4],
    ['Köln-Mülheim', 'Köln-Mülheim', 50.96, 7.0],
    ['München Schwabing', 'München-Schwabing', 48.165, 11.58],
    ['Muenchen', 'München', 48.14, 11.57],
    ['Hof', 'Hof', 50.31, 11.91],
    ['Rothenburg o.d.T.', 'Rothenburg ob der Tauber', 49.38, 10.18],
    ['Hauptstr. 3, Ulm', 'Ulm', 48.4, 9.99],
    ['Leipzig, Sachsen', 'Leipzig', 51.34, 12.37],
    ['HH-Altona', 'Hamburg-Altona', 53.55, 9.935],
    ['Ehrenfeld, Köln', 'Köln-Ehrenfeld', 50.95, 6.91],
    ['Neustadt in Holstein', 'Neustadt in Holstein', 54.11, 10.81],
    ['Lindau (Bodensee)', 'Lindau (Bodensee)', 47.55, 9.68],
    ['Wangen im Allgäu', 'Wangen im Allgäu', 47.69, 9.83],
    ['Lkr. FFB', 'Fürstenfeldbruck', 48.18, 11.25],
    ['KA', 'Karlsruhe', 49.01, 8.4],
    ['Teltow bei Berlin', 'Teltow', 52.4, 13.27],
    ['Neustadt bei Coburg', 'Neustadt bei Coburg', 50.325, 11.12],
    ['Raum Kassel', 'Kassel', 51.316, 9.48],
    ['Weil der Stadt', 'Weil der Stadt', 48.75, 8.87],
    ['Freiburg und Emmendingen', 'Freiburg im Breisgau', 47.996, 7.85],
    ['Bonn & Siegburg', 'Bonn', 50.735, 7.1],
    ['Stutgart', 'Stuttgart', 48.777, 9.18],
    ['Nürnbreg', 'Nürnberg', 49.454, 11.077],
    ['Koln', 'Köln', 50.938, 6.957],
  ];
  for (const [text, place, latitude, longitude] of spellings) {
    it(`reads '${text}' as ${place}`, () => {
      const found = locate(text);
      expect(found).toMatchObject({ place, precision: 'place' });
      expect(distanceKm(found ?? nowhere, { latitude, longitude })).toBeLessThan(4);
    });
  }

  const addresses: [text: string, postcode: string, place: string][] = [
    ['10115', '10115', 'Berlin'],
    ['10115 Berlin', '10115', 'Berlin'],
    ['D-79098 Freiburg', '79098', 'Freiburg im Breisgau'],
    ['Musterstraße 5, 79098 Freiburg', '79098', 'Freiburg im Breisgau'],
    ['Berliner Straße 12, 69120 Heidelberg', '69120', 'Heidelberg'],
    ['1067 Dresden', '01067', 'Dresden'],
    ['1010 Wien', '1010', 'Wien'],
    ['CH-8001 Zürich', '8001', 'Zürich'],
    ['A 6020', '6020', 'Innsbruck'],
    ['6020 Innsbruck', '6020', 'Innsbruck'],
  ];
  for (const [text, postcode, place] of addresses) {
    it(`finds the postcode of '${text}'`, () => {
      expect(locate(text)).toMatchObject({ postcode, place, precision: 'postcode' });
    });
  }

  it('takes the town beside a post-box postcode, and the region when nothing stands beside it', () => {
    expect(locate('Postfach 1234, 60001 Frankfurt')).toMatchObject({ place: 'Frankfurt am Main', precision: 'place' });
    expect(locate('60001')).toMatchObject({ precision: 'region' });
  });

  it('answers a federal state as a region', () => {
    expect(locate('Sachsen')).toMatchObject({ place: 'Sachsen', precision: 'region' });
    expect(locate('NRW')).toMatchObject({ place: 'Nordrhein-Westfalen', precision: 'region' });
  });

  for (const text of [
    '',
    '   ',
    'bundesweit',
    'Deutschland',
    'online',
    'beim Kunden vor Ort',
    'asdfgh',
    '¡%&/',
    'x'.repeat(10_000),
  ]) {
    it(`finds nothing in '${text.slice(0, 20)}'`, () => expect(locate(text)).toBeUndefined());
  }

  it('tells apart the quarters of a large city by postcode', () => {
    expect(distanceKm(locate('13509') ?? nowhere, locate('12459') ?? nowhere)).toBeGreaterThan(12);
  });
});

describe('distanceKm', () => {
  it('measures Berlin to München as 504 km', () => {
    expect(distanceKm({ latitude: 52.52, longitude: 13.405 }, { latitude: 48.137, longitude: 11.575 })).toBeCloseTo(
      504,
      -1,
    );
  });

  it('is zero for the same point', () => expect(distanceKm(nowhere, nowhere)).toBe(0));
});

const nowhere = { latitude: 0, longitude: 0 };
