import * as z from 'zod';
import { happeningKind } from '../happening-kind.ts';
import { greeting } from './emails.de.ts';
import { matchId } from './fields.ts';
import { withWords } from './partner-words.de.ts';

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

export const matchRequestKinds = [requested, accepted, declined, withdrawn] as const;
