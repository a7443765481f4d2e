import type { WordsOf } from '../all-languages.ts';
import { greeting } from './emails.en.ts';
import { articlesIn, isGreeting, requestPath, shortened, type supportKinds } from './support.de.ts';

export default {
  'support.answered': [
    {
      notification: () => ({ title: 'Answer from support', body: 'We have replied to your request.' }),
      mail: ({ requestId }, reader, { asked, answer, replyTo }) => ({
        subject: `Answer to your request: ${shortened(asked)}`,
        preview: 'We have replied to your request.',
        heading: 'We have replied to you',
        paragraphs: [
          ...(isGreeting(answer) ? [] : [greeting(reader)]),
          `Here is our answer to your request “${asked}”:`,
        ],
        quote: answer,
        quoteLinksTo: reader.origin,
        items: articlesIn(answer, reader.origin).map((href) => ({
          title: 'Read more',
          text: 'There is an article about this in our help centre.',
          link: { label: 'Read article', href },
        })),
        action: { label: 'View your request', href: `${reader.origin}${requestPath(requestId)}` },
        ...(replyTo ? { replyTo } : {}),
        footnotes: [
          replyTo
            ? 'You can simply reply to this email, from the address of your account. What you write then stands in your request; attachments and pictures are not taken over.'
            : 'Unfortunately, replies to this email do not reach us. Please carry on in your request.',
        ],
      }),
    },
  ],
} satisfies WordsOf<typeof supportKinds>;
