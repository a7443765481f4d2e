import * as z from 'zod/mini';
import { whenAbsent } from './limits.ts';
import { count, engine, figure, id, moment, percent, stars, tradeName } from './shapes.ts';
import { namedSpecialties } from './specialties.ts';
import { languageId, matchStatus, platformId } from './vocabulary.ts';

/** The public face of a business within a match. */
export const matchParty = z.object({
  id,
  companyName: z.string(),
  industry: z.string(),
  tradeName,
  location: z.string(),
  website: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** Ids of what it has beside its kind (specialties.ts). */
  specialties: namedSpecialties,
  averageRating: figure(z.number(), whenAbsent.averageRating),
  reviewsReceived: count,
});
export type MatchParty = z.infer<typeof matchParty>;

/** Why a partner suits: one weighed factor in a sentence. */
export const matchReason = z.object({ factor: z.string(), text: z.string() });

export const match = z.object({
  id,
  /** One of `matchStatuses`; a value that this build does not know is shown as it is. */
  status: z.union([matchStatus, z.string()]),
  requesterId: id,
  providerId: id,
  requester: matchParty,
  provider: matchParty,
  matchScore: figure(percent, whenAbsent.matchScore),
  aiRecommendation: z.nullable(z.string()),
  recommendationEngine: engine,
  reasons: z.array(matchReason),
  suggestedPlatforms: z.array(platformId),
  requesterReviewGiven: z.boolean(),
  providerReviewGiven: z.boolean(),
  requesterRating: z.nullable(stars),
  providerRating: z.nullable(stars),
  /** What each side wrote when it completed the match before there was a plan; the texts of the plan stand in its exchanges. */
  requesterReview: z.nullish(z.string()),
  providerReview: z.nullish(z.string()),
  /** Whether a plan of exchanges exists already. */
  isCoordinated: z.boolean(),
  declineReason: z.nullable(z.string()),
  /** Whether who asked took the request back, which ends it as `declined`; missing from an older server. */
  isWithdrawn: z.optional(z.boolean()),
  /** That one side called its plan off, and why, as long as there is no new one; null or missing otherwise. Servers since 1.30.0. */
  planCancellation: z.optional(
    z.catch(z.nullable(z.object({ by: id, reason: z.nullable(z.string()), at: moment })), null),
  ),
  /** Whether the reader blocks the partner, so that nothing new begins; missing while it does not. Servers since 1.30.0. */
  isBlockedByMe: z.optional(z.boolean()),
  /** Whether the partner blocks the reader: nothing new begins, and pages say no more than that. Missing while it does not. Servers since 1.30.0. */
  isBlockedByPartner: z.optional(z.boolean()),
  /** Whether what the partner writes counts for nothing after a decision about its account, as long as no exchange has begun; missing otherwise. Servers since 1.30.0. */
  isPartnerKept: z.optional(z.boolean()),
  createdAt: moment,
  updatedAt: moment,
});
export type Match = z.infer<typeof match>;

export const potentialMatch = z.object({
  user: z.object({
    id,
    companyName: z.string(),
    industry: z.string(),
    tradeName,
    location: z.string(),
    averageRating: figure(z.number(), whenAbsent.averageRating),
    reviewsReceived: count,
    description: z.nullable(z.string()),
    website: z.nullable(z.string()),
    /** Ids of what it has beside its kind (specialties.ts). */
    specialties: namedSpecialties,
    /** Kilometres as the crow flies, whole; null where one of the two places is unknown. */
    distanceKm: z.nullable(count),
    languages: z.array(languageId),
    /** Whether its plan lets it be looked at first among equals, which readers are to know; missing from an older server. */
    hasPriority: z.optional(z.boolean()),
  }),
  /** Of the partner's `specialties` those that the business has, too. */
  sharedSpecialties: namedSpecialties,
  /** Whether it is what the business looks for (`savedWishes`); missing where nothing is gone by. */
  isWished: z.optional(z.boolean()),
  /** True for all of a list that nobody filtered when nobody within 50 km of the business could be suggested; missing otherwise. */
  isNobodyNear: z.optional(z.boolean()),
  /** Undefined, against its type, where the answer lacks it: a figure from 80 to 99 stands for it, derived from the id. */
  matchScore: figure(percent, undefined as never),
  recommendation: z.string(),
  recommendationEngine: engine,
  reasons: z.array(matchReason),
  suggestedPlatforms: z.array(platformId),
});
export type PotentialMatch = z.infer<typeof potentialMatch>;
