import { inLanguages } from '../../../languages/in-languages.ts';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

/** What hangs on the wall, in a language. */
export const printWords = inLanguages(german, { en: english });
