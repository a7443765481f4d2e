import * as z from 'zod';
import { happeningKind } from '../happening-kind.ts';
import { greeting } from './emails.de.ts';
import { matchId } from './fields.ts';
import { withWords } from './partner-words.de.ts';

const ofMessage = z.object({ matchId, messageId: z.guid() });

/** Where a conversation stands. */
export const conversationPath = (match: string) => `/matches/${match}/nachrichten`;

/** The first message that the recipient has not read. */
const received = happeningKind({
  kind: 'message.received',
  about: 'message',
  keeps: ofMessage,
  subject: ({ matchId: match, messageId }) => `${match}:${messageId}`,
  tells: [
    {
      who: (_, { recipient }) => recipient.id,
      notification: {
        type: 'message.received',
        href: ({ matchId: match }) => conversationPath(match),
        says: ({ partner, content }) =>
          withWords({ title: 'Neue Nachricht', body: `${partner} hat dir geschrieben:` }, content),
      },
    },
  ],
});

/** Messages that nobody read for a while; the last of them is the one it is about. */
const unread = happeningKind({
  kind: 'messages.unread',
  about: 'message',
  keeps: ofMessage.extend({ count: z.int().min(1) }),
  subject: ({ matchId: match, messageId }) => `${match}:${messageId}`,
  tells: [
    {
      who: (_, { recipient }) => recipient.id,
      mail: {
        type: 'messages',
        name: ({ matchId: match, memberId, messageId }) => `messages-unread.${match}.${memberId}.${messageId}`,
        says: ({ partner, content, count, matchId: match }, reader) => ({
          subject: count === 1 ? `${partner} hat dir geschrieben` : `${count} neue Nachrichten von ${partner}`,
          preview: `Antworte ${partner} auf Rezenso.`,
          heading: count === 1 ? 'Du hast eine neue Nachricht' : `Du hast ${count} neue Nachrichten`,
          paragraphs: [
            greeting(reader),
            count === 1 ? `${partner} hat dir geschrieben:` : `${partner} hat dir geschrieben, zuletzt:`,
          ],
          ...(content ? { quote: content } : {}),
          action: { label: 'Antworten', href: `${reader.origin}${conversationPath(match)}` },
        }),
      },
    },
  ],
});

export const messageKinds = [received, unread] as const;
