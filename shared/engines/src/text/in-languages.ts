import type { Language, Translation } from '@rezenso/contract/language';

/** What is said, by the language of whoever reads it. */
type InLanguages<T> = Readonly<Record<Language, Translation<T>>>;

/**
 * Words of an engine in each language. A text that a language lacks, or has beyond the German ones, does not compile.
 * @param german the source, of a `<file>.de.ts`
 * @param others by language, each of the `<file>.<language>.ts` beside it
 */
export function inLanguages<const T>(
  german: T,
  others: Readonly<Record<Exclude<Language, 'de'>, Translation<T>>>,
): InLanguages<T> {
  return { ...others, de: german as Translation<T> };
}
