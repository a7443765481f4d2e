import * as z from 'zod';
import { happeningKind } from '../happening-kind.ts';
import { greeting } from './emails.de.ts';
import { matchId, toMember } from './fields.ts';
import { withWords, writtenEmail } from './partner-words.de.ts';

const ofMatch = z.object({ matchId });

const requested = happeningKind({
  kind: 'match.requested',
  about: 'match',
  keeps: ofMatch,
  /** Why the two suit each other, said to the provider in the language of its account. */
  needs: z.object({ why: z.optional(z.string()) }),
  subject: ({ matchId: match }) => match,
  tells: [
    {
      who: (_, { provider }) => provider.id,
      notification: {
        type: 'match.requested',
        href: '/matches',
        says: ({ partner }) => ({
          title: 'Neue Match-Anfrage',
          body: `${partner} möchte mit dir Reviews austauschen. Schau es dir an und antworte.`,
        }),
      },
      activity: {
        type: 'match.received',
        tone: 'accent',
        icon: 'handshake',
        badge: 'warning',
        href: '/matches',
        says: ({ partner }) => ({
          title: 'Neue Match-Anfrage',
          description: `${partner} möchte sich mit dir austauschen.`,
          badge: 'Neu',
          action: 'Anfrage ansehen',
        }),
      },
      mail: {
        type: 'match_notification',
        name: ({ matchId: match }) => `match-requested.${match}`,
        says: ({ partner }, reader, { why }) => ({
          subject: `${partner} möchte mit dir Reviews austauschen`,
          preview: `${partner} hat dir ein Match vorgeschlagen.`,
          heading: 'Du hast eine neue Match-Anfrage',
          paragraphs: [
            greeting(reader),
            `${partner} möchte mit dir ehrliche Reviews austauschen. Du entscheidest in Ruhe, ob das für dich passt.`,
          ],
          ...(why ? { quote: why } : {}),
          action: { label: 'Anfrage ansehen', href: `${reader.origin}/matches` },
        }),
      },
    },
    {
      who: (_, { requester }) => requester.id,
      activity: {
        type: 'match.requested',
        tone: 'info',
        icon: 'send',
        badge: 'info',
        href: '/matches',
        says: ({ partner }) => ({
          title: 'Match angefragt',
          description: `Du hast ${partner} einen Austausch vorgeschlagen.`,
          badge: 'Wartet auf Antwort',
          action: 'Matches ansehen',
        }),
      },
    },
  ],
});

const accepted = happeningKind({
  kind: 'match.accepted',
  about: 'match',
  keeps: ofMatch,
  subject: ({ matchId: match }) => match,
  tells: [
    {
      who: (_, { requester }) => requester.id,
      notification: {
        type: 'match.accepted',
        href: '/matches',
        says: ({ partner }) => ({
          title: 'Match angenommen',
          body: `${partner} ist dabei. Jetzt könnt ihr euren Austausch starten.`,
        }),
      },
      mail: {
        type: 'match_notification',
        name: ({ matchId: match }) => `match-accepted.${match}`,
        says: ({ partner }, reader) => ({
          subject: `${partner} hat dein Match angenommen`,
          preview: 'Jetzt könnt ihr euren Austausch starten.',
          heading: 'Dein Match wurde angenommen',
          paragraphs: [
            greeting(reader),
            `gute Nachrichten: ${partner} ist dabei. Plant jetzt gemeinsam, wer wen auf welcher Plattform bewertet.`,
          ],
          action: { label: 'Austausch starten', href: `${reader.origin}/matches` },
        }),
      },
    },
    {
      who: (_, { requester, provider }) => [requester.id, provider.id],
      activity: {
        type: 'match.accepted',
        tone: 'success',
        icon: 'handshake',
        badge: 'success',
        href: '/matches',
        says: ({ partner }) => ({
          title: 'Match angenommen',
          description: `Du und ${partner} seid jetzt Partner.`,
          badge: 'Angenommen',
          action: 'Austausch starten',
        }),
      },
    },
  ],
});

const declined = happeningKind({
  kind: 'match.declined',
  about: 'match',
  keeps: ofMatch,
  subject: ({ matchId: match }) => match,
  tells: [
    {
      who: (_, { requester }) => requester.id,
      notification: {
        type: 'match.declined',
        href: '/matches',
        says: ({ partner, declineReason }) =>
          withWords(
            {
              title: 'Match abgelehnt',
              body: `Mit ${partner} kommt diesmal kein Austausch zustande. Es gibt noch mehr passende Partner.`,
            },
            declineReason,
          ),
      },
      mail: {
        type: 'match_notification',
        name: ({ matchId: match }) => `match-declined.${match}`,
        says: ({ partner, declineReason }, reader) => ({
          subject: `${partner} kann gerade nicht`,
          preview: 'Es gibt noch mehr Unternehmen, die zu dir passen.',
          heading: 'Diesmal kein Austausch',
          paragraphs: [
            greeting(reader),
            `${partner} hat deine Match-Anfrage abgelehnt. Das sagt nichts über dein Unternehmen: Oft passt nur der Zeitpunkt nicht.`,
            'Wir haben weitere Partner für dich herausgesucht.',
          ],
          ...(declineReason ? { quote: declineReason } : {}),
          action: { label: 'Partner ansehen', href: `${reader.origin}/matches` },
        }),
      },
    },
    {
      who: (_, { requester, provider }) => [requester.id, provider.id],
      activity: {
        type: 'match.declined',
        tone: 'neutral',
        icon: 'circle-x',
        badge: 'info',
        href: '/matches',
        says: ({ partner }) => ({
          title: 'Match abgelehnt',
          description: `Mit ${partner} kommt diesmal kein Austausch zustande.`,
          badge: 'Abgelehnt',
          action: 'Partner finden',
        }),
      },
    },
  ],
});

/** Told to who was asked, without a mail: there is nothing to do. */
const withdrawn = happeningKind({
  kind: 'match.withdrawn',
  about: 'match',
  keeps: ofMatch,
  subject: ({ matchId: match }) => match,
  tells: [
    {
      who: (_, { provider }) => provider.id,
      notification: {
        type: 'match.withdrawn',
        href: '/matches',
        says: ({ partner }) => ({
          title: 'Anfrage zurückgezogen',
          body: `${partner} hat die Match-Anfrage zurückgezogen. Du musst nichts tun.`,
        }),
      },
      activity: {
        type: 'match.request-withdrawn',
        tone: 'neutral',
        icon: 'circle-x',
        badge: 'info',
        href: '/matches',
        says: ({ partner }) => ({
          title: 'Anfrage zurückgezogen',
          description: `${partner} hat die Match-Anfrage zurückgezogen.`,
          badge: 'Zurückgezogen',
          action: 'Partner finden',
        }),
      },
    },
    {
      who: (_, { requester }) => requester.id,
      activity: {
        type: 'match.withdrawn',
        tone: 'neutral',
        icon: 'circle-x',
        badge: 'info',
        href: '/matches',
        says: ({ partner }) => ({
          title: 'Anfrage zurückgezogen',
          description: `Du hast deine Anfrage an ${partner} zurückgezogen.`,
          badge: 'Zurückgezogen',
          action: 'Partner finden',
        }),
      },
    },
  ],
});

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

/** A partner of something open deleted the account, or was banned. It is not named. */
const partnerLeft = happeningKind({
  kind: 'partner.left',
  about: 'nothing',
  keeps: z.object({ isBanned: z.boolean() }),
  needs: z.object({ ...toMember.shape, matchId }),
  subject: ({ matchId: match }) => match,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'partner.left',
        href: '/matches',
        says: ({ isBanned }) =>
          isBanned
            ? {
                title: 'Ein Austausch ist beendet',
                body: 'Ein Partner ist bei Rezenso nicht mehr dabei. Was du abgegeben hattest, zählt; was noch offen war, ist beendet.',
              }
            : {
                title: 'Ein Partner hat Rezenso verlassen',
                body: 'Was schon abgegeben war, zählt als bestätigt; was noch offen war, ist beendet. Deine Punkte und deine Bewertungen bleiben.',
              },
      },
    },
  ],
});

export const matchKinds = [requested, accepted, declined, withdrawn, rated, completed, partnerLeft] as const;
