import { inLanguages } from '@rezenso/contract/in-languages';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

/** What each achievement asks for, by the language of who reads it. */
export const achievementTexts = inLanguages(german, { en: english });
