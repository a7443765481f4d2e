import { exchangeDueDays, freeMatches, xpAmounts } from '@rezenso/contract/limits';
import vocabulary from '../../../../languages/vocabulary.en.ts';
import type { WordsOf } from '../all-languages.ts';
import { greeting } from './emails.en.ts';
import type { memberKinds } from './members.de.ts';

export default {
  'member.joined': [
    {
      notification: () => ({
        title: 'Welcome to Rezenso',
        body: 'Great to have you here! This is where businesses exchange honest reviews.',
      }),
    },
    {
      notification: () => ({
        title: 'Complete your profile',
        body: 'With a complete profile we can find suitable partners for you.',
      }),
    },
    {
      notification: () => ({
        title: 'Find your first partner',
        body: 'See which businesses suit you, and suggest a match.',
      }),
    },
  ],
  'profile.completed': [
    {
      activity: () => ({
        title: 'Profile completed',
        description: 'Other businesses can find you now.',
        badge: `+${xpAmounts['profile.completed']}\u00a0XP`,
        action: 'Find partners',
      }),
      mail: (_, reader) => ({
        subject: 'Welcome to Rezenso',
        preview: 'Your profile is ready. Here is how to get to your first exchange.',
        heading: 'Great to have you here',
        paragraphs: [
          greeting(reader),
          `The profile of ${reader.companyName} is ready, and other businesses can find you now. Here is what comes next:`,
        ],
        steps: [
          { title: 'Find partners', text: 'See who suits you, and suggest a match.' },
          {
            title: 'Agree on an exchange',
            text: `We plan the same number of reviews for both of you. You have ${exchangeDueDays} days.`,
          },
          {
            title: 'Review honestly',
            text: 'Write what you have experienced yourself. Stars never change what you get for it.',
          },
        ],
        action: { label: 'Find your first partner', href: `${reader.origin}/matches` },
        footnotes: [`The first ${freeMatches} matches are free.`],
      }),
    },
  ],
  'profile.corrected': [
    {
      notification: () => ({
        title: 'Please check your profile',
        body: 'We have become stricter about names and addresses: only on one line, without hidden characters, and addresses only with a public website and without short links. We have therefore adjusted a few things in your profile.',
      }),
    },
  ],
  'platform.added': [
    {
      activity: ({ platform: added }) => ({
        title: 'Platform added',
        description:
          added === 'other'
            ? 'You have added another platform.'
            : `${vocabulary.platforms[added]} is now one of your platforms.`,
        badge: 'Platform',
        action: 'View platforms',
      }),
    },
  ],
} satisfies WordsOf<typeof memberKinds>;
