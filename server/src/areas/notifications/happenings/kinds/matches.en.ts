import type { WordsOf } from '../all-languages.ts';
import type { matchKinds } from './matches.de.ts';
import { withWords, writtenEmail } from './partner-words.en.ts';

export default {
  'match.rated': [
    {
      notification: ({ partner, partnerReview }) =>
        withWords(
          { title: 'Your partner has submitted their review', body: `${partner} is now waiting for your review.` },
          partnerReview,
        ),
      mail: writtenEmail,
    },
  ],
  'match.completed': [
    {
      notification: ({ partner, partnerReview, ratedLast, side }) =>
        withWords(
          {
            title: 'Match completed',
            body: `You and ${partner} have both submitted your reviews. Thank you for the fair exchange!`,
          },
          ratedLast && ratedLast !== side ? partnerReview : null,
        ),
      activity: ({ partner }) => ({
        title: 'Match completed',
        description: `You and ${partner} have both given your reviews.`,
        badge: 'Completed',
        action: 'View matches',
      }),
      mail: (facts, reader) =>
        facts.ratedLast && facts.ratedLast !== facts.side ? writtenEmail(facts, reader) : undefined,
    },
  ],
} satisfies WordsOf<typeof matchKinds>;
