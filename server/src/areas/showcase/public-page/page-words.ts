import { inLanguages } from '@rezenso/contract/in-languages';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

/** What a public page says itself, in a language. */
export const publicPageWords = inLanguages(german, { en: english });

export type PageWords = ReturnType<typeof publicPageWords>['pageTexts'];
