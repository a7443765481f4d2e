import { describe, it } from 'node:test';
import { expect } from 'expect';
import { distanceKm } from './distance.ts';
import { locatePostcode } from './locate-postcode.ts';

describe('locatePostcode', () => {
  it('tells four digits apart by country or by the place beside them', () => {
    expect(locatePostcode('A-8010')?.place).toBe('Graz');
    expect(locatePostcode('6300 Zug')).toMatchObject({ postcode: '6300', place: 'Zug' });
    expect(locatePostcode('6300 Wörgl')).toMatchObject({ postcode: '6300', place: 'Wörgl' });
    expect(locatePostcode('FL-9490')?.place).toBe('Vaduz');
    expect(locatePostcode('1067 Dresden')?.postcode).toBe('01067');
  });

  it('finds Austrian and Swiss towns where they are, also where a village shares their code', () => {
    const middles = {
      'A-8010': [47.07, 15.44],
      'A-8020': [47.07, 15.43],
      'A-9020': [46.62, 14.31],
      'CH-3020': [46.95, 7.43],
      'A-1220': [48.22, 16.5],
    };
    for (const [code, [latitude = 0, longitude = 0]] of Object.entries(middles)) {
      const found = locatePostcode(code);
      expect([code, found && distanceKm(found, { latitude, longitude }) < 5]).toEqual([code, true]);
    }
  });

  it('takes no other number for a postcode', () => {
    for (const text of ['seit 1998', 'Tel. 0761 12345', '2500 qm', 'München 0891234567', '']) {
      expect(locatePostcode(text)).toBeUndefined();
    }
  });
});
