import type { LanguageId } from '@rezenso/contract/vocabulary';
import { wishTexts } from './texts.de.ts';

const names = new Intl.DisplayNames(wishTexts.locale, { type: 'language' });

/** 'Deutsch' for 'de', or 'German' on a page in English, as the browser knows it. */
export const languageName = (id: LanguageId): string => names.of(id) ?? id;
