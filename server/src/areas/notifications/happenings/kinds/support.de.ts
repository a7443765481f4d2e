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

/** The operators answered a request. What they wrote stands in the request; the mail quotes it. */
const answered = happeningKind({
  kind: 'support.answered',
  about: 'nothing',
  keeps: z.object({ requestId: z.guid() }),
  /** `replyTo`: where answers by mail come in, if they do. */
  needs: z.object({ ...toMember.shape, messageId: z.guid(), answer: z.string(), replyTo: z.optional(z.string()) }),
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
        says: ({ requestId }, reader, { answer, replyTo }) => ({
          subject: 'Antwort auf deine Anfrage',
          preview: 'Wir haben dir auf deine Anfrage geantwortet.',
          heading: 'Wir haben dir geantwortet',
          paragraphs: [greeting(reader), 'hier ist unsere Antwort auf deine Anfrage:'],
          quote: answer,
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
