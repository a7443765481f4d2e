import { inLanguages } from '@rezenso/contract/in-languages';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

/** What the pages of the operators' texts say themselves, in a language. */
export const legalWords = inLanguages(german, { en: english });
