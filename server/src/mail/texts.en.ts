import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

/** True of those who chose and of those who left it as it began: most kinds are on from the start. */
const becauseOn = (what: string) => `You are receiving this email because ${what} are switched on for you.`;
const becauseChosen = (what: string) => `You are receiving this email because you switched on ${what}.`;

export default {
  wordings: {
    match_notification: { label: 'Match', reason: becauseOn('match notifications') },
    review_reminder: { label: 'Review', reason: becauseOn('review reminders') },
    subscription: { label: 'Subscription', reason: becauseOn('messages about your subscription') },
    level_up: { label: 'Level', reason: becauseOn('messages about a new level') },
    welcome: { label: 'Welcome', reason: 'You are receiving this email because you signed up for Rezenso.' },
    messages: { label: 'Message', reason: becauseOn('messages from partners') },
    newsletter: { label: 'Newsletter', reason: becauseChosen('the newsletter') },
    marketing: { label: 'Offer', reason: becauseChosen('offers') },
    system: { label: 'Account', reason: 'This email belongs to your account, so you cannot unsubscribe from it.' },
  },
  operatorsWording: {
    label: 'Operations',
    reason:
      'You are receiving this email because your server names this mailbox as SUPPORT_EMAIL. Without that entry no more will come; the requests stay in the admin area.',
  },
  anybodyWording: {
    label: 'Account',
    reason: 'You are receiving this email because somebody gave this address to Rezenso.',
  },
  digestTexts: {
    label: 'Summary',
    reason: 'You are receiving this summary because you get some of your emails bundled.',
    subject: (count) => (count === 1 ? '1 update on Rezenso' : `${count} updates on Rezenso`),
    heading: 'What has been happening',
    intro: 'Here is what has happened since the last summary:',
    preview: (headings) => headings.join(' · '),
    action: 'Open Rezenso',
  },
  frameTexts: {
    greeting: 'Hello,',
    claim: 'Rezenso – reviews fairly exchanged',
    team: 'Your Rezenso team',
    percent: (percent) => `${percent}%`,
    openAddress: 'Does the button not work? Open this address:',
    unsubscribe: 'Unsubscribe',
    settings: 'Email settings',
    imprint: 'Legal notice',
  },
} satisfies Translation<typeof german>;
