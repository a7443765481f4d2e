import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { byId, id, optionalText } from './shapes.ts';

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
