import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { longestDisputeWords } from './limits.ts';
import { moment, text } from './shapes.ts';

/** What follows from what an account has in common with others: nothing, less volume, or that its reviews wait for a person. */
export const ringLevels = ['none', 'watch', 'hold'] as const;
export type RingLevel = (typeof ringLevels)[number];

/** Where the look at an account stands: it waits, all is well, or its reviews go on counting for nothing. */
export const ringCaseStates = ['open', 'released', 'kept'] as const;
export const ringCaseState = z.enum(ringCaseStates);
export type RingCaseState = z.infer<typeof ringCaseState>;

/** What a member reads of the look at its own account. What it was noticed by stays with moderators. */
export const accountReview = z.object({
  state: ringCaseState,
  openedAt: moment,
  /** What the member wrote about it; null until it did. */
  appeal: z.nullable(z.string()),
  appealedAt: z.nullable(moment),
  /** Why moderators decided so; null until they did. */
  decision: z.nullable(z.string()),
  decidedAt: z.nullable(moment),
  /** Whether it may write now: once while it waits, and once more against a decision. */
  mayAppeal: z.boolean(),
});
export type AccountReview = z.infer<typeof accountReview>;

/** The newest; null for who never was looked at. docs/decisions/0133 */
export const getAccountReview = endpoint({
  method: 'GET',
  path: '/api/account-review',
  access: 'authenticated',
  summary: 'Whether the own reviews wait until somebody has looked at the account',
  answer: z.object({ review: z.nullable(accountReview) }),
  errors: [],
});

/** Moderators read it beside what was found. Against a decision it opens the case again. */
export const appealAccountReview = endpoint({
  method: 'POST',
  path: '/api/account-review/appeal',
  changes: ['account-review', 'ring-cases'],
  access: 'authenticated',
  summary: 'The member says what speaks for its account',
  body: z.object({ text: text(10, longestDisputeWords, 'Bitte beschreibe es in mindestens 10 Zeichen') }),
  answer: z.object({ review: accountReview }),
  errors: ['ACCOUNT_NOT_HELD', 'ACCOUNT_ALREADY_APPEALED'],
});
