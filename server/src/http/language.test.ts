import { describe, it } from 'node:test';
import { errorCatalogue } from '@rezenso/contract/errors';
import { errorMessages } from '@rezenso/contract/errors.en';
import { expect } from 'expect';
import { chosenLanguage, wishedLanguage } from './language.ts';

const offered = ['de', 'en'] as const;
const strangers = ['', 'fr', 'constructor', '__proto__', 'en; path=/', 'x'.repeat(9_000)];

describe('the language of an answer', () => {
  it('is what the account chose, then what the browser did, then German', () => {
    expect(chosenLanguage({ offered, account: 'en', cookie: 'de' })).toBe('en');
    expect(chosenLanguage({ offered, account: 'de', cookie: 'en' })).toBe('de');
    expect(chosenLanguage({ offered, account: null, cookie: 'en' })).toBe('en');
    expect(chosenLanguage({ offered, cookie: 'de' })).toBe('de');
    expect(chosenLanguage({ offered })).toBe('de');
  });

  it('is never one that is not offered, nor what is no language', () => {
    expect(chosenLanguage({ offered: ['de'], account: 'en', cookie: 'en' })).toBe('de');
    for (const strange of strangers) expect(chosenLanguage({ offered, account: strange, cookie: strange })).toBe('de');
  });
});

describe('the language that is offered on a German page', () => {
  it('is none where German is among what a browser names, at whatever place, or where it names anything', () => {
    for (const accepted of ['en,de;q=0.1', 'de', 'de-AT', 'EN-us, DE-ch;q=0.2', 'en,*;q=0.5', undefined, ''])
      expect([accepted, wishedLanguage(offered, accepted)]).toEqual([accepted, undefined]);
  });

  it('is the one that the browser likes best of those that the site speaks', () => {
    expect(wishedLanguage(offered, 'en-GB,en;q=0.9')).toBe('en');
    expect(wishedLanguage(offered, 'fr,en;q=0.3')).toBe('en');
    expect(wishedLanguage(offered, 'en,de;q=0')).toBe('en');
    expect(wishedLanguage(offered, 'fr,it')).toBeUndefined();
    expect(wishedLanguage(offered, 'en;q=0')).toBeUndefined();
    expect(wishedLanguage(['de'], 'en')).toBeUndefined();
  });

  it('is none for what is no language', () => {
    for (const strange of [...strangers, 'q=;;,,,=en']) expect(wishedLanguage(offered, strange)).toBeUndefined();
  });
});

describe('English errors', () => {
  it('has a sentence for every error and says nothing in German', () => {
    expect(Object.keys(errorMessages)).toEqual(Object.keys(errorCatalogue));
    for (const sentence of Object.values(errorMessages))
      expect(sentence).not.toMatch(/[äöüß]|\b(?:und|nicht|bitte|dein)\b/i);
  });
});
