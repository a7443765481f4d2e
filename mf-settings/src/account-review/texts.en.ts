import type { Translation } from '@rezenso/contract/language';
import { longestDisputeWords } from '@rezenso/contract/limits';
import type * as german from './texts.de.ts';

export default {
  reviewTexts: {
    title: 'Check of your account',
    states: {
      open: 'We are taking a look at your account',
      kept: 'Your reviews do not count',
      released: 'Everything about your account is fine',
    },
    explained: {
      open: 'Your account has several things in common with other accounts that you swap with. Often there is a good reason, such as a shared office or an agency. Until a person has decided, your new reviews do not count yet, their XP wait, and your seal is hidden. You can go on using everything else.',
      kept: 'We have taken a look at your account. New reviews of yours do not count, and your seal stays hidden. If you see it differently, write to us.',
      released: 'Your reviews count, and the XP that were waiting have arrived.',
    },
    decided: (day, reason) => `Our reason of ${day}: ${reason}`,
    appealed: (day, text) => `You wrote to us on ${day}: ${text}`,
    write: 'Write to us about it',
  },
  appealTexts: {
    title: 'Write to us about your account',
    description: 'How are you connected with the businesses that you swap with? Whoever decides reads this first.',
    text: 'Your explanation',
    tooShort: 'Please describe it in at least 10 characters',
    tooLong: `Please use at most ${longestDisputeWords} characters`,
    forbidden: 'The text contains characters that are not allowed',
    cancel: 'Cancel',
    submit: 'Send',
    sent: 'Thank you, we have received it',
    sentDescription: 'We will let you know once we have decided.',
    failed: 'Your explanation could not be sent.',
  },
} satisfies Translation<typeof german>;
