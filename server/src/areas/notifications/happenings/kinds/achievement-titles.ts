import { inLanguages } from '@rezenso/contract/in-languages';
import { achievementTitles as german } from './achievement-titles.de.ts';
import { achievementTitles as english } from './achievement-titles.en.ts';

/** How achievements are called, by the language of who reads of them. */
export const achievementTitlesIn = inLanguages(german, { en: english });
