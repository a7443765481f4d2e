import { describe, it } from 'node:test';
import { expect } from 'expect';
import type { BusinessLocation } from './business-profile.ts';
import { chooseLocation } from './choose-location.ts';

const anna = place('Café Anna', 1);
const annaInSteinach = place('Café Anna', 2);
const bakery = place('Bäckerei Fremd', 3);

describe('of the places that an account manages', () => {
  it('the only one is taken, whatever its name', () => {
    expect(chooseLocation([bakery], business())).toBe(bakery);
  });

  it('the one that the address points to wins over names', () => {
    expect(chooseLocation([anna, annaInSteinach], business('https://maps.google.com/maps?cid=2'))).toBe(annaInSteinach);
    const byPlace = 'https://search.google.com/local/writereview?placeid=ChIJ2';
    expect(chooseLocation([anna, annaInSteinach], business(byPlace))).toBe(annaInSteinach);
  });

  it('the one of the name is taken, without regard to case, accents and punctuation', () => {
    expect(chooseLocation([bakery, anna], { businessName: 'CAFE „Anna“', profileUrl: null })).toBe(anna);
  });

  it('none is guessed: not of two with the name, not of others, not of none', () => {
    expect(() => chooseLocation([anna, annaInSteinach], business())).toThrow('unknown-business');
    expect(() => chooseLocation([bakery, place('Gasthaus Fremd', 4)], business())).toThrow('unknown-business');
    expect(() => chooseLocation([], business())).toThrow('no-business');
  });
});

function business(profileUrl: string | null = null) {
  return { businessName: 'Café Anna', profileUrl };
}

function place(title: string, number: number): BusinessLocation {
  const mapsUri = `https://maps.google.com/maps?cid=${number}`;
  return { path: `accounts/1/locations/${number}`, title, mapsUri, placeId: `ChIJ${number}` };
}
