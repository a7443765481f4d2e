import { foreignWordsIn } from '../../shared/build/src/languages/foreign-words.ts';

/**
 * Words of an English text that are German.
 * @param besides names and what people wrote
 */
export function germanIn(text: string, besides: readonly string[] = []): string[] {
  return foreignWordsIn(text, 'en', besides);
}
