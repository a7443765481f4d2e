import * as z from 'zod';
import { happeningKind } from '../happening-kind.ts';
import { matchId } from './fields.ts';
import { withWords, writtenEmail } from './partner-words.de.ts';

const ofMatch = z.object({ matchId });

/** One side of a match without a plan gave its review, the other has not yet. */
const rated = happeningKind({
  kind: 'match.rated',
  about: 'match',
  keeps: ofMatch,
  needs: z.object({ raterId: z.guid() }),
  subject: ({ matchId: match }) => match,
  tells: [
    {
      who: ({ raterId }, { requester, provider }) => (raterId === requester.id ? provider.id : requester.id),
      notification: {
        type: 'match.rated',
        href: '/matches',
        says: ({ partner, partnerReview }) =>
          withWords(
            { title: 'Dein Partner hat seine Review abgegeben', body: `${partner} wartet jetzt auf deine Review.` },
            partnerReview,
          ),
      },
      mail: {
        type: 'match_notification',
        name: ({ matchId: match, memberId }) => `match-reviewed.${match}.${memberId}`,
        says: writtenEmail,
      },
    },
  ],
});

/** Who gave first was quoted then; who gave last is quoted now. A match with a plan has no last one. */
const completed = happeningKind({
  kind: 'match.completed',
  about: 'match',
  keeps: z.object({ matchId, ratedLast: z.optional(z.enum(['requester', 'provider'])) }),
  subject: ({ matchId: match }) => match,
  tells: [
    {
      who: (_, { requester, provider }) => [requester.id, provider.id],
      notification: {
        type: 'match.completed',
        href: '/matches',
        says: ({ partner, partnerReview, ratedLast, side }) =>
          withWords(
            {
              title: 'Match abgeschlossen',
              body: `Du und ${partner} habt beide eure Review abgegeben. Danke für den fairen Austausch!`,
            },
            ratedLast && ratedLast !== side ? partnerReview : null,
          ),
      },
      activity: {
        type: 'match.completed',
        tone: 'success',
        icon: 'circle-check',
        badge: 'success',
        href: '/matches',
        says: ({ partner }) => ({
          title: 'Match abgeschlossen',
          description: `Du und ${partner} habt beide eure Review gegeben.`,
          badge: 'Abgeschlossen',
          action: 'Matches ansehen',
        }),
      },
      mail: {
        type: 'match_notification',
        name: ({ matchId: match, memberId }) => `match-reviewed.${match}.${memberId}`,
        says: (facts, reader) =>
          facts.ratedLast && facts.ratedLast !== facts.side ? writtenEmail(facts, reader) : undefined,
      },
    },
  ],
});

export const matchKinds = [rated, completed] as const;
