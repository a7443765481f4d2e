import { startLanguage } from '@rezenso/contract/language-catalogue';
import { dataLanguage } from './data-language.ts';

afterEach(() => {
  globalThis.__rezensoLanguage = undefined;
});

it('marks what is German on a page in another language, and nothing on a German one', () => {
  expect(dataLanguage()).toBeUndefined();
  startLanguage('en', {});
  expect(dataLanguage()).toBe('de');
});

it('marks what is English on a German page, and nothing on an English one', () => {
  expect(dataLanguage('en')).toBe('en');
  startLanguage('en', {});
  expect(dataLanguage('en')).toBeUndefined();
});
