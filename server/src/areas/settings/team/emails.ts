import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import type { Email } from '../../../mail/email.ts';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

const texts = inLanguages(german, { en: english });

/** The mails of a team to people who may have no account, in the language of whoever invites or of the one who goes. */
export function teamEmails(language: Language) {
  const { invitationEmail, takenEmail, removedEmail, closedEmail } = texts(language);
  const around = { language, isForAnybody: true } as const;
  return {
    invitation: (href: string, company: string | null, by: string): Email => ({
      ...invitationEmail(href, company, by),
      ...around,
    }),
    /** Where the address signs in elsewhere already. */
    taken: (company: string | null): Email => ({ ...takenEmail(company), ...around }),
    /** The owner deleted the account. */
    closed: (company: string | null): Email => ({ ...closedEmail(company), ...around }),
    removed: (company: string | null): Email => ({ ...removedEmail(company), ...around }),
  };
}
