import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { review } from './reviews.ts';
import { byId, text } from './shapes.ts';

/** Characters of an answer. */
export const longestReply = 4000;

/** What Google takes for one, in bytes of UTF-8: an umlaut has two, a face four. */
const mostBytes = 4096;

/** Whether Google takes a text of this length. */
export function fitsGoogle(text: string): boolean {
  return new TextEncoder().encode(text).byteLength <= mostBytes;
}
export const tooLongForGoogle =
  'Das ist Google zu lang: Umlaute und Emojis zählen dort mehrfach. Bitte kürze ein wenig.';

export const draftReply = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/reply/draft',
  changes: [],
  access: 'authenticated',
  summary: 'A draft to answer a received review with, made only from what stands in it; nothing is kept',
  params: byId,
  answer: z.object({
    draft: z.string(),
    /** Whether it takes up something that the review says; missing from servers that do not tell. */
    takesUp: z.optional(z.boolean()),
    /** The draft's: English where the review surely is; missing from servers whose drafts are all German. */
    language: z.optional(z.enum(['de', 'en'])),
  }),
  errors: ['REVIEW_NOT_FOUND', 'OVERLOADED'],
});

export const saveReply = endpoint({
  method: 'PUT',
  path: '/api/reviews/:id/reply',
  changes: ['reviews'],
  access: 'authenticated',
  summary: "Keeps the business's own note of its answer to a received review, and whether it is answered",
  params: byId,
  body: z.object({
    /** '' where nothing was written down. */
    text: text(0, longestReply),
    /** Marked again it keeps the moment when it was first marked. */
    isAnswered: z.boolean(),
  }),
  answer: review,
  errors: ['REVIEW_NOT_FOUND'],
});

export const sendReply = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/reply/send',
  changes: ['reviews'],
  access: 'authenticated',
  summary:
    'Keeps an answer and sends it to the platform where the review stands, in place of the one before; the review tells how far it is',
  params: byId,
  body: z.object({
    text: text(1, longestReply, 'Bitte schreib erst etwas').check(z.refine(fitsGoogle, tooLongForGoogle)),
  }),
  answer: review,
  errors: ['REVIEW_NOT_FOUND', 'REPLY_NOT_SENDABLE', 'OAUTH_NOT_CONFIGURED'],
});
