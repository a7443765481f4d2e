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
} satisfies WordsOf<typeof teamKinds>;
