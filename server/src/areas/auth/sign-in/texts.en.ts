import type { Translation } from '@rezenso/contract/language';
import { magicLinkTtlMinutes } from '@rezenso/contract/limits';
import type * as german from './texts.de.ts';

export default {
  signInEmail: (href) => ({
    subject: 'Your sign-in link for Rezenso',
    preview: `Sign in with one click – the link is valid for ${magicLinkTtlMinutes} minutes.`,
    heading: 'Your sign-in link',
    paragraphs: [
      'Hello,',
      `Here is your link to sign in to Rezenso. It is valid for ${magicLinkTtlMinutes} minutes and can be used once.`,
    ],
    action: { label: 'Sign in now', href },
    footnotes: ['You did not ask for a link? Then you can simply ignore this email.'],
  }),
} satisfies Translation<typeof german>;
