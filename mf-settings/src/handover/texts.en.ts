import type { Translation } from '@rezenso/contract/language';
import { handoverDays } from '@rezenso/contract/limits';
import type * as german from './texts.de.ts';

export default {
  offerTexts: {
    title: 'Hand over account',
    description:
      'Should the account belong to somebody else in your team? You stay as a member, and everything that belongs to the business stays as it is.',
    open: 'Hand over account',
    dialogDescription: `We write to the person. Nothing changes before they agree. They have ${handoverDays} days for it, and until then you can take the offer back.`,
    to: 'To whom?',
    choose: 'Please choose',
    required: 'Please choose somebody in your team',
    changes: 'This is what changes',
    submit: 'Send offer',
    cancel: 'Cancel',
    sent: 'The offer is on its way',
    sentDescription: (email) => `We have written to ${email}. The account is still yours.`,
    failed: 'The offer could not be sent.',
    waiting: (email) => `You have offered the account to ${email}`,
    until: (moment) =>
      `The account is still yours. The offer is valid until ${moment}, and you get the answer by email.`,
    takeBack: 'Take offer back',
    takenBack: 'The offer has been taken back',
    takeBackFailed: 'The offer could not be taken back.',
  },
  changeTexts: {
    forOwner: [
      'Payment and invoices, export and deletion, the address of the account and who is in the team are then for the other person to decide.',
      'Emails of the account then go to them. You still see everything in the bell and on your own devices.',
      'You sign in as before and go on working with the profile, matches, exchanges and reviews.',
      'Pro, XP, matches and reviews belong to the business and stay.',
    ],
    forColleague: [
      'Payment and invoices, export and deletion, the address of the account and who is in the team are then for you to decide.',
      'Emails of the account then come to you. Newsletter and advertising are off until you switch them on.',
      'Whoever hands it over to you stays in the team as a member.',
      'Pro, XP, matches and reviews belong to the business and stay.',
    ],
  },
  takeOverTexts: {
    offered: (by) => `${by} would like to hand the account over to you`,
    until: (moment) => `Take your time to decide: the offer is valid until ${moment}.`,
    open: 'View offer',
    decline: 'Decline',
    declined: 'You have declined',
    declinedDescription: 'Nothing has changed.',
    declineFailed: 'The offer could not be declined.',
    title: 'Take over the account?',
    description: (by) => `${by} offers you the account. This is what changes when you agree:`,
    name: 'We address you by your name, and your partners know whom they are dealing with.',
    firstName: 'First name',
    lastName: 'Last name',
    submit: 'Take over account',
    cancel: 'Decide later',
    done: 'The account is yours now',
    doneDescription: 'You find payment, team and data in the settings.',
    failed: 'The account could not be taken over.',
  },
} satisfies Translation<typeof german>;
