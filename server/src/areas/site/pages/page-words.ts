import type { Language } from '@rezenso/contract/language';
import { documentTexts, watchdogTexts } from './texts.de.ts';
import english from './texts.en.ts';

const words: Readonly<Record<Language, Pick<typeof english, 'documentTexts' | 'watchdogTexts'>>> = {
  de: { documentTexts, watchdogTexts },
  en: english,
};

/** What a document says of itself in a language. */
export const wordsOf = (language: Language) => words[language];
