import { describe, it } from 'node:test';
import { expect } from 'expect';
import { allGoods, allLimits, allOccasions, allWorkdays, readMention, storedMention } from '../../trades/index.ts';
import { readPage } from '../page/read-page.ts';
import { mentionsOf } from './mentions.ts';

const limitsIn = (trade: string, text: string, heading = 'Willkommen') => {
  const page = readPage(
    `<html lang="de"><title>Firma</title><main><h1>${heading}</h1><p>${text}</p></main></html>`,
    'https://firma.de/',
    'start',
  );
  return mentionsOf([page], trade)
    .filter(({ as }) => as === 'limit')
    .map(({ word }) => word);
};

describe('what a website rules out of its kind of business', () => {
  const ruled: [trade: string, text: string, ...limits: string[]][] = [
    ['amenity/veterinary', 'Unsere Fahrpraxis kommt in den Stall.', 'no-rooms'],
    ['healthcare/physiotherapist', 'Ich arbeite rein mobil.', 'no-rooms'],
    ['healthcare/physiotherapist', 'Hausbesuche machen wir auch.'],
    ['office/lawyer', 'Familienrecht und Erbrecht', 'no-tenancy-law', 'no-property-law', 'no-company-law'],
    ['office/lawyer', 'Mietrecht, Immobilienrecht', 'no-law-of-age', 'no-company-law'],
    [
      'office/lawyer',
      'Strafrecht und Verkehrsrecht.',
      'no-tenancy-law',
      'no-property-law',
      'no-law-of-age',
      'no-company-law',
    ],
    ['office/lawyer', 'Wir beraten Sie in allen Fragen.'],
    ['office/notary', 'Familienrecht und Erbrecht'],
    ['office/tax_advisor', 'Ihr Lohnsteuerhilfeverein am Markt.', 'no-company-tax'],
    ['office/tax_advisor', 'Für Selbstständige, Gewerbe und Privatleute.'],
    ['shop/car_repair', 'Wartung von Fahrzeugen bis Baujahr 1985.', 'no-everyday-cars'],
    ['shop/car_repair', 'Unsere Motorradwerkstatt am Hafen.', 'no-everyday-cars'],
    ['shop/car_repair', 'Wir reparieren alle Marken, und bis Baujahr 1985 auch Vergaser.'],
    ['shop/car_repair', 'Auch ein Oldtimer kommt einmal vorbei.'],
  ];
  for (const [trade, text, ...limits] of ruled)
    it(`is ${limits.join(', ') || 'nothing'} of ${trade}: ${text}`, () =>
      expect(limitsIn(trade, text)).toEqual(limits));

  it('needs a heading where a word in passing says little', () => {
    expect(limitsIn('amenity/doctors', 'Wir überweisen an den Orthopäden.')).toEqual([]);
    expect(limitsIn('amenity/doctors', 'Termine nach Absprache.', 'Orthopädie am Markt')).toEqual(['no-births']);
  });

  it('names what there is, and is stored as the other mentions are', () => {
    const known = {
      occasions: new Set(allOccasions().map(({ id }) => id)),
      workdays: new Set(allWorkdays().map(({ id }) => id)),
      goods: new Set(allGoods().keys()),
    };
    for (const limit of allLimits().values()) {
      expect(limit.trades.size).toBeGreaterThan(0);
      for (const what of ['occasions', 'workdays', 'goods'] as const)
        for (const id of limit[what]) expect([...known[what]]).toContain(id);
      expect(readMention(storedMention({ as: 'limit', word: limit.id }))).toEqual({ as: 'limit', word: limit.id });
    }
    expect(readMention('limit everything')).toBeUndefined();
  });
});
