import type { WordsOf } from '../all-languages.ts';
import { greeting } from './emails.en.ts';
import type { teamKinds } from './team.de.ts';

export default {
  'person.joined': [
    {
      notification: () => ({
        title: 'Your team has grown',
        body: 'An invitation has been accepted. Here you see who works with your account.',
      }),
      mail: (_, reader, { email }) => ({
        subject: 'Your invitation has been accepted',
        preview: `${email} now works in your team.`,
        heading: 'Your invitation has been accepted',
        paragraphs: [
          greeting(reader),
          `${email} now belongs to your team and signs in with their own address. The account, payment and who belongs to it stay yours to decide.`,
          'You did not want that? Then remove the person in your settings; they are signed out at once.',
        ],
        action: { label: 'View team', href: `${reader.origin}/settings/team` },
      }),
    },
  ],
  'person.left': [
    {
      notification: () => ({
        title: 'Somebody has left your team',
        body: 'Their access has ended. Here you see who still works with your account.',
      }),
    },
  ],
  'ownership.handed-over': [
    {
      notification: () => ({
        title: 'Somebody else in the team has taken over the account',
        body: 'Here you see whose it is now and who belongs to the team.',
      }),
      mail: (_, reader, { formerOwner }) => ({
        subject: 'The account is yours now',
        preview: `You have taken it over from ${formerOwner}.`,
        heading: 'The account is yours now',
        paragraphs: [
          greeting(reader),
          `You have taken over the account from ${formerOwner}. Payment and invoices, export and deletion, the address of the account and who is in the team are for you to decide now. Matches, reviews, points and Pro belong to the business and stay as they are.`,
          'Emails of the account come to you from now on. Newsletter and advertising are off until you switch them on yourself.',
          'You did not agree to this? Then sign out all other devices in your settings and write to us.',
        ],
        action: { label: 'View team', href: `${reader.origin}/settings/team` },
      }),
    },
  ],
} satisfies WordsOf<typeof teamKinds>;
