import type { Translation } from '@rezenso/contract/language';
import { emailChangeHours } from '@rezenso/contract/limits';
import type * as german from './texts.de.ts';

const valid = `The link is valid for ${emailChangeHours} hours.`;

export default {
  consentEmail: (href, newEmail) => ({
    subject: 'Change your email address?',
    preview: `Sign in with ${newEmail} from now on – please confirm that this comes from you.`,
    heading: 'Change your email address?',
    paragraphs: [
      'Hello,',
      `Somebody who is signed in to your Rezenso account would like to sign in with ${newEmail} from now on. Was that you? Then confirm it here. You take the same step in your new mailbox; nothing changes before that.`,
      'Was that not you? Then confirm nothing, and sign out all other devices in your settings.',
    ],
    action: { label: 'View the change', href },
    footnotes: [valid],
  }),
  vouchedEmail: (newEmail, origin) => ({
    subject: 'Your email address is being changed',
    preview: `As you asked, we are moving your account to ${newEmail}.`,
    heading: 'Your email address is being changed',
    paragraphs: [
      'Hello,',
      `You wrote to us that you can no longer get into this mailbox and would like to sign in with ${newEmail} from now on. As soon as you confirm it there, your account belongs to that address.`,
      'Was that not you? Then please write to us right away.',
    ],
    action: { label: 'Write to us', href: `${origin}/kontakt` },
  }),
  proofEmail: (href, newEmail, company) => ({
    subject: 'Confirm your new email address',
    preview: `Is ${newEmail} yours? Then confirm it with one click.`,
    heading: 'Confirm your new email address',
    paragraphs: [
      'Hello,',
      `${company ? `The Rezenso account of ${company}` : 'A Rezenso account'} is to sign in with ${newEmail} from now on. Confirm here that this mailbox is yours and that you want this.`,
    ],
    action: { label: 'Confirm address', href },
    footnotes: [valid, 'You do not know of such an account? Then confirm nothing, and nothing happens.'],
  }),
  takenEmail: () => ({
    subject: 'There is an account with this address already',
    preview: 'Another account wanted to take over this address. Nothing has changed.',
    heading: 'There is an account with this address already',
    paragraphs: [
      'Hello,',
      'Another Rezenso account wanted to sign in with your address from now on. It already belongs to your account, so nothing has changed.',
      'Was that you? Then first delete the account that you no longer need, or choose another address.',
    ],
  }),
  changedEmail: (newEmail, origin, passkeyCount) => ({
    subject: 'Your email address has been changed',
    preview: `You now sign in with ${newEmail}.`,
    heading: 'Your email address has been changed',
    paragraphs: [
      'Hello,',
      `Your Rezenso account now belongs to ${newEmail}. From now on all emails go there, and none come here.`,
      'On other devices you are signed out now.',
      ...passkeysStay(passkeyCount),
      'Both mailboxes agreed. Was that not you? Then please write to us right away.',
    ],
    action: { label: 'Write to us', href: `${origin}/kontakt` },
  }),
} satisfies Translation<typeof german>;

function passkeysStay(count: number): string[] {
  if (count === 0) return [];
  const some = count === 1 ? 'One passkey stays valid' : `${count} passkeys stay valid`;
  return [
    `${some}: it takes no email to get into the account with one. What no longer belongs there you remove in the settings under “Privacy”, signed in. If you can no longer get into the account, write to us: that takes no sign-in.`,
  ];
}
