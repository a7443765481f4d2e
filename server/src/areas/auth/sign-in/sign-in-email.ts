import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import type { Email } from '../../../mail/email.ts';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

const emails = inLanguages(german, { en: english });

/** The mail behind the sign-in screen. */
export function signInEmail(href: string, language: Language): Email {
  return { ...emails(language).signInEmail(href), language };
}
