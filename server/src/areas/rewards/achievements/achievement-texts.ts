import { inLanguages } from '../../../languages/in-languages.ts';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

/** What each achievement asks for, by the language of who reads it. */
export const achievementTexts = inLanguages(german, { en: english });
