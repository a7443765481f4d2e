import { inLanguages } from '@rezenso/contract/in-languages';
import { emptiedMessage } from './emptied.de.ts';
import { emptiedInEnglish } from './emptied.en.ts';

/** What stands where a message named an account that left, by the language of its reader. */
export const emptiedIn = inLanguages(emptiedMessage, { en: emptiedInEnglish });
