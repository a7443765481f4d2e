import { describe, it } from 'node:test';
import { expect } from 'expect';
import { understandPlace } from './index.ts';

describe('understandPlace', () => {
  const readings: [text: string, label: string, precision: string][] = [
    ['Freiburg', 'Freiburg im Breisgau, Baden-Württemberg', 'place'],
    ['Frankfurt', 'Frankfurt am Main, Hessen', 'place'],
    ['Musterstraße 5, 79098 Freiburg', '79098 Freiburg im Breisgau, Baden-Württemberg', 'postcode'],
    ['6020 Innsbruck', '6020 Innsbruck, Tirol', 'postcode'],
    ['CH-8001 Zürich', '8001 Zürich', 'postcode'],
    ['Winterthur', 'Winterthur, Kanton Zürich', 'place'],
    ['Vaduz', 'Vaduz, Liechtenstein', 'place'],
    ['Berlin-Mitte', 'Berlin-Mitte', 'place'],
    ['K-Nippes', 'Köln-Nippes, Nordrhein-Westfalen', 'place'],
    ['NRW', 'Nordrhein-Westfalen', 'region'],
    ['60001', 'Frankfurt am Main', 'region'],
  ];
  for (const [text, label, precision] of readings)
    it(`takes '${text}' for ${label}`, () =>
      expect(understandPlace(text)).toEqual({ place: { label, precision }, choices: [] }));

  it('asks where several are meant, and knows no place in anything else', () => {
    const { place, choices } = understandPlace('Neustadt');
    expect(place).toBeUndefined();
    expect(choices.length).toBeGreaterThan(1);
    for (const text of ['', 'bundesweit', 'Hintertupfingen', 'x'.repeat(10_000)])
      expect(understandPlace(text)).toEqual({ choices: [] });
  });
});
