import { describe, it } from 'node:test';
import { expect } from 'expect';
import { companyOf, profileOf } from './business-identity.ts';

describe('the name of a company', () => {
  it('is the same however it is written', () => {
    const written = [
      'Bäckerei Sommer GmbH',
      'bäckerei  sommer',
      'BÄCKEREI SOMMER GmbH & Co. KG',
      'Bäckerei-Sommer e.K.',
    ];
    expect(new Set(written.map(companyOf))).toEqual(new Set(['bäckereisommer']));
  });

  it('stays apart from another one, and is nothing when nothing is left', () => {
    expect(companyOf('Sommer Druck')).not.toBe(companyOf('Sommer Café'));
    expect(companyOf('AG Lichtenstein')).toBe('lichtenstein');
    expect([companyOf('---'), companyOf('!')]).toEqual([undefined, undefined]);
  });
});

describe('a profile on a platform', () => {
  it('is the same whatever stands around it', () => {
    const written = [
      'https://www.provenexpert.com/sommer/',
      'http://provenexpert.com/Sommer?utm_source=mail&hl=de',
      'https://m.provenexpert.com/sommer#stars',
    ];
    expect(new Set(written.map(profileOf))).toEqual(new Set(['provenexpert.com/sommer?']));
    expect(profileOf('https://maps.google.com/?cid=17&hl=de')).toBe('maps.google.com/?cid=17');
    expect(profileOf('https://maps.google.com/?cid=17')).not.toBe(profileOf('https://maps.google.com/?cid=18'));
  });

  it('is none on the start page of a platform', () => {
    for (const none of [
      'https://www.google.com/maps',
      'https://www.facebook.com/',
      'https://yelp.de/?utm_medium=x',
      'kein',
    ])
      expect([none, profileOf(none)]).toEqual([none, undefined]);
  });
});
