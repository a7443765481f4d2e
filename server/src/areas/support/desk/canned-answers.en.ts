import type { Translation } from '@rezenso/contract/language';
import type * as german from './canned-answers.de.ts';

export default {
  canned: [
    {
      name: 'Sign-in link does not arrive',
      text: 'Please look in your spam folder first and check that the address is spelt correctly. Then request a new link.',
      article: 'anmelden-ohne-passwort',
    },
    {
      name: 'Why a review is checked',
      text: 'Your review has caught our attention, and our team is looking at it. A suspicion is not a decision.',
      article: 'warum-wird-etwas-geprueft',
    },
    {
      name: 'Cancel Pro',
      text: 'You cancel in the settings under “Subscription” and keep Pro until the end of the period you have paid for.',
      article: 'pro-kuendigen',
    },
    {
      name: 'Where the invoices are',
      text: 'Your invoices are in the settings under “Subscription”, as soon as something has been paid.',
      article: 'kostenlos-und-pro',
    },
    {
      name: 'More details needed',
      text: 'Thank you for your message. So that we can help you: what exactly did you do, what did you expect, and what happened instead? It also helps to know which browser you use.',
    },
    {
      name: 'Fault found, we are on it',
      text: 'Thank you for reporting this to us. We were able to reproduce it and are working on it. As soon as it is fixed, we will let you know here.',
    },
    {
      name: 'Report a partner',
      text: 'Please report the partner directly on the match or the exchange. That way our moderators see at once what it is about.',
      article: 'partner-melden',
    },
  ],
  hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
  more: (href) => `Read more: ${href}`,
  regards: 'Kind regards\nYour Rezenso team',
} satisfies Translation<typeof german>;
