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
