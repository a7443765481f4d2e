import { platformsInSentences } from '@rezenso/engines/coordination';
import * as z from 'zod';
import { happeningKind, type Notice } from '../happening-kind.ts';
import { exchangePath } from './exchanges.de.ts';
import { exchangeId, reviewId, toMember } from './fields.ts';

const imported = happeningKind({
  kind: 'review.imported',
  about: 'review',
  keeps: z.object({ reviewId }),
  subject: ({ reviewId: review }) => review,
  tells: [
    {
      who: (_, { ownerId }) => ownerId,
      activity: {
        type: 'review.imported',
        tone: 'info',
        icon: 'download',
        badge: 'info',
        href: '/reviews',
        says: ({ platform }) => ({
          title: 'Review importiert',
          description: `Eine Review von ${platformsInSentences[platform]} ist jetzt in deinem Portfolio.`,
          badge: 'Importiert',
          action: 'Bewertungen ansehen',
        }),
      },
    },
  ],
});

const withheldReasons = ['no_substance', 'known_text', 'held_account', 'kept_account'] as const;
export type WithheldReason = (typeof withheldReasons)[number];

const withheldTexts: Readonly<Record<WithheldReason, Notice>> = {
  no_substance: {
    title: 'Für diese Review gibt es keine XP',
    body: 'Sie sagt kaum etwas aus und zählt deshalb nicht mit, auch nicht für deinen Trust Score und den Schnitt deines Partners. Schreib in ein, zwei eigenen Sätzen, was du erlebt hast: Bis dein Partner sie bestätigt, kannst du im „Review-Austausch“ einen besseren Text abgeben.',
  },
  known_text: {
    title: 'Für diese Review gibt es keine XP',
    body: 'Fast derselbe Text wurde schon einmal abgegeben. Deshalb zählt sie nicht mit, auch nicht für deinen Trust Score und den Schnitt deines Partners. Jede Review zählt, wenn sie für diesen Betrieb geschrieben ist: Bis dein Partner sie bestätigt, kannst du im „Review-Austausch“ einen eigenen Text abgeben.',
  },
  held_account: {
    title: 'Deine Review wartet noch',
    body: 'Wir sehen uns gerade dein Konto an. So lange zählt sie noch nicht mit, und ihre XP kommen danach. Unter „Einstellungen“, „Datenschutz“ liest du, worum es geht, und kannst uns schreiben.',
  },
  kept_account: {
    title: 'Diese Review zählt nicht mit',
    body: 'Wir haben über dein Konto entschieden, und für sie gibt es keine XP. Den Grund liest du unter „Einstellungen“, „Datenschutz“. Siehst du das anders, schreib uns dort.',
  },
};

/** A review was handed in that counts for nothing. */
const withheld = happeningKind({
  kind: 'exchange.no-xp',
  about: 'nothing',
  keeps: z.object({ exchangeId, reason: z.enum(withheldReasons) }),
  needs: toMember,
  subject: ({ exchangeId: exchange }) => exchange,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: { type: 'exchange.no-xp', href: exchangePath, says: ({ reason }) => withheldTexts[reason] },
    },
  ],
});

/** A withheld review counts after all, with the XP that were missing. */
const released = happeningKind({
  kind: 'exchange.released',
  about: 'nothing',
  keeps: z.object({ exchangeId, points: z.int() }),
  needs: toMember,
  subject: ({ exchangeId: exchange }) => exchange,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'exchange.released',
        href: exchangePath,
        says: ({ points }) => ({
          title: 'Deine Review zählt jetzt mit',
          body: [
            'Wir haben sie noch einmal geprüft: Mit ihr ist alles in Ordnung.',
            ...(points > 0 ? [`Dafür hast du ${points}\u00a0XP bekommen.`] : []),
          ].join(' '),
        }),
      },
    },
  ],
});

export const reviewKinds = [imported, withheld, released] as const;
