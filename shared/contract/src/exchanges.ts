import * as z from 'zod/mini';
import { appointment } from './appointment.ts';
import { dispute } from './dispute.ts';
import { endpoint } from './endpoint.ts';
import { experience, givenExperience } from './experience.ts';
import { extension } from './extension.ts';
import { wholeListLimit } from './limits.ts';
import {
  byId,
  count,
  givenMoment,
  id,
  moment,
  next,
  optionalText,
  optionalWebAddress,
  pageQuery,
  stars,
  tradeName,
  xpGranted,
} from './shapes.ts';
import { type ExchangeStatus, exchangeStatus, exchangeStatuses, platformId } from './vocabulary.ts';

/** Unknown names pass, so that a page can tell them from those it knows; anything that is no name reads as pending. */
function keepUnknown(read?: { input?: unknown }): ExchangeStatus {
  return typeof read?.input === 'string' ? (read.input as ExchangeStatus) : 'pending';
}

/** Whether this build knows the status. One that it does not know is shown as pending and offers nothing to do. */
export function isKnownExchangeStatus(status: string): status is ExchangeStatus {
  return exchangeStatuses.some((known) => known === status);
}

const exchangeParty = z.object({
  companyName: z.string(),
  industry: z.string(),
  tradeName,
  /** As in the profile; null while not filled in, and once the business has left. */
  website: z.nullish(z.string()),
  description: z.nullish(z.string()),
});

/** One agreed review: `reviewer` writes about `recipient` on `platform`. */
export const reviewExchange = z.object({
  id,
  matchId: id,
  /** A newer server may send a status that this build does not know: it arrives as it is, see `isKnownExchangeStatus`. */
  status: z.catch(exchangeStatus, keepUnknown),
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
  /** Whether it brings XP: the same two businesses earn with each other once in 90 days, and what is withheld earns nothing. */
  earnsXp: z.boolean(),
  /**
   * Why a handed-in review counts for nothing: it says hardly anything, its text is known, or moderators took it out ('upheld_case';
   * `dispute` says whether for a reason or because nobody could tell). For the first two its writer may hand in a better one until it is
   * confirmed. A reason that this build does not know reads as null.
   */
  withheld: z.optional(z.catch(z.nullable(z.enum(['no_substance', 'known_text', 'upheld_case'])), null)),
  /** A handed-in review counts only once somebody has looked at its writer's account. */
  waitsForCheck: z.optional(z.boolean()),
  reviewText: z.nullable(z.string()),
  reviewRating: z.nullable(stars),
  reviewUrl: z.nullable(z.string()),
  postedAt: z.nullable(moment),
  confirmedAt: z.nullable(moment),
  /** What the recipient noted when confirming. */
  confirmationNotes: z.nullish(z.string()),
  /** When it counts as confirmed if nobody answers; null unless it waits for confirmation. */
  settlesAt: z.nullish(moment),
  /** What the review rests on. Null until its writer says so, and to the recipient until it is handed in. */
  experience: z.optional(z.catch(z.nullable(experience), null)),
  /** What is proposed, agreed or has taken place for it; null when nothing of that stands. */
  appointment: z.optional(z.catch(z.nullable(appointment), null)),
  /**
   * The newest dispute of the review; null or missing without one. What this build does not know reads as null. While it is open nobody confirms
   * the review, and its status stays. Servers since 1.30.0.
   */
  dispute: z.optional(z.catch(z.nullable(dispute), null)),
  /** Until when its recipient may dispute it; null for others, and when that is over or was done. Servers since 1.30.0. */
  disputableUntil: z.nullish(moment),
  /** A later due date that waits for an answer; null where none does, missing where none can. Servers since 1.30.0. */
  extension: z.optional(z.catch(z.nullable(extension), null)),
  /** Whether it rests, because the operators are sorting something out with the partner; missing while it does not. Servers since 1.30.0. */
  isPaused: z.optional(z.boolean()),
  /** Whether the reader blocks the partner; missing while it does not. Servers since 1.30.0. */
  isBlockedByMe: z.optional(z.boolean()),
  createdAt: moment,
});
export type ReviewExchange = z.infer<typeof reviewExchange>;

const { reviewer, recipient, reviewInstructions, platformRule, disclosureSentence, ...ownFields } =
  reviewExchange.shape;

/** A page of exchanges: what several of them share stands once. `exchangesOf` puts them together. */
export const exchangePage = z.object({
  exchanges: z.array(
    z.object({
      ...ownFields,
      /** Its place in `instructions`. */
      instructions: count,
    }),
  ),
  /** Everybody who writes or receives. */
  businesses: z.array(z.object({ id, ...exchangeParty.shape })),
  platforms: z.array(z.object({ platform: platformId, platformRule, disclosureSentence })),
  instructions: z.array(z.string()),
  next,
});
export type ExchangePage = z.infer<typeof exchangePage>;

/**
 * The exchanges of a page with everything that belongs to them.
 * @throws Error when the page lacks what one of them names
 */
export function exchangesOf({ exchanges, businesses, platforms, instructions }: ExchangePage): ReviewExchange[] {
  const parties = new Map(businesses.map(({ id, ...party }) => [id, party]));
  const guidance = new Map(platforms.map(({ platform, ...words }) => [platform, words]));
  return exchanges.map(({ instructions: place, ...own }) => ({
    ...own,
    reviewer: named(parties.get(own.reviewerId)),
    recipient: named(parties.get(own.recipientId)),
    ...named(guidance.get(own.platform)),
    reviewInstructions: named(instructions[place]),
  }));
}

function named<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('A page of exchanges lacks what one of them names');
  return found;
}

export const reviewConfirmation = z.object({
  id,
  reviewExchangeId: id,
  notes: z.nullable(z.string()),
  createdAt: moment,
  xpGranted,
});

export const listMyExchanges = endpoint({
  method: 'GET',
  path: '/api/review-exchanges/my',
  access: 'authenticated',
  summary: `The newest exchanges in which the business writes or receives, newest first; ${wholeListLimit} at most`,
  answer: z.array(reviewExchange),
  errors: [],
});

export const listExchangePages = endpoint({
  method: 'GET',
  path: '/api/review-exchanges/pages',
  access: 'authenticated',
  summary: 'All exchanges in which the business writes or receives, newest first, a page at a time and each thing once',
  query: pageQuery,
  answer: exchangePage,
  errors: [],
});

/** With 'pending' the texts are kept as a draft; with 'awaiting_confirmation' the review is handed in. */
export const updateExchange = endpoint({
  method: 'PUT',
  path: '/api/review-exchanges/:id',
  changes: [
    'exchanges',
    'matches',
    'conversations',
    'activities',
    'notifications',
    'profile',
    'achievements',
    'leaderboard',
  ],
  access: 'authenticated',
  summary: 'The reviewer keeps a draft or hands in the review',
  params: byId,
  body: z.object({
    status: z.enum(['pending', 'awaiting_confirmation']),
    reviewText: optionalText(5000),
    reviewRating: z.nullish(stars),
    reviewUrl: optionalWebAddress,
    postedAt: z.nullish(givenMoment),
    /** Whether to refuse a review that rests on no experience yet. The specified call does without. */
    needsExperience: z.optional(z.boolean()),
  }),
  answer: z.object({ ...reviewExchange.shape, xpGranted }),
  errors: [
    'EXCHANGE_NOT_FOUND',
    'EXCHANGE_NOT_REVIEWER',
    'EXCHANGE_NOT_PENDING',
    'EXCHANGE_TEXT_REQUIRED',
    'EXCHANGE_EXPERIENCE_REQUIRED',
    'EXCHANGE_DISPUTED',
  ],
});

/** Once more as long as the review is to be handed in. docs/decisions/0080 */
export const setExperience = endpoint({
  method: 'PUT',
  path: '/api/review-exchanges/:id/experience',
  changes: ['exchanges'],
  access: 'authenticated',
  summary: 'The reviewer says what the review rests on',
  params: byId,
  body: givenExperience,
  answer: reviewExchange,
  errors: [
    'EXCHANGE_NOT_FOUND',
    'EXCHANGE_NOT_REVIEWER',
    'EXCHANGE_NOT_PENDING',
    'EXCHANGE_DISPUTED',
    'EXCHANGE_EXPERIENCE_AHEAD',
  ],
});

export const confirmReview = endpoint({
  method: 'POST',
  path: '/api/review-confirmations',
  changes: ['exchanges', 'matches', 'reviews', 'activities', 'notifications', 'profile', 'achievements', 'leaderboard'],
  access: 'authenticated',
  summary: 'The recipient confirms that the review arrived',
  body: z.object({ reviewExchangeId: id, notes: optionalText(1000) }),
  answer: reviewConfirmation,
  errors: [
    'EXCHANGE_NOT_FOUND',
    'EXCHANGE_NOT_RECIPIENT',
    'EXCHANGE_NOT_AWAITING',
    'EXCHANGE_DISPUTED',
    'CONVERSATION_BLOCKED',
  ],
});
