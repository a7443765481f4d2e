import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  invitationTexts: {
    title: (company) => (company ? `Work in the team of ${company}?` : 'Work in a team?'),
    description: (by, email) => `${by} invites you. You then sign in with ${email}.`,
    may: 'What you can do then',
    rights: [
      'Look after the profile and the platforms of the business',
      'Find partners, run exchanges and write messages',
      'Write, confirm and answer reviews',
    ],
    mayNot: 'Payment, export, deletion and who belongs to the team stay with the owner of the account.',
    seen: 'Everybody in the team sees your address; the owner of the account also sees your signed-in devices. You can leave the team at any time.',
    other: (email) =>
      `${email} is signed in here at the moment. If you accept, you go on in this browser with the new address.`,
    accept: 'Accept invitation',
    later: 'Not now',
    failed: 'That did not work',
    failedDescription: 'Please try again.',
    unusableTitle: 'This invitation is no longer valid',
    unusable:
      'It has expired, was withdrawn, has been accepted already, or there has been a new one since. Have you accepted it already? Then simply sign in. Otherwise ask for a new one.',
    takenTitle: 'Your address already belongs to an account',
    taken:
      'Every address belongs to one business. Have another one of yours invited, or first delete the account or leave the team that you no longer need.',
    loadFailed: 'The invitation could not be loaded',
    again: 'Try again',
    signIn: 'Sign in',
    home: 'To the start page',
  },
} satisfies Translation<typeof german>;
