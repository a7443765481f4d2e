import { platformsInSentences } from '@rezenso/engines/coordination';
import * as z from 'zod';
import { happeningKind, type Notice } from '../happening-kind.ts';
import type { Views } from '../scenes.ts';
import { noticeEmail } from './emails.de.ts';
import { exchangeId } from './fields.ts';
import { withWords } from './partner-words.de.ts';

export type Facts = Views['exchange'];

/** Opens the exchange where it stands, with what it asks of its reader. */
export const exchangePath = (kept: { exchangeId: string }) => `/exchanges?exchange=${kept.exchangeId}`;

/** A review was handed in. */
const submitted = happeningKind({
  kind: 'exchange.submitted',
  about: 'exchange',
  keeps: z.object({ exchangeId }),
  subject: ({ exchangeId: exchange }) => exchange,
  tells: [
    {
      who: (_, { recipient }) => recipient.id,
      notification: { type: 'exchange.submitted', href: exchangePath, says: arrived },
      activity: {
        type: 'review.received',
        tone: 'warning',
        icon: 'star',
        badge: 'warning',
        href: exchangePath,
        says: ({ partner, platform }) => ({
          title: 'Neue Review erhalten',
          description: `${partner} hat dich auf ${platformsInSentences[platform]} bewertet.`,
          badge: 'Bitte bestätigen',
          action: 'Review bestätigen',
        }),
      },
      mail: {
        type: 'review_reminder',
        name: ({ exchangeId: exchange }) => `exchange-submitted.${exchange}`,
        says: (facts, reader) => ({
          ...noticeEmail(arrived(facts), reader),
          action: { label: 'Review bestätigen', href: reader.origin + exchangePath(facts) },
        }),
      },
    },
    {
      who: (_, { reviewer }) => reviewer.id,
      activity: {
        type: 'review.submitted',
        tone: 'info',
        icon: 'pencil',
        badge: 'info',
        href: exchangePath,
        says: ({ partner, platform }) => ({
          title: 'Review abgegeben',
          description: `Du hast ${partner} auf ${platformsInSentences[platform]} bewertet.`,
          badge: 'Wartet auf Bestätigung',
          action: 'Zum Austausch',
        }),
      },
    },
  ],
});

/** A text that counts took the place of one that did not; whoever is to confirm it may have read the first. */
const revised = happeningKind({
  kind: 'exchange.revised',
  about: 'exchange',
  keeps: z.object({ exchangeId }),
  subject: ({ exchangeId: exchange }) => exchange,
  tells: [
    {
      who: (_, { recipient }) => recipient.id,
      notification: {
        type: 'exchange.revised',
        href: exchangePath,
        says: ({ partner, platform }) => ({
          title: 'Eine Review für dich wurde überarbeitet',
          body: `${partner} hat den Text der Review auf ${platformsInSentences[platform]} geändert. Bitte sieh ihn dir an, bevor du sie bestätigst.`,
        }),
      },
    },
  ],
});

/** Its date came before its recipient handed in the other one. */
const opened = happeningKind({
  kind: 'exchange.opened',
  about: 'exchange',
  keeps: z.object({ exchangeId }),
  subject: ({ exchangeId: exchange }) => exchange,
  tells: [
    {
      who: (_, { recipient }) => recipient.id,
      notification: {
        type: 'exchange.opened',
        href: exchangePath,
        says: ({ partner, platform }) => ({
          title: 'Eine Review für dich ist jetzt lesbar',
          body: `Du kannst jetzt lesen, was ${partner} auf ${platformsInSentences[platform]} über dich geschrieben hat.`,
        }),
      },
    },
  ],
});

/** By the recipient, or because nobody did in time. */
const confirmed = happeningKind({
  kind: 'exchange.confirmed',
  about: 'exchange',
  keeps: z.object({ exchangeId, isBySilence: z.boolean() }),
  subject: ({ exchangeId: exchange }) => exchange,
  tells: [
    {
      who: (_, { reviewer }) => reviewer.id,
      notification: {
        type: 'exchange.confirmed',
        href: exchangePath,
        says: (facts) => (facts.isBySilence ? settled(facts) : withWords(thanked(facts), facts.notes)),
      },
      activity: {
        type: 'review.confirmed',
        tone: 'success',
        icon: 'badge-check',
        badge: 'success',
        href: exchangePath,
        says: ({ partner }) => ({
          title: 'Deine Review wurde bestätigt',
          description: `${partner} hat deine Review bestätigt.`,
          badge: 'Bestätigt',
          action: 'Zum Austausch',
        }),
      },
      mail: {
        type: 'match_notification',
        name: ({ exchangeId: exchange }) => `exchange-confirmed.${exchange}`,
        says: (facts, reader) =>
          facts.isBySilence || !facts.notes
            ? undefined
            : {
                ...noticeEmail(thanked(facts), reader),
                quote: facts.notes,
                action: { label: 'Austausch ansehen', href: reader.origin + exchangePath(facts) },
              },
      },
    },
    {
      who: ({ isBySilence }, { recipient }) => (isBySilence ? recipient.id : undefined),
      notification: {
        type: 'exchange.settled',
        href: exchangePath,
        says: ({ partner, platform }) => ({
          title: 'Eine Review gilt als bestätigt',
          body: `Die Review von ${partner} auf ${platformsInSentences[platform]} zählt jetzt als bestätigt und steht bei deinen Bewertungen.`,
        }),
      },
    },
    {
      who: ({ isBySilence }, { recipient }) => (isBySilence ? undefined : recipient.id),
      activity: {
        type: 'receipt.confirmed',
        tone: 'success',
        icon: 'check-check',
        badge: 'success',
        href: '/reviews',
        says: ({ partner, platform }) => ({
          title: 'Review bestätigt',
          description: `Du hast die Review von ${partner} auf ${platformsInSentences[platform]} bestätigt.`,
          badge: 'Bestätigt',
          action: 'Bewertungen ansehen',
        }),
      },
    },
  ],
});

export const exchangeKinds = [submitted, revised, opened, confirmed] as const;

function arrived({ partner, platform }: Facts): Notice {
  return {
    title: 'Neue Review für dich',
    body: `${partner} hat dich auf ${platformsInSentences[platform]} bewertet. Bitte bestätige, dass die Review angekommen ist.`,
  };
}

function thanked({ partner, platform }: Facts): Notice {
  return {
    title: 'Deine Review wurde bestätigt',
    body: `${partner} hat deine Review auf ${platformsInSentences[platform]} bestätigt. Danke für deinen Beitrag!`,
  };
}

function settled({ partner, platform }: Facts): Notice {
  return {
    title: 'Deine Review gilt als bestätigt',
    body: `${partner} hat sich nicht gemeldet. Deine Review auf ${platformsInSentences[platform]} zählt jetzt als bestätigt.`,
  };
}
