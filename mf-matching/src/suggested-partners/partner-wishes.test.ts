import type { PartnerWishes } from '@rezenso/contract/matches';
import { filterCount, wishesOf, withWish, writeWishes } from './partner-wishes.ts';

const address = (wishes: PartnerWishes, before = '') => {
  const parameters = new URLSearchParams(before);
  writeWishes(wishes, parameters);
  return parameters.toString();
};

describe('what somebody looks for', () => {
  it('stands in the address and comes back from it', () => {
    const wishes = {
      industry: 'it & software',
      radiusKm: 50,
      platform: 'google',
      language: 'fr',
      order: 'distance',
    } as const;
    expect(wishesOf(new URLSearchParams(address(wishes)))).toEqual(wishes);
    expect(address(wishes)).toBe('branche=it+%26+software&umkreis=50&plattform=google&sprache=fr&reihenfolge=distance');
  });

  it('leaves the rest of the address alone, and takes itself out again', () => {
    expect(address({ radiusKm: 25 }, 'suche=anna&branche=marketing')).toBe('suche=anna&umkreis=25');
    expect(address({}, 'suche=anna&umkreis=25')).toBe('suche=anna');
  });

  it('is nothing where an address names what there is not', () => {
    const odd = 'branche=zauberei&umkreis=7&plattform=kununu&sprache=la&reihenfolge=fit';
    expect(wishesOf(new URLSearchParams(odd))).toEqual({});
  });

  it('counts what leaves somebody out, and forgets what is taken back', () => {
    expect(filterCount({ radiusKm: 10, language: 'de', order: 'rating' })).toBe(2);
    expect(withWish({ radiusKm: 10, order: 'rating' }, 'radiusKm', undefined)).toEqual({ order: 'rating' });
    expect(withWish({}, 'platform', 'yelp')).toEqual({ platform: 'yelp' });
  });
});
