import { inLanguages } from '@rezenso/contract/in-languages';
import * as german from './vocabulary.de.ts';
import english from './vocabulary.en.ts';

/** Names of what is stored by ids, or by German names. */
export const vocabulary = inLanguages(german, { en: english });
