import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  legalTexts: { title: 'Legal', privacy: 'Privacy', terms: 'Terms', imprint: 'Legal notice' },
} satisfies Translation<typeof german>;
