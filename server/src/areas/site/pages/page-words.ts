import { inLanguages } from '@rezenso/contract/in-languages';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

/** What a document says of itself in a language, and pages that say one thing. */
export const wordsOf = inLanguages(german, { en: english });
