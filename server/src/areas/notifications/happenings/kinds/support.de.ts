import * as z from 'zod';
import { happeningKind } from '../happening-kind.ts';
import { greeting } from './emails.de.ts';
import { toMember } from './fields.ts';

export const requestPath = (request: string) => `/support/${request}`;

/** Addresses of our own articles in an answer, each once: within somebody's words mails have no links, and they could not even be copied. */
export function articlesIn(answer: string, origin: string): string[] {
  const words = answer.split(/\s+/).filter((word) => word.startsWith(`${origin}/hilfe/`));
  return [...new Set(words.map((word) => word.replace(/[^\w/]+$/, '')))];
}

/** Whether an answer greets by itself, so that its mail need not. */
export function isGreeting(answer: string): boolean {
  return /^\s*(?:hallo|hello|hi|hey|moin|servus|liebe[rs]?|guten|sehr geehrte[rs]?|dear|good)\b/iu.test(answer);
}

const longestInSubject = 60;

/** What somebody asked about, short enough for the subject of a mail. */
export function shortened(subject: string): string {
  const letters = [...subject];
  return letters.length > longestInSubject
    ? `${letters
        .slice(0, longestInSubject - 1)
        .join('')
        .trimEnd()}…`
    : subject;
}

/** The operators answered a request. What they wrote stands in the request; the mail quotes it. */
const answered = happeningKind({
  kind: 'support.answered',
  about: 'nothing',
  keeps: z.object({ requestId: z.guid() }),
  /** `asked`: the subject that the member gave the request. `replyTo`: where answers by mail come in, if they do. */
  needs: z.object({
    ...toMember.shape,
    messageId: z.guid(),
    asked: z.string(),
    answer: z.string(),
    replyTo: z.optional(z.string()),
  }),
  subject: ({ requestId, messageId }) => `${requestId}:${messageId}`,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'support.answered',
        href: ({ requestId }) => requestPath(requestId),
        says: () => ({
          title: 'Antwort vom Support',
          body: 'Wir haben dir auf deine Anfrage geantwortet.',
        }),
      },
      mail: {
        type: 'system',
        name: ({ messageId }) => `support-answered.${messageId}`,
        says: ({ requestId }, reader, { asked, answer, replyTo }) => ({
          subject: `Antwort auf deine Anfrage: ${shortened(asked)}`,
          preview: 'Wir haben dir auf deine Anfrage geantwortet.',
          heading: 'Wir haben dir geantwortet',
          paragraphs: isGreeting(answer)
            ? [`Hier ist unsere Antwort auf deine Anfrage „${asked}“:`]
            : [greeting(reader), `hier ist unsere Antwort auf deine Anfrage „${asked}“:`],
          quote: answer,
          quoteLinksTo: reader.origin,
          items: articlesIn(answer, reader.origin).map((href) => ({
            title: 'Zum Nachlesen',
            text: 'Dazu gibt es einen Artikel in unserem Hilfe Center.',
            link: { label: 'Artikel lesen', href },
          })),
          action: { label: 'Anfrage öffnen', href: `${reader.origin}${requestPath(requestId)}` },
          ...(replyTo ? { replyTo } : {}),
          footnotes: [
            replyTo
              ? 'Du kannst einfach auf diese E-Mail antworten, mit der Adresse deines Kontos. Was du schreibst, steht dann in deiner Anfrage; Anhänge und Bilder übernehmen wir nicht.'
              : 'Antworten auf diese E-Mail kommen leider nicht bei uns an. Schreib uns bitte in deiner Anfrage weiter.',
          ],
        }),
      },
    },
  ],
});

export const supportKinds = [answered] as const;
