import { inLanguages } from '@rezenso/contract/in-languages';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

/** What this feature says, by the language of whoever reads it. */
export const byMailWords = inLanguages(german, { en: english });
