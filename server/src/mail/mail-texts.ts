import { inLanguages } from '@rezenso/contract/in-languages';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

/** What stands around an email, by the language in which it is written. */
export const mailTexts = inLanguages(german, { en: english });
