import { describe, it } from 'node:test';
import { expect } from 'expect';
import { findPlace } from './find-place.ts';

const placeOf = (text: string) => findPlace(text).place?.name;

describe('findPlace', () => {
  it("takes X of 'X bei Y', the nearest to Y, unless all of it is a name", () => {
    expect(placeOf('Buchholz bei Hamburg')).toBe('Buchholz in der Nordheide');
    expect(placeOf('Haar bei München')).toBe('Haar');
    expect(placeOf('Neufahrn bei Freising')).toBe('Neufahrn bei Freising');
    expect(placeOf('Nähe Ulm')).toBe('Ulm');
  });

  it('takes the first of several, and the town rather than a word before it', () => {
    expect(placeOf('Offenburg, Lahr und Kehl')).toBe('Offenburg');
    expect(placeOf('Ulm / Neu-Ulm')).toBe('Ulm');
    expect(placeOf('Praxis am Berg, Freiburg')).toBe('Freiburg im Breisgau');
  });

  it('lets a state or landscape decide between namesakes', () => {
    expect(placeOf('Neustadt, Holstein')).toBe('Neustadt in Holstein');
    expect(placeOf('Königstein im Taunus')).toBe('Königstein im Taunus');
  });

  it('names those between which it cannot choose, each apart from the others', () => {
    const { place, choices } = findPlace('Neukirchen');
    expect(place).toBeUndefined();
    expect(choices.length).toBeGreaterThan(2);
    expect(choices.length).toBeLessThanOrEqual(6);
    expect(findPlace('Ehrenfeld').choices.map(({ name }) => name)).toEqual(['Köln-Ehrenfeld', 'Bochum-Ehrenfeld']);
  });
});
