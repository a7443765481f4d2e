import type { Translation } from '@rezenso/contract/language';
import { emailChangeHours } from '@rezenso/contract/limits';
import type * as german from './texts.de.ts';

export default {
  addressTexts: {
    title: 'Email address',
    description: 'This is what you sign in with, and where we write to you.',
    loadFailed: 'Your email address could not be loaded',
    change: 'Change address',
    waiting: (newEmail) => `Your new address ${newEmail} is waiting to be confirmed`,
    steps: {
      both: 'Open the emails in your current and in your new mailbox, and confirm in both.',
      old: 'You have confirmed in your new mailbox. Now your current one is missing.',
      new: 'You have confirmed in your current mailbox. Now your new one is missing.',
    },
    until: (moment) => `The links are valid until ${moment}. Nothing there? Please check your spam folder as well.`,
    takeBack: 'Cancel the change',
    takenBack: 'The change has been cancelled',
    takeBackFailed: 'The change could not be cancelled.',
  },
  changeTexts: {
    title: 'Change your email address',
    description: `We will send a link to both addresses. Nothing changes before you have confirmed in both mailboxes. You have ${emailChangeHours} hours for that. After it you are signed out on your other devices; here you stay signed in.`,
    email: 'New email address',
    placeholder: 'name@company.com',
    lost: 'You cannot get into your current mailbox any more? Then write to us under Help & requests while you are signed in here.',
    submit: 'Send links',
    cancel: 'Cancel',
    sent: 'Check both mailboxes',
    sentDescription: (newEmail) => `We have written to your current address and to ${newEmail}.`,
    failed: 'The links could not be sent.',
    invalid: 'Please enter a valid email address',
  },
  consentTexts: {
    title: { old: 'Change your email address?', new: 'Is this address yours?' },
    question: {
      old: (newEmail, company) =>
        `The account${company ? ` of ${company}` : ''} is to sign in with ${newEmail} from now on. Confirm only if this comes from you.`,
      new: (newEmail, company) =>
        `The account${company ? ` of ${company}` : ''} is to sign in with ${newEmail} from now on. Confirm only if it is your account.`,
    },
    confirm: { old: 'Yes, change the address', new: 'Yes, this is my address' },
    halfTitle: 'Thank you, one confirmation is missing',
    half: {
      old: 'Now open the email in your current mailbox and confirm there as well.',
      new: (newEmail) => `Now open the email to ${newEmail} and confirm there as well.`,
    },
    doneTitle: 'Your email address has been changed',
    done: (newEmail, isHere) =>
      `From now on you sign in with ${newEmail}. You stay signed in ${isHere ? 'here and ' : ''}where you began the change; on all other devices you are signed out. Passkeys stay valid.`,
    unusableTitle: 'This link no longer works',
    unusable: 'It has expired, or there has been a new one since. You can try again in the settings.',
    takenTitle: 'This address is taken',
    loadFailed: 'The link could not be checked',
    again: 'Try again',
    failed: 'That did not work',
    failedDescription: 'Please try again.',
    settings: 'To the settings',
    home: 'To the home page',
  },
} satisfies Translation<typeof german>;
