import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { review } from './reviews.ts';
import { byId, text } from './shapes.ts';

/** Characters of an answer: what Google, which allows the most, takes for one (4,096), rounded down. */
export const longestReply = 4000;

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
