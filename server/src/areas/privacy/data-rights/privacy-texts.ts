import { inLanguages } from '@rezenso/contract/in-languages';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

/** What people read who take their data along, or whose partner left. */
export const privacyTexts = inLanguages(german, { en: english });
