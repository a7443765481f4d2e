import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { count, id, moment } from './shapes.ts';
import { platformId } from './vocabulary.ts';

/** Reviews that praise and that criticise something; one that does both counts on both sides. */
const voices = { praise: count, criticism: count };

/** How many of the counted reviews are marked as answered (docs/decisions/0110), and how long that took. */
const answerFigures = z.object({
  answered: count,
  /** Days until the mark: half of the answers took longer. Null without one. */
  medianDays: z.nullable(z.number().check(z.minimum(0))),
});
export type AnswerFigures = z.infer<typeof answerFigures>;

/** Servers since 1.30.0. */
const answers = z.optional(answerFigures);

/** YYYY-MM in German time. */
const month = z.string();

/** How many other businesses of the trade nearby there must be for a comparison, so that it tells of nobody alone. */
export const fewestCompared = 10;
/** About how far the area reaches from its middle that a business is compared in. */
export const comparedRadiusKm = 50;

export const reviewTheme = z.object({
  id: z.string(),
  label: z.string(),
  ...voices,
  /** Sentences as they were written, criticism first, the newest of each kind first. */
  passages: z.array(
    z.object({
      reviewId: id,
      polarity: z.enum(['praise', 'criticism']),
      text: z.string(),
      platform: platformId,
      reviewDate: moment,
    }),
  ),
});
export type ReviewTheme = z.infer<typeof reviewTheme>;

/** Means of the business beside those of others; stars are null where nobody gave any. */
const comparedFigures = z.object({
  averageRating: z.nullable(z.number()),
  reviewsPerMonth: z.number(),
  /**
   * Of businesses that mark answers here: the share of reviews that they answered, 0-1, and the mean of their median days. Null for a business
   * that marks none, and for the others while fewer than `fewestCompared` do. Servers since 1.30.0.
   */
  answers: z.optional(
    z.nullable(
      z.object({ businesses: count, share: z.number().check(z.minimum(0), z.maximum(1)), medianDays: z.number() }),
    ),
  ),
});

export const tradeComparison = z.object({
  /** The kind of business, as profiles show it. */
  tradeName: z.string(),
  radiusKm: count,
  /** Other businesses that were compared, down to whole tens, or, below `fewestCompared`, that there are. As of this month's first question. */
  businesses: count,
  own: comparedFigures,
  /** The mean business of the trade in the area, coarsely rounded and the same all month; null while the others are too few. */
  others: z.nullable(comparedFigures),
});

export const reviewInsights = z.object({
  /** 'first_month' for a free member: of the first month that has any the first `mostPreviewed` reviews. */
  scope: z.enum(['all', 'first_month']),
  /** The month that a preview is about; null with Pro, and without a review. */
  previewMonth: z.nullable(month),
  /** How many reviews were read. */
  reviews: count,
  /** Of those that were read: surely in another language than German, so that their themes are not known. Servers since 1.30.0. */
  notUnderstood: z.optional(count),
  /** Of those that were read. */
  answers,
  /** What most speak of first. */
  themes: z.array(reviewTheme),
  /** Months in order, the last twelve, or the one of a preview. */
  mood: z.array(z.object({ month, ...voices, count, averageRating: z.nullable(z.number()), answers })),
  byPlatform: z.array(
    z.object({ platform: platformId, ...voices, count, averageRating: z.nullable(z.number()), answers }),
  ),
  /** Null for a preview, and where the profile names no trade or no place. */
  comparison: z.nullable(tradeComparison),
  /** The last whole month beside the one before it, in four sentences at most: the fourth tells of answers. */
  changes: z.array(z.string()),
});
export type ReviewInsights = z.infer<typeof reviewInsights>;

export const getReviewInsights = endpoint({
  method: 'GET',
  path: '/api/reviews/insights',
  access: 'authenticated',
  summary: "What the business's reviews say; of a free member's only the beginning of the first month",
  answer: reviewInsights,
  errors: ['OVERLOADED'],
});

/** Answers with `Content-Disposition: attachment`, so a plain link downloads the file. */
export const exportReviews = endpoint({
  method: 'GET',
  path: '/api/reviews/insights/export',
  access: 'authenticated',
  summary:
    "The reviews behind the insights as a table (text/csv, RFC 4180); of a free member's only the beginning of the first month",
  answer: z.string().check(z.refine((file: string) => /^\uFEFF(?:Datum;|Date,)/.test(file))),
  errors: [],
});

/** Answers with `Content-Disposition: attachment`, so a plain link downloads the file. */
export const downloadInsightsReport = endpoint({
  method: 'GET',
  path: '/api/reviews/insights/report',
  access: 'authenticated',
  summary: 'The insights of the last twelve months as a report to hand on (PDF); part of Pro',
  answer: z.string().check(z.refine((file: string) => file.startsWith('%PDF-'))),
  errors: ['PRO_REQUIRED', 'OVERLOADED'],
});
