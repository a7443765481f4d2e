import type { Language } from '@rezenso/contract/language';
import * as german from './former-partner.de.ts';
import english from './former-partner.en.ts';
import { inLanguages } from './in-languages.ts';

const words = inLanguages(german, { en: english });

/** How a business is called that has left. */
export function formerPartner(language: Language): string {
  return words(language).formerPartner;
}
