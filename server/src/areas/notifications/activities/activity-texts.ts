import { inLanguages } from '@rezenso/contract/in-languages';
import { texts as german } from './texts.de.ts';
import { texts as english } from './texts.en.ts';

/** What stands beside what activities say, by the language of their reader. */
export const activityTexts = inLanguages(german, { en: english });
