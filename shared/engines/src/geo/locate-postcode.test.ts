import { describe, it } from 'node:test';
import { expect } from 'expect';
import { locatePostcode } from './locate-postcode.ts';

describe('locatePostcode', () => {
  it('tells four digits apart by country or by the place beside them', () => {
    expect(locatePostcode('A-8010')?.place).toBe('Graz');
    expect(locatePostcode('6300 Zug')).toMatchObject({ postcode: '6300', place: 'Zug' });
    expect(locatePostcode('6300 Wörgl')).toMatchObject({ postcode: '6300', place: 'Wörgl' });
    expect(locatePostcode('FL-9490')?.place).toBe('Vaduz');
    expect(locatePostcode('1067 Dresden')?.postcode).toBe('01067');
  });

  it('takes no other number for a postcode', () => {
    for (const text of ['seit 1998', 'Tel. 0761 12345', '2500 qm', 'München 0891234567', '']) {
      expect(locatePostcode(text)).toBeUndefined();
    }
  });
});
