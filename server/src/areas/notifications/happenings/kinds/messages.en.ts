import type { WordsOf } from '../all-languages.ts';
import { greeting } from './emails.en.ts';
import { conversationPath, type messageKinds } from './messages.de.ts';
import { withWords } from './partner-words.en.ts';

export default {
  'message.received': [
    {
      notification: ({ partner, content }) =>
        withWords({ title: 'New message', body: `${partner} has written to you:` }, content),
    },
  ],
  'messages.unread': [
    {
      mail: ({ partner, content, count, matchId: match }, reader) => ({
        subject: count === 1 ? `${partner} has written to you` : `${count} new messages from ${partner}`,
        preview: `Reply to ${partner} on Rezenso.`,
        heading: count === 1 ? 'You have a new message' : `You have ${count} new messages`,
        paragraphs: [
          greeting(reader),
          count === 1 ? `${partner} has written to you:` : `${partner} has written to you, most recently:`,
        ],
        ...(content ? { quote: content } : {}),
        action: { label: 'Reply', href: `${reader.origin}${conversationPath(match)}` },
      }),
    },
  ],
} satisfies WordsOf<typeof messageKinds>;
