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

/**
 * That the recipient disputes a handed-in review, what both sides say of it, and how it ended. Both read all of it, but what is said while
 * one blocks the other: that is for moderators alone.
 */
export const dispute = z.object({
  id,
  reason: disputeReason,
  state: disputeState,
  /** What the recipient says; null once that account was deleted, and to the writer where it is private. */
  text: z.nullable(z.string()),
  link: z.nullable(z.string()),
  /** Moderators alone read it, beside who said it; missing where both do. Servers since contract 1.30.0. */
  isTextPrivate: z.optional(z.boolean()),
  createdAt: moment,
  /** Until then nobody decides without having heard the writer. */
  answerDueAt: moment,
  /** What the writer says; null until it does, once that account was deleted, and to the recipient where it is private. */
  answer: z.nullable(z.string()),
  answerLink: z.nullable(z.string()),
  /** As `isTextPrivate`. */
  isAnswerPrivate: z.optional(z.boolean()),
  answeredAt: z.nullable(moment),
  /** Why moderators decided as they did. */
  decision: z.nullable(z.string()),
  /** When it was decided, taken back or ended. */
  closedAt: z.nullable(moment),
  /** Upheld, it freed the recipient of what it still had to write in return; missing where it did not. Servers since contract 1.30.0. */
  isRelieved: z.optional(z.boolean()),
});
export type Dispute = z.infer<typeof dispute>;
