import type { Language } from '@rezenso/contract/language';
import type { GermanKind, HappeningKind } from './happening-kind.ts';

/** What another language says of some kinds, by their names. */
export type WordsOf<Kinds extends readonly GermanKind[]> = {
  readonly [Kind in Kinds[number] as NameOf<Kind>]: NonNullable<Kind['words']>;
};

type NameOf<Kind extends GermanKind> =
  NonNullable<Kind['happening']> extends { kind: infer Name extends string } ? Name : never;

/**
 * Kinds with their words in each language. A text that a language lacks, or has beyond the German ones, does not compile.
 * @param others by language, each of the `<file>.<language>.ts` beside the kinds
 */
export function inAllLanguages<const Kinds extends readonly GermanKind[]>(
  kinds: Kinds,
  others: Readonly<Record<Exclude<Language, 'de'>, WordsOf<Kinds>>>,
): HappeningKind[] {
  const wordsOf = (language: Exclude<Language, 'de'>) => new Map<string, unknown>(Object.entries(others[language]));
  const english = wordsOf('en');
  return kinds.map((one) => one.inLanguages({ en: english.get(one.kind) }));
}
