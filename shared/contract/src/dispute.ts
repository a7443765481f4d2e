import * as z from 'zod/mini';
import { id, moment } from './shapes.ts';

/** Why a review is disputed. The last one also holds for a review that was confirmed before. */
export const disputeReasons = ['never_posted', 'not_my_experience', 'changed_afterwards'] as const;
export const disputeReason = z.enum(disputeReasons);
export type DisputeReason = z.infer<typeof disputeReason>;

/** How moderators decide: the review does not count, it counts as confirmed, or nobody can tell. */
export const disputeOutcomes = ['upheld', 'rejected', 'unresolved'] as const;
export const disputeOutcome = z.enum(disputeOutcomes);
export type DisputeOutcome = z.infer<typeof disputeOutcome>;

/** Where a dispute stands: open, taken back by who filed it, decided, or ended because a side left. */
export const disputeStates = ['open', 'withdrawn', ...disputeOutcomes, 'ended'] as const;
export const disputeState = z.enum(disputeStates);
export type DisputeState = z.infer<typeof disputeState>;

/** That the recipient disputes a handed-in review, what both sides say of it, and how it ended. Both read all of it. */
export const dispute = z.object({
  id,
  reason: disputeReason,
  state: disputeState,
  /** What the recipient says; null once that account was deleted. */
  text: z.nullable(z.string()),
  link: z.nullable(z.string()),
  createdAt: moment,
  /** Until then nobody decides without having heard the writer. */
  answerDueAt: moment,
  /** What the writer says; null until it does, and once that account was deleted. */
  answer: z.nullable(z.string()),
  answerLink: z.nullable(z.string()),
  answeredAt: z.nullable(moment),
  /** Why moderators decided as they did. */
  decision: z.nullable(z.string()),
  /** When it was decided, taken back or ended. */
  closedAt: z.nullable(moment),
});
export type Dispute = z.infer<typeof dispute>;
