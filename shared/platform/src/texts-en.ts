import type { Catalogue } from '@rezenso/contract/language';
import client from './client/texts.en.ts';

/** All texts of this package in English, for the catalogues of whoever bundles it. */
export const englishTexts: Catalogue = {
  'platform/client/texts': client,
};
