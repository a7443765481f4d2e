import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import type { Email } from '../../../mail/email.ts';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

const emails = inLanguages(german, { en: english });

/** Brings a code to whoever wants to do something with the account that cannot be taken back. */
export function signInCodeEmail(code: string, origin: string, language: Language): Email {
  return { ...emails(language).signInCodeEmail(code, `${origin}/settings/privacy`), language };
}
