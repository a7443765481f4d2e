import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { givenExperience } from './experience.ts';
import { wholeListLimit } from './limits.ts';
import {
  byId,
  count,
  engine,
  givenMoment,
  id,
  leftToday,
  line,
  moment,
  next,
  optionalText,
  pageQuery,
  percent,
  stars,
  text,
  writtenText,
} from './shapes.ts';
import { platformId } from './vocabulary.ts';

/** Why an answer does not stand on the platform, by what helps. */
export const replyProblem = z.enum([
  /** The platform does not answer. It is tried again for an hour. */
  'away',
  /** The platform is not connected any more, or gives no access. */
  'disconnected',
  /** The connected account may not answer for this business. */
  'refused',
  /** The review does not stand there any more. */
  'gone',
  /** The platform does not show it, by its own rules. */
  'rejected',
  /** The account was banned when it was to be sent. */
  'banned',
]);
export type ReplyProblem = z.infer<typeof replyProblem>;

/** How far an answer has come on the platform where the review stands. */
export const replyPublication = z.object({
  /** 'checking': the platform has it and does not show it yet; with the problem 'disconnected' nobody hears any more whether it does. */
  state: z.enum(['sending', 'checking', 'published', 'failed']),
  /** Why it failed, or what stands in its way. One that this build does not know is none. */
  problem: z.catch(z.nullable(replyProblem), null),
  /** What stands there, as far as it is known: after a change perhaps an earlier text, or one that was written there. */
  shownText: z.nullable(z.string()),
  /** When that was last changed there. */
  shownAt: z.nullable(moment),
});
export type ReplyPublication = z.infer<typeof replyPublication>;

/** What the business noted of its answer to a review. It stays here unless it is sent (sendReply). */
export const reviewReply = z.object({
  /** As it was written here; '' where only the mark was set. */
  text: z.string(),
  /** When it was first marked as answered, or stood on the platform; null while it is not. */
  answeredAt: z.nullable(moment),
  /** Null where it was never sent; missing from servers that send none. */
  publication: z.optional(z.nullable(replyPublication)),
});
export type ReviewReply = z.infer<typeof reviewReply>;

export const review = z.object({
  id,
  source: platformId,
  content: z.string(),
  rating: stars,
  /** False when an import named no stars; `rating` is then the specification's five and counts in no average. */
  isRatingGiven: z._default(z.boolean(), true),
  /** Who vouches for it: an exchange, the platform itself, or only the business that imported it. */
  origin: z.optional(z.enum(['verified', 'synced', 'imported'])),
  reviewerName: z.string(),
  reviewDate: moment,
  createdAt: moment,
  isVerified: z.boolean(),
  /** 0-100; above 50 the review is flagged 'Verdächtig'. */
  fraudScore: percent,
  /** Null without one; missing from servers that keep none. */
  reply: z.optional(z.nullable(reviewReply)),
  /** Whether an answer can be sent to the platform from here; missing from servers that send none. */
  canSendReply: z.optional(z.boolean()),
});
export type Review = z.infer<typeof review>;

/** A finding in words people understand; `quote` is the passage it is about. */
/** A review that another one resembles, as the business that has both knows it. */
const resembledReview = z.object({ reviewId: id, platform: platformId, date: moment, author: z.string() });
export type ResembledReview = z.infer<typeof resembledReview>;

export const reviewFinding = z.object({
  code: z.string(),
  text: z.string(),
  quote: z.optional(z.string()),
  otherQuote: z.optional(z.string()),
  /** Only where it is the reader's own; what others have has no name. */
  resembled: z.optional(resembledReview),
});

/** Days that people choose from when they look at their latest reviews. */
export const reviewPeriods = [30, 90, 365] as const;
export type ReviewPeriod = (typeof reviewPeriods)[number];

/** Reviews of one kind; null on average when nobody gave stars. */
const kindFigures = z.object({ count, averageRating: z.nullable(z.number()) });

export const reviewStats = z.object({
  totalReviews: count,
  /** Mean of all stars that were given, imported reviews included; 0 without any. */
  averageRating: z.number(),
  /** What partners see: verified and synced reviews that are not suspicious. */
  seenByPartners: z.optional(kindFigures),
  /** What the business imported itself; partners do not see it. */
  selfImported: z.optional(kindFigures),
  /** Reviews that the business marked as answered; missing from servers that do not know. */
  answered: z.optional(count),
  platformDistribution: z.array(z.object({ platform: platformId, count, averageRating: z.number() })),
  /** Reviews dated in the current month (Europe/Berlin). */
  thisMonth: count,
  ratingDistribution: z.array(z.object({ rating: stars, count })),
  perMonth: z.array(z.object({ month: z.string(), count, averageRating: z.number() })),
  /** Reviews dated within the last `days` days, one entry for each of `reviewPeriods`; 0 on average without any. */
  perPeriod: z.array(z.object({ days: count, count, averageRating: z.number() })),
});

export const reviewAnalysis = z.object({
  qualityScore: percent,
  /** 0-100. */
  fraudRisk: percent,
  reasons: z.array(reviewFinding),
  evidence: z.array(reviewFinding),
  engine,
});
export type ReviewAnalysis = z.infer<typeof reviewAnalysis>;

const content = writtenText(1, 5000, 'Bitte gib einen Text ein');

/** What an import takes where nothing is said, as the specification fixes it. */
export const importDefaults = { rating: 5, reviewerName: 'Importiert' } as const;

/** Who wrote a review whose platform names nobody. */
export const anonymousReviewer = 'Anonym';

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/reviews',
  access: 'authenticated',
  summary: `The business's newest reviews, newest first; ${wholeListLimit} unless it is asked for fewer, or for up to 1,000`,
  query: z.object({
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
    /** Only those dated at this moment or later. */
    since: z.optional(givenMoment),
  }),
  answer: z.array(review),
  errors: [],
});

export const listReviewPages = endpoint({
  method: 'GET',
  path: '/api/reviews/pages',
  access: 'authenticated',
  summary: "All of the business's reviews, newest first, a page at a time",
  query: pageQuery,
  answer: z.object({ reviews: z.array(review), next }),
  errors: [],
});

export const getReviewStats = endpoint({
  method: 'GET',
  path: '/api/reviews/stats',
  access: 'authenticated',
  summary: "Figures over the business's reviews",
  answer: reviewStats,
  errors: [],
});

export const getReviewEvidence = endpoint({
  method: 'GET',
  path: '/api/reviews/:id/evidence',
  access: 'authenticated',
  summary: 'Why a review is suspicious, in plain words',
  params: byId,
  answer: reviewAnalysis,
  errors: ['REVIEW_NOT_FOUND'],
});

export const analyzeReview = endpoint({
  method: 'POST',
  path: '/api/reviews/analyze',
  changes: [],
  access: 'authenticated',
  summary: 'Quality and fraud risk of a text',
  body: z.object({
    content,
    /** Who is told: whoever writes it, or the business that it is about (when left out). */
    reader: z.optional(z.enum(['writer', 'business'])),
  }),
  answer: reviewAnalysis,
  errors: [],
});

export const importReview = endpoint({
  method: 'POST',
  path: '/api/reviews/import',
  changes: ['reviews', 'profile', 'achievements'],
  access: 'authenticated',
  summary: 'Adds a review that stands on a platform',
  body: z.object({
    source: platformId,
    content,
    /** The specification's 5 when left out; the review then counts in no average. */
    rating: z.optional(stars),
    /** False when nobody named the stars and `rating` is the specification's. */
    isRatingGiven: z.optional(z.boolean()),
    /** 'Importiert' when left out. */
    reviewerName: z.optional(line(1, 120)),
    /** The moment of the import when left out. */
    reviewDate: z.optional(givenMoment),
  }),
  answer: z.object({ ...review.shape, leftToday }),
  errors: ['REVIEW_ALREADY_IMPORTED', 'STARTS_SMALL'],
});

export const generateReview = endpoint({
  method: 'POST',
  path: '/api/reviews/generate',
  changes: [],
  access: 'authenticated',
  summary: "A draft to write from, built only from the writer's notes",
  body: z.object({
    businessInfo: z.object({
      companyName: text(1, 120),
      industry: text(0, 120),
      /** As partners are told it, so that questions fit the kind of business; without one that is known they fit the industry. */
      tradeName: optionalText(120),
      website: optionalText(2000),
      description: optionalText(2000),
    }),
    context: z.literal('review_exchange'),
    notes: optionalText(2000),
    /** What the review rests on: the draft begins with it. */
    experience: z.optional(givenExperience),
  }),
  answer: z.object({ suggestion: z.string(), engine }),
  errors: [],
});
