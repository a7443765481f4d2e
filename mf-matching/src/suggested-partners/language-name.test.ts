import { languageIds } from '@rezenso/contract/vocabulary';
import { languageName } from './language-name.ts';

it('is what the language is called in German', () => {
  expect(languageIds.map(languageName)).toEqual(['Deutsch', 'Englisch', 'Französisch', 'Spanisch', 'Italienisch']);
});
