import type { WordsOf } from '../all-languages.ts';
import { greeting } from './emails.en.ts';
import type { matchRequestKinds } from './match-requests.de.ts';
import { withWords } from './partner-words.en.ts';

export default {
  'match.requested': [
    {
      notification: ({ partner }) => ({
        title: 'New match request',
        body: `${partner} would like to exchange reviews with you. Have a look and reply.`,
      }),
      activity: ({ partner }) => ({
        title: 'New match request',
        description: `${partner} would like to exchange reviews with you.`,
        badge: 'New',
        action: 'View request',
      }),
      mail: ({ partner }, reader, { why }) => ({
        subject: `${partner} would like to exchange reviews with you`,
        preview: `${partner} has suggested a match to you.`,
        heading: 'You have a new match request',
        paragraphs: [
          greeting(reader),
          `${partner} would like to exchange honest reviews with you. Take your time to decide whether it suits you.`,
        ],
        ...(why ? { quote: why } : {}),
        action: { label: 'View request', href: `${reader.origin}/matches` },
      }),
    },
    {
      activity: ({ partner }) => ({
        title: 'Match requested',
        description: `You suggested an exchange to ${partner}.`,
        badge: 'Waiting for a reply',
        action: 'View matches',
      }),
    },
  ],
  'match.accepted': [
    {
      notification: ({ partner }) => ({
        title: 'Match accepted',
        body: `${partner} is in. You can start your exchange now.`,
      }),
      mail: ({ partner }, reader) => ({
        subject: `${partner} has accepted your match`,
        preview: 'You can start your exchange now.',
        heading: 'Your match has been accepted',
        paragraphs: [
          greeting(reader),
          `Good news: ${partner} is in. Now plan together who reviews whom on which platform.`,
        ],
        action: { label: 'Start exchange', href: `${reader.origin}/matches` },
      }),
    },
    {
      activity: ({ partner }) => ({
        title: 'Match accepted',
        description: `You and ${partner} are partners now.`,
        badge: 'Accepted',
        action: 'Start exchange',
      }),
    },
  ],
  'match.declined': [
    {
      notification: ({ partner, declineReason }) =>
        withWords(
          {
            title: 'Match declined',
            body: `There will be no exchange with ${partner} this time. There are more partners who suit you.`,
          },
          declineReason,
        ),
      mail: ({ partner, declineReason }, reader) => ({
        subject: `${partner} cannot take part right now`,
        preview: 'There are more businesses that suit you.',
        heading: 'No exchange this time',
        paragraphs: [
          greeting(reader),
          `${partner} has declined your match request. That says nothing about your business: often it is simply not the right time.`,
          'We have picked out more partners for you.',
        ],
        ...(declineReason ? { quote: declineReason } : {}),
        action: { label: 'View partners', href: `${reader.origin}/matches` },
      }),
    },
    {
      activity: ({ partner }) => ({
        title: 'Match declined',
        description: `There will be no exchange with ${partner} this time.`,
        badge: 'Declined',
        action: 'Find partners',
      }),
    },
  ],
  'match.withdrawn': [
    {
      notification: ({ partner }) => ({
        title: 'Request withdrawn',
        body: `${partner} has withdrawn the match request. There is nothing for you to do.`,
      }),
      activity: ({ partner }) => ({
        title: 'Request withdrawn',
        description: `${partner} has withdrawn the match request.`,
        badge: 'Withdrawn',
        action: 'Find partners',
      }),
    },
    {
      activity: ({ partner }) => ({
        title: 'Request withdrawn',
        description: `You have withdrawn your request to ${partner}.`,
        badge: 'Withdrawn',
        action: 'Find partners',
      }),
    },
  ],
} satisfies WordsOf<typeof matchRequestKinds>;
