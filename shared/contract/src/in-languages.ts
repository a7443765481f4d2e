import type { Language, Translation } from './language.ts';

/**
 * Words in each language of the site, by the language of whoever reads them: for the server and the engines, where one process speaks all of
 * them; a page has one (`texts` in language.ts). A text that a language lacks, or has beyond
 * the German ones, does not compile.
 * @param german the source, of a `<file>.de.ts`
 * @param others by language, each of the `<file>.<language>.ts` beside it
 * @returns what answers with the words in one language
 */
export function inLanguages<const T>(
  german: T,
  others: Readonly<Record<Exclude<Language, 'de'>, Translation<T>>>,
): (language: Language) => Translation<T> {
  const all = { ...others, de: german as Translation<T> };
  return (language) => all[language];
}
