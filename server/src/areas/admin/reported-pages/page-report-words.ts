import { inLanguages } from '@rezenso/contract/in-languages';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

/** What the form says that reports a public page, in a language. */
export const pageReportWords = inLanguages(german, { en: english });
