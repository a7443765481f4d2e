import vocabulary from '../../../../languages/vocabulary.en.ts';
import type { WordsOf } from '../all-languages.ts';
import type { Notice } from '../happening-kind.ts';
import { noticeEmail } from './emails.en.ts';
import { type exchangeKinds, exchangePath, type Facts } from './exchanges.de.ts';
import { withWords } from './partner-words.en.ts';

const { platforms } = vocabulary;

export default {
  'exchange.submitted': [
    {
      notification: arrived,
      activity: ({ partner, platform }) => ({
        title: 'New review received',
        description: `${partner} has reviewed you on ${platforms[platform]}.`,
        badge: 'Please confirm',
        action: 'Confirm review',
      }),
      mail: (facts, reader) => ({
        ...noticeEmail(arrived(facts), reader),
        action: { label: 'Confirm review', href: reader.origin + exchangePath(facts) },
      }),
    },
    {
      activity: ({ partner, platform }) => ({
        title: 'Review submitted',
        description: `You have reviewed ${partner} on ${platforms[platform]}.`,
        badge: 'Waiting for confirmation',
        action: 'Go to exchange',
      }),
    },
  ],
  'exchange.revised': [
    {
      notification: ({ partner, platform }) => ({
        title: 'A review for you has been revised',
        body: `${partner} has changed the text of the review on ${platforms[platform]}. Please read it before you confirm it.`,
      }),
    },
  ],
  'exchange.opened': [
    {
      notification: ({ partner, platform }) => ({
        title: 'A review for you can now be read',
        body: `You can now read what ${partner} wrote about you on ${platforms[platform]}.`,
      }),
    },
  ],
  'exchange.confirmed': [
    {
      notification: (facts) => (facts.isBySilence ? settled(facts) : withWords(thanked(facts), facts.notes)),
      activity: ({ partner }) => ({
        title: 'Your review has been confirmed',
        description: `${partner} has confirmed your review.`,
        badge: 'Confirmed',
        action: 'Go to exchange',
      }),
      mail: (facts, reader) =>
        facts.isBySilence || !facts.notes
          ? undefined
          : {
              ...noticeEmail(thanked(facts), reader),
              quote: facts.notes,
              action: { label: 'View exchange', href: reader.origin + exchangePath(facts) },
            },
    },
    {
      notification: ({ partner, platform }) => ({
        title: 'A review counts as confirmed',
        body: `The review from ${partner} on ${platforms[platform]} now counts as confirmed and is among your reviews.`,
      }),
    },
    {
      activity: ({ partner, platform }) => ({
        title: 'Review confirmed',
        description: `You have confirmed the review from ${partner} on ${platforms[platform]}.`,
        badge: 'Confirmed',
        action: 'View reviews',
      }),
    },
  ],
} satisfies WordsOf<typeof exchangeKinds>;

function arrived({ partner, platform }: Facts): Notice {
  return {
    title: 'New review for you',
    body: `${partner} has reviewed you on ${platforms[platform]}. Please confirm that the review has arrived.`,
  };
}

function thanked({ partner, platform }: Facts): Notice {
  return {
    title: 'Your review has been confirmed',
    body: `${partner} has confirmed your review on ${platforms[platform]}. Thank you for your contribution!`,
  };
}

function settled({ partner, platform }: Facts): Notice {
  return {
    title: 'Your review counts as confirmed',
    body: `${partner} has not responded. Your review on ${platforms[platform]} now counts as confirmed.`,
  };
}
