import { mostExtensions } from '@rezenso/contract/limits';
import { platformsInSentences } from '@rezenso/engines/coordination';
import * as z from 'zod';
import { germanDate } from '../../../../time/german-date.ts';
import { happeningKind, type Notice } from '../happening-kind.ts';
import type { Views } from '../scenes.ts';
import { noticeEmail } from './emails.de.ts';
import { exchangePath } from './exchanges.de.ts';
import { exchangeId } from './fields.ts';

/** Three days before the due day, on it, and three days after. */
const reminderKinds = ['before', 'due', 'overdue'] as const;
export type ReminderKind = (typeof reminderKinds)[number];
const exchangeSides = ['reviewer', 'recipient'] as const;

/** Of a due date that was put off one is reminded anew. */
function named(between: string, exchange: string, which: ReminderKind, turn: number | null | undefined): string {
  return [exchange, which, ...(turn ? [turn] : [])].join(between);
}

/** The names of an exchange's reminder mails: once the review is handed in, those that wait are taken back. */
export function reminderMails(exchange: string): string[] {
  return reminderKinds.flatMap((reminder) =>
    Array.from(
      { length: mostExtensions + 1 },
      (_, turn) => `exchange-reminder.${named('.', exchange, reminder, turn)}`,
    ),
  );
}

/** The names of the mails that announce that a review will count as confirmed: taken back once somebody confirmed. */
export function silenceMails(exchange: string): string[] {
  return exchangeSides.map((side) => `exchange-silence.${exchange}.${side}`);
}

/** An agreed review is to be written. */
const reminder = happeningKind({
  kind: 'exchange.reminder',
  about: 'exchange',
  keeps: z.object({
    exchangeId,
    reminder: z.enum(reminderKinds),
    /** Calendar days in German time until the due day; negative when it is past. */
    days: z.int(),
    /** How often the due date was put off before. */
    turn: z.nullish(z.int()),
  }),
  subject: ({ exchangeId: exchange, reminder: which, turn }) => named(':', exchange, which, turn),
  tells: [
    {
      who: (_, { reviewer }) => reviewer.id,
      notification: { type: 'exchange.reminder', href: exchangePath, says: due },
      mail: {
        type: 'review_reminder',
        name: ({ exchangeId: exchange, reminder: which, turn }) =>
          `exchange-reminder.${named('.', exchange, which, turn)}`,
        says: (facts, reader) => ({
          ...noticeEmail(due(facts), reader, ['Ein paar ehrliche Sätze über das, was du selbst erlebt hast, genügen.']),
          action: { label: 'Review schreiben', href: reader.origin + exchangePath(facts) },
        }),
      },
    },
  ],
});

/** A review that nobody confirmed will soon count as confirmed. */
const silence = happeningKind({
  kind: 'exchange.silence',
  about: 'exchange',
  keeps: z.object({ exchangeId, settlesAt: z.iso.datetime() }),
  subject: ({ exchangeId: exchange }) => exchange,
  tells: [
    {
      who: (_, { reviewer, recipient }) => [reviewer.id, recipient.id],
      notification: { type: 'exchange.silence', href: exchangePath, says: soonConfirmed },
      mail: {
        type: 'review_reminder',
        name: ({ exchangeId: exchange, side }) => `exchange-silence.${exchange}.${side}`,
        says: (facts, reader) =>
          facts.side === 'reviewer'
            ? {
                ...noticeEmail(soonConfirmed(facts), reader, ['Du musst nichts weiter tun.']),
                action: { label: 'Austausch ansehen', href: reader.origin + exchangePath(facts) },
              }
            : {
                ...noticeEmail(soonConfirmed(facts), reader, [
                  'Stimmt etwas nicht? Dann widersprich der Review auf derselben Seite.',
                ]),
                action: { label: 'Review bestätigen', href: reader.origin + exchangePath(facts) },
              },
      },
    },
  ],
});

export const dueDateKinds = [reminder, silence] as const;

/** Reviewers know the partner by what stands on the platform. */
function due(facts: Views['exchange'] & { reminder: ReminderKind; days: number }): Notice {
  const { businessName: partner, days } = facts;
  const platform = platformsInSentences[facts.platform];
  switch (facts.reminder) {
    case 'before':
      return {
        title: days === 1 ? 'Deine Review ist morgen fällig' : `Deine Review ist in ${days} Tagen fällig`,
        body: `Denk an deine Review für ${partner} auf ${platform}.`,
      };
    case 'due':
      return {
        title: 'Deine Review ist heute fällig',
        body: `Heute ist der letzte Tag für deine Review für ${partner} auf ${platform}.`,
      };
    case 'overdue':
      return {
        title: `Deine Review ist seit ${-days} Tagen überfällig`,
        body: `${partner} wartet noch auf deine Review auf ${platform}.`,
      };
  }
}

function soonConfirmed({ partner, side, settlesAt, ...facts }: Views['exchange'] & { settlesAt: string }): Notice {
  const [platform, day] = [platformsInSentences[facts.platform], germanDate(new Date(settlesAt))];
  return side === 'reviewer'
    ? {
        title: 'Deine Review gilt bald als bestätigt',
        body: `${partner} hat deine Review auf ${platform} noch nicht bestätigt. Geschieht nichts, gilt sie am ${day} als bestätigt.`,
      }
    : {
        title: 'Eine Review wartet auf deine Bestätigung',
        body: `Bitte prüfe die Review von ${partner} auf ${platform}. Ohne Antwort gilt sie am ${day} als bestätigt.`,
      };
}
