import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { byId, id, moment, optionalText, optionalWebAddress, stars } from './shapes.ts';
import { exchangeStatus, platformId } from './vocabulary.ts';

const exchangeParty = z.object({ companyName: z.string(), industry: z.string() });

/** One agreed review: `reviewer` writes about `recipient` on `platform`. */
export const reviewExchange = z.object({
  id,
  matchId: id,
  /** A status that this build does not know reads as pending. */
  status: z.catch(exchangeStatus, 'pending'),
  reviewerId: id,
  recipientId: id,
  reviewer: exchangeParty,
  recipient: exchangeParty,
  platform: platformId,
  businessName: z.string(),
  businessUrl: z.nullable(z.string()),
  dueDate: moment,
  reviewInstructions: z.string(),
  /** The target platform's rule on such reviews, in plain German. */
  platformRule: z.string(),
  /** A sentence that discloses the exchange, offered to the writer. */
  disclosureSentence: z.string(),
  /** Whether it brings XP: the same two businesses earn with each other once in 90 days. */
  earnsXp: z.boolean(),
  reviewText: z.nullable(z.string()),
  reviewRating: z.nullable(stars),
  reviewUrl: z.nullable(z.string()),
  postedAt: z.nullable(moment),
  confirmedAt: z.nullable(moment),
  /** What the recipient noted when confirming. */
  confirmationNotes: z.nullish(z.string()),
  /** When it counts as confirmed if nobody answers; null unless it waits for confirmation. */
  settlesAt: z.nullish(moment),
  createdAt: moment,
});
export type ReviewExchange = z.infer<typeof reviewExchange>;

export const reviewConfirmation = z.object({
  id,
  reviewExchangeId: id,
  notes: z.nullable(z.string()),
  createdAt: moment,
});

export const listMyExchanges = endpoint({
  method: 'GET',
  path: '/api/review-exchanges/my',
  access: 'authenticated',
  summary: 'Exchanges in which the business writes or receives, newest first',
  answer: z.array(reviewExchange),
  errors: [],
});

/** With 'pending' the texts are kept as a draft; with 'awaiting_confirmation' the review is handed in. */
export const updateExchange = endpoint({
  method: 'PUT',
  path: '/api/review-exchanges/:id',
  access: 'authenticated',
  summary: 'The reviewer keeps a draft or hands in the review',
  params: byId,
  body: z.object({
    status: z.enum(['pending', 'awaiting_confirmation']),
    reviewText: optionalText(5000),
    reviewRating: z.nullish(stars),
    reviewUrl: optionalWebAddress,
    postedAt: z.nullish(moment),
  }),
  answer: reviewExchange,
  errors: ['EXCHANGE_NOT_FOUND', 'EXCHANGE_NOT_REVIEWER', 'EXCHANGE_NOT_PENDING', 'EXCHANGE_TEXT_REQUIRED'],
});

export const confirmReview = endpoint({
  method: 'POST',
  path: '/api/review-confirmations',
  access: 'authenticated',
  summary: 'The recipient confirms that the review arrived',
  body: z.object({ reviewExchangeId: id, notes: optionalText(1000) }),
  answer: reviewConfirmation,
  errors: ['EXCHANGE_NOT_FOUND', 'EXCHANGE_NOT_RECIPIENT', 'EXCHANGE_NOT_AWAITING'],
});
