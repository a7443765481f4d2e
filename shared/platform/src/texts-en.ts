import type { Catalogue } from '@rezenso/contract/language';
import client from './client/texts.en.ts';

/** All texts of this package in English, for the catalogues of whoever bundles it. */
const catalogue: Catalogue = {
  'platform/client/texts': client,
};

export default catalogue;
