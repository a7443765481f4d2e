import { inLanguages } from '@rezenso/contract/in-languages';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

/** What is processed, why and for how long, in words. */
export const recordsTexts = inLanguages(german, { en: english });
