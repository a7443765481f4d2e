import * as z from 'zod/mini';
import { disputeReason } from './dispute.ts';
import { endpoint } from './endpoint.ts';
import { reviewExchange } from './exchanges.ts';
import { longestDisputeWords } from './limits.ts';
import { byId, optionalWebAddress, text } from './shapes.ts';

export * from './dispute.ts';

const words = text(10, longestDisputeWords, 'Bitte beschreibe es in mindestens 10 Zeichen');

/** While it is open the review does not count as confirmed. Once before the confirmation, and once after it. docs/decisions/0121 */
export const disputeReview = endpoint({
  method: 'POST',
  path: '/api/review-exchanges/:id/dispute',
  changes: ['exchanges', 'activities', 'notifications', 'disputes'],
  access: 'authenticated',
  summary: 'The recipient disputes a handed-in review, with what speaks for it',
  params: byId,
  body: z.object({ reason: disputeReason, text: words, link: optionalWebAddress }),
  answer: reviewExchange,
  errors: ['EXCHANGE_NOT_FOUND', 'DISPUTE_NOT_RECIPIENT', 'DISPUTE_NOT_POSSIBLE', 'DISPUTE_ALREADY_FILED'],
});

/** Once, as long as the dispute is open. */
export const answerDispute = endpoint({
  method: 'POST',
  path: '/api/review-exchanges/:id/dispute/answer',
  changes: ['exchanges', 'notifications', 'disputes'],
  access: 'authenticated',
  summary: 'The writer answers the dispute of its review, with what speaks for the review',
  params: byId,
  body: z.object({ text: words, link: optionalWebAddress }),
  answer: reviewExchange,
  errors: [
    'EXCHANGE_NOT_FOUND',
    'DISPUTE_NOT_REVIEWER',
    'DISPUTE_NOT_FOUND',
    'DISPUTE_ALREADY_ANSWERED',
    'DISPUTE_ALREADY_CLOSED',
  ],
});

/** The review waits for its confirmation again, or stays confirmed. Withdrawing again is answered like the first time. */
export const withdrawDispute = endpoint({
  method: 'POST',
  path: '/api/review-exchanges/:id/dispute/withdraw',
  changes: ['exchanges', 'activities', 'notifications', 'disputes'],
  access: 'authenticated',
  summary: 'The recipient takes its dispute back',
  params: byId,
  answer: reviewExchange,
  errors: ['EXCHANGE_NOT_FOUND', 'DISPUTE_NOT_RECIPIENT', 'DISPUTE_NOT_FOUND', 'DISPUTE_ALREADY_CLOSED'],
});
