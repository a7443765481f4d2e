import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import type { Email } from '../../../mail/email.ts';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

const texts = inLanguages(german, { en: english });

/** The mails of a change of address, in the language of the account. */
export function addressEmails(language: Language) {
  const { consentEmail, vouchedEmail, proofEmail, takenEmail, changedEmail } = texts(language);
  return {
    /** To the mailbox until now. */
    consent: (href: string, newEmail: string): Email => ({ ...consentEmail(href, newEmail), language }),
    /** To the mailbox until now, where the operators were told that it is lost. */
    vouched: (newEmail: string, origin: string): Email => ({ ...vouchedEmail(newEmail, origin), language }),
    /** To the new one. */
    proof: (href: string, newEmail: string, company: string | null): Email => ({
      ...proofEmail(href, newEmail, company),
      language,
      isForAnybody: true,
    }),
    /** To the new one where it has an account: it is nobody's to give away. */
    taken: (): Email => ({ ...takenEmail(), language }),
    /** To the mailbox that the account has left. */
    changed: (newEmail: string, origin: string, passkeyCount: number): Email => ({
      ...changedEmail(newEmail, origin, passkeyCount),
      language,
    }),
  };
}
