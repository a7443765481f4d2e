import { inLanguages } from '@rezenso/contract/in-languages';
import { taskTexts as german } from './texts.de.ts';
import { taskTexts as english } from './texts.en.ts';

/** What waits for a member about an agreed review, by its language. */
export const taskTexts = inLanguages(german, { en: english });
