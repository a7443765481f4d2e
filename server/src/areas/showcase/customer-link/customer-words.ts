import { inLanguages } from '@rezenso/contract/in-languages';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

/** What customers read, and what their business reads about asking them, in a language. */
export const customerWords = inLanguages(german, { en: english });
