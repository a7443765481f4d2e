import { describe, it } from 'node:test';
import { errorCatalogue } from '@rezenso/contract/errors';
import { errorMessages } from '@rezenso/contract/errors.en';
import { expect } from 'expect';
import { chosenLanguage } from './language.ts';

const offered = ['de', 'en'] as const;

describe('the language of an answer', () => {
  it('is what the account chose, then what the browser did, then what it is set to', () => {
    expect(chosenLanguage({ offered, account: 'en', cookie: 'de', accepted: 'de' })).toBe('en');
    expect(chosenLanguage({ offered, account: 'de', cookie: 'en', accepted: 'en' })).toBe('de');
    expect(chosenLanguage({ offered, account: null, cookie: 'en', accepted: 'de' })).toBe('en');
    expect(chosenLanguage({ offered, cookie: 'de', accepted: 'en' })).toBe('de');
    expect(chosenLanguage({ offered, accepted: 'en-GB,en;q=0.9' })).toBe('en');
  });

  it('is German where German is among what a browser is set to, at whatever place, or where it is set to anything', () => {
    for (const accepted of ['en,de;q=0.1', 'de', 'de-AT', 'EN-us, DE-ch;q=0.2', 'en,*;q=0.5', undefined, ''])
      expect([accepted, chosenLanguage({ offered, accepted })]).toEqual([accepted, 'de']);
  });

  it('takes the one that is liked best of those that are offered', () => {
    expect(chosenLanguage({ offered, accepted: 'fr,en;q=0.3' })).toBe('en');
    expect(chosenLanguage({ offered, accepted: 'fr,it' })).toBe('de');
    expect(chosenLanguage({ offered, accepted: 'en,de;q=0' })).toBe('en');
    expect(chosenLanguage({ offered, accepted: 'en;q=0' })).toBe('de');
  });

  it('is never one that is not offered, nor what is no language', () => {
    expect(chosenLanguage({ offered: ['de'], account: 'en', cookie: 'en', accepted: 'en' })).toBe('de');
    for (const strange of ['', 'EN', 'fr', 'constructor', '__proto__', 'en; path=/', 'x'.repeat(9_000)]) {
      expect(chosenLanguage({ offered, account: strange, cookie: strange, accepted: strange.replace('EN', '') })).toBe(
        'de',
      );
    }
    expect(chosenLanguage({ offered, accepted: 'q=;;,,,=en' })).toBe('de');
  });
});

describe('English errors', () => {
  it('has a sentence for every error and says nothing in German', () => {
    expect(Object.keys(errorMessages)).toEqual(Object.keys(errorCatalogue));
    for (const sentence of Object.values(errorMessages))
      expect(sentence).not.toMatch(/[äöüß]|\b(?:und|nicht|bitte|dein)\b/i);
  });
});
