import vocabulary from '../../../../languages/vocabulary.en.ts';
import type { WordsOf } from '../all-languages.ts';
import type { Notice } from '../happening-kind.ts';
import type { reviewKinds, WithheldReason } from './reviews.de.ts';

const withheldTexts: Readonly<Record<WithheldReason, Notice>> = {
  no_substance: {
    title: 'There are no XP for this review',
    body: 'It says hardly anything and therefore does not count, neither for your trust score nor for your partner’s average. Write what you experienced in one or two sentences of your own: until your partner confirms it, you can submit a better text under “Review exchanges”.',
  },
  known_text: {
    title: 'There are no XP for this review',
    body: 'Almost the same text has been submitted before. Therefore it does not count, neither for your trust score nor for your partner’s average. Every review counts if it is written for this particular business: until your partner confirms it, you can submit a text of your own under “Review exchanges”.',
  },
  held_account: {
    title: 'Your review is still waiting',
    body: 'We are taking a look at your account. Until then it does not count yet, and its XP will follow. Under “Settings”, “Privacy” you can read what this is about and write to us.',
  },
  kept_account: {
    title: 'This review does not count',
    body: 'We have decided about your account, and there are no XP for it. You can read the reason under “Settings”, “Privacy”. If you see it differently, write to us there.',
  },
};

export default {
  'review.imported': [
    {
      activity: ({ platform }) => ({
        title: 'Review imported',
        description: `A review from ${vocabulary.platforms[platform]} is now in your portfolio.`,
        badge: 'Imported',
        action: 'View reviews',
      }),
    },
  ],
  'exchange.no-xp': [{ notification: ({ reason }) => withheldTexts[reason] }],
  'exchange.released': [
    {
      notification: ({ points }) => ({
        title: 'Your review counts now',
        body: [
          'We have checked it once more: everything about it is fine.',
          ...(points > 0 ? [`You have received ${points}\u00a0XP for it.`] : []),
        ].join(' '),
      }),
    },
  ],
} satisfies WordsOf<typeof reviewKinds>;
