import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { reviewExchange } from './exchanges.ts';
import { wholeListLimit } from './limits.ts';
import { match, potentialMatch } from './match-shapes.ts';
import { byId, count, id, next, optionalText, pageQuery, percent, stars, xpGranted } from './shapes.ts';
import { addablePlatformIds, industryIds, languageId, platformId } from './vocabulary.ts';

export * from './match-shapes.ts';

/** One planned review: who writes for whom, and where. */
export const exchangePair = z.object({ reviewerId: id, recipientId: id, platform: platformId });
export const exchangeStrategy = z.object({
  totalExchanges: count,
  /** 0-100: how equal the plan is for both sides. */
  fairnessScore: percent,
  exchangePairs: z.array(exchangePair),
});
export type ExchangeStrategy = z.infer<typeof exchangeStrategy>;

export const listMatches = endpoint({
  method: 'GET',
  path: '/api/matches',
  access: 'authenticated',
  summary: `The business's newest matches, newest first; ${wholeListLimit} at most`,
  answer: z.array(match),
  errors: [],
});

export const listMatchPages = endpoint({
  method: 'GET',
  path: '/api/matches/pages',
  access: 'authenticated',
  summary: "All of the business's matches, newest first, a page at a time",
  query: pageQuery,
  answer: z.object({ matches: z.array(match), next }),
  errors: [],
});

/** In which order partners are suggested: how well they suit, how near they are, how well they are rated. */
export const partnerOrders = ['fit', 'distance', 'rating'] as const;
export type PartnerOrder = (typeof partnerOrders)[number];

/** Which partners somebody looks for; what is absent does not matter. */
export const partnerWishes = z.object({
  industry: z.optional(z.enum(industryIds)),
  /** Kilometres around the business; who has no known place is further away than any. */
  radiusKm: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
  /** Has an active profile there. */
  platform: z.optional(z.enum(addablePlatformIds)),
  language: z.optional(languageId),
  order: z.optional(z.enum(partnerOrders)),
});
export type PartnerWishes = z.infer<typeof partnerWishes>;

export const listPotentialMatches = endpoint({
  method: 'GET',
  path: '/api/matches/potential',
  access: 'authenticated',
  summary: 'Suggested partners, best first; by wish only some of them, or in another order',
  query: z.object({
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50))),
    ...partnerWishes.shape,
  }),
  answer: z.array(potentialMatch),
  errors: [],
});

/** Why two accounts may not begin anything with each other. */
const trading = ['ACCOUNT_INACTIVE', 'PARTNER_INACTIVE', 'SAME_BUSINESS'] as const;

export const createMatch = endpoint({
  method: 'POST',
  path: '/api/matches',
  changes: ['matches', 'suggestions', 'activities', 'notifications', 'achievements'],
  access: 'authenticated',
  summary: 'Asks a partner for a match',
  body: z.object({ providerId: id }),
  answer: z.object({
    ...match.shape,
    /** How many more the member may ask for today; there only where new or watched accounts have few left. */
    requestsLeft: z.optional(count),
  }),
  errors: [
    'PROFILE_INCOMPLETE',
    'PARTNER_NOT_FOUND',
    'MATCH_WITH_YOURSELF',
    'MATCH_DECLINED_RECENTLY',
    'MATCH_WITHDRAWN_RECENTLY',
    'MATCH_ALREADY_OPEN',
    'MATCH_REQUEST_LIMIT',
    'MATCH_BLOCKED',
    'STARTS_SMALL',
    'FEWER_REQUESTS',
    ...trading,
  ],
});

const answering = ['MATCH_NOT_FOUND', 'MATCH_NOT_YOURS', 'MATCH_NOT_PROVIDER', 'MATCH_ALREADY_ANSWERED'] as const;

export const acceptMatch = endpoint({
  method: 'PUT',
  path: '/api/matches/:id/accept',
  changes: [
    'matches',
    'conversations',
    'suggestions',
    'activities',
    'notifications',
    'profile',
    'achievements',
    'leaderboard',
  ],
  access: 'authenticated',
  summary: 'The provider accepts a pending match',
  params: byId,
  answer: z.object({ ...match.shape, xpGranted }),
  errors: [...answering, 'MATCH_BLOCKED', ...trading],
});

export const declineMatch = endpoint({
  method: 'PUT',
  path: '/api/matches/:id/decline',
  changes: ['matches', 'suggestions', 'activities', 'notifications'],
  access: 'authenticated',
  summary: 'The provider declines a pending match',
  params: byId,
  body: z.nullish(z.object({ reason: optionalText(500) })),
  answer: match,
  errors: answering,
});

export const withdrawMatch = endpoint({
  method: 'PUT',
  path: '/api/matches/:id/withdraw',
  changes: ['matches', 'suggestions', 'activities', 'notifications'],
  access: 'authenticated',
  summary: 'Who asked takes a pending request back',
  params: byId,
  answer: match,
  errors: ['MATCH_NOT_FOUND', 'MATCH_NOT_YOURS', 'MATCH_NOT_REQUESTER', 'MATCH_ALREADY_ANSWERED'],
});

export const completeMatch = endpoint({
  method: 'PUT',
  path: '/api/matches/:id/complete',
  changes: ['matches', 'suggestions', 'activities', 'notifications', 'profile', 'achievements', 'leaderboard'],
  access: 'authenticated',
  summary: "Stores the caller's rating of a match without a plan; it is completed when both sides have given",
  params: byId,
  body: z.object({ rating: stars, content: optionalText(5000) }),
  answer: match,
  errors: [
    'MATCH_NOT_FOUND',
    'MATCH_NOT_YOURS',
    'MATCH_HAS_PLAN',
    'MATCH_NOT_ACCEPTED',
    'MATCH_REVIEW_ALREADY_GIVEN',
    'CONVERSATION_BLOCKED',
  ],
});

export const coordinateMatch = endpoint({
  method: 'POST',
  path: '/api/matches/:id/coordinate',
  changes: ['matches', 'exchanges', 'conversations', 'activities', 'notifications', 'profile', 'subscription'],
  access: 'authenticated',
  summary: 'Starts the coordinated exchange of an accepted match',
  params: byId,
  answer: z.object({ exchanges: z.array(reviewExchange) }),
  errors: [
    'MATCH_NOT_FOUND',
    'MATCH_NOT_YOURS',
    'MATCH_NOT_ACCEPTED',
    'MATCH_ALREADY_COORDINATED',
    'NO_COMMON_PLAN',
    'PLAN_LIMIT_REACHED',
    'MATCH_UNAVAILABLE',
    ...trading,
  ],
});

/** The details of NO_COMMON_PLAN: who has no active profile on a platform that allows an exchange. */
export const noCommonPlanDetails = z.object({ missing: z.array(z.enum(['caller', 'partner'])) });
export type NoCommonPlanDetails = z.infer<typeof noCommonPlanDetails>;

export const previewCoordination = endpoint({
  method: 'POST',
  path: '/api/coordination/preview',
  changes: [],
  access: 'authenticated',
  summary: 'The plan that coordinating a match would start',
  body: z.object({ matchId: id }),
  answer: z.object({ strategy: exchangeStrategy }),
  errors: [
    'MATCH_NOT_FOUND',
    'MATCH_NOT_YOURS',
    'MATCH_NOT_ACCEPTED',
    'MATCH_ALREADY_COORDINATED',
    'NO_COMMON_PLAN',
    'MATCH_UNAVAILABLE',
    ...trading,
  ],
});
