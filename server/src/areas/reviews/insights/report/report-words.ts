import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

const words = inLanguages(german, { en: english });

/** What a report says, in a language. */
export const reportWords = (language: Language) => words(language).reportTexts;
export type ReportWords = ReturnType<typeof reportWords>;
