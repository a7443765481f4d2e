import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import type { Email } from '../../../mail/email.ts';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

const texts = inLanguages(german, { en: english });

/** The mails of a team, most of them to people who may have no account, in the language of whoever invites or of the reader. */
export function teamEmails(language: Language) {
  const words = texts(language);
  const { invitationEmail, takenEmail, removedEmail, closedEmail } = words;
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
    /** To the colleague to whom the ownership is offered. */
    offered: (href: string, company: string | null, by: string): Email => ({
      ...words.offeredEmail(href, company, by),
      ...around,
    }),
    /** To the owner. */
    declined: (href: string, by: string): Email => ({ ...words.declinedEmail(href, by), language }),
    /** To whom the account belonged until now. */
    handedOver: (href: string, company: string | null, to: string): Email => ({
      ...words.handedOverEmail(href, company, to),
      ...around,
    }),
    removed: (company: string | null): Email => ({ ...removedEmail(company), ...around }),
  };
}
