import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { reviewExchange } from './exchanges.ts';
import { byId, done, id, optionalText, text } from './shapes.ts';

export { type Extension, extension } from './extension.ts';

/**
 * As long as nobody handed anything in. The match stays accepted: another plan can follow, which counts for no plan limit again. A
 * word reaches nobody who blocked the conversation, or is blocked there; without a block one is required. docs/decisions/0122
 */
export const cancelPlan = endpoint({
  method: 'POST',
  path: '/api/matches/:id/plan/cancel',
  changes: ['matches', 'exchanges', 'conversations', 'activities', 'notifications'],
  access: 'authenticated',
  summary: 'One side calls off the plan of a match, with a word to the partner',
  params: byId,
  body: z.object({ reason: optionalText(500) }),
  answer: z.object({ matchId: id }),
  errors: [
    'MATCH_NOT_FOUND',
    'MATCH_NOT_YOURS',
    'MATCH_HAS_NO_PLAN',
    'PLAN_ALREADY_BEGUN',
    'PLAN_REASON_REQUIRED',
    'CONVERSATION_BLOCKED',
  ],
});

const sides = ['EXCHANGE_NOT_FOUND', 'EXCHANGE_NOT_YOURS', 'EXCHANGE_NOT_PENDING'] as const;

/** For all reviews that one side of the plan still has to write. One proposal stands at a time. docs/decisions/0122 */
export const proposeExtension = endpoint({
  method: 'POST',
  path: '/api/review-exchanges/:id/extension',
  changes: ['exchanges', 'notifications'],
  access: 'authenticated',
  summary: 'One side proposes a later due date, at most 30 days after the present one, and says why',
  params: byId,
  /** The day in Europe/Berlin. */
  body: z.object({ day: z.iso.date(), reason: text(3, 500, 'Bitte begründe das kurz') }),
  answer: reviewExchange,
  errors: [
    ...sides,
    'EXTENSION_CHANGED',
    'EXTENSION_OUT_OF_RANGE',
    'EXTENSION_TOO_OFTEN',
    'CONVERSATION_BLOCKED',
    'PARTNER_INACTIVE',
  ],
});

/** Answering again in the same way is answered like the first time. */
export const answerExtension = endpoint({
  method: 'POST',
  path: '/api/extensions/:id/answer',
  changes: ['exchanges', 'notifications'],
  access: 'authenticated',
  summary: 'The side that was asked accepts or declines the later due date',
  params: byId,
  body: z.object({ isAccepted: z.boolean() }),
  answer: done,
  errors: ['EXTENSION_NOT_FOUND', 'EXTENSION_NOT_YOURS', 'EXTENSION_OWN_PROPOSAL', 'EXTENSION_CHANGED'],
});

export const withdrawExtension = endpoint({
  method: 'POST',
  path: '/api/extensions/:id/withdraw',
  changes: ['exchanges', 'notifications'],
  access: 'authenticated',
  summary: 'Who proposed a later due date takes that back',
  params: byId,
  answer: done,
  errors: ['EXTENSION_NOT_FOUND', 'EXTENSION_NOT_YOURS', 'EXTENSION_CHANGED'],
});
