import { inLanguages } from '@rezenso/contract/in-languages';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

/** What a seal says, in a language. */
export const sealWords = inLanguages(german, { en: english });
