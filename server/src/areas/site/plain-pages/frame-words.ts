import { inLanguages } from '@rezenso/contract/in-languages';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

/** What stands around every page without the application, in a language. */
export const frameWords = inLanguages(german, { en: english });
