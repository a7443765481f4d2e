import { inLanguages } from '@rezenso/contract/in-languages';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

/** What hangs on the wall, in a language. */
export const printWords = inLanguages(german, { en: english });
