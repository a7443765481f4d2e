import type { AnswerOf } from '@rezenso/contract/endpoint';
import type { getReviewStats, Review, ReviewAnalysis } from '@rezenso/contract/reviews';

/** A review on Google by Petra; override what a test is about. */
export function aReview(over: Partial<Review> = {}): Review {
  return {
    id: reviewId(1),
    source: 'google',
    content: 'Der Kuchen war frisch und die Bedienung freundlich.',
    rating: 4,
    isRatingGiven: true,
    origin: 'synced',
    reviewerName: 'Petra Klein',
    reviewDate: '2026-03-08T12:00:00.000Z',
    createdAt: '2026-03-09T08:00:00.000Z',
    isVerified: false,
    fraudScore: 12,
    reply: null,
    ...over,
  };
}

/** `count` reviews by 'Person 1', 'Person 2' and so on, newest first. */
export function manyReviews(count: number): Review[] {
  return Array.from({ length: count }, (_, index) =>
    aReview({
      id: reviewId(index + 1),
      reviewerName: `Person ${index + 1}`,
      content: `Besuch Nummer ${index + 1}. `.repeat(20),
      source: index % 2 === 0 ? 'google' : 'trustpilot',
    }),
  );
}

export function reviewId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
}

type Stats = AnswerOf<typeof getReviewStats>;

/** Figures over twenty reviews on two platforms. */
export function someStats(over: Partial<Stats> = {}): Stats {
  return {
    totalReviews: 20,
    averageRating: 4.35,
    seenByPartners: { count: 15, averageRating: 4.2 },
    selfImported: { count: 5, averageRating: 4.8 },
    platformDistribution: [
      { platform: 'google', count: 15, averageRating: 4.6 },
      { platform: 'trustpilot', count: 5, averageRating: 3.6 },
    ],
    thisMonth: 12,
    ratingDistribution: [
      { rating: 5, count: 10 },
      { rating: 4, count: 8 },
      { rating: 3, count: 1 },
      { rating: 2, count: 0 },
      { rating: 1, count: 1 },
    ],
    perMonth: Array.from({ length: 12 }, (_, index) => ({
      month: `${index < 9 ? 2025 : 2026}-${String(((index + 3) % 12) + 1).padStart(2, '0')}`,
      count: index === 11 ? 12 : index % 3,
      averageRating: index % 3 === 0 && index !== 11 ? 0 : 4.25,
    })),
    perPeriod: [
      { days: 30, count: 12, averageRating: 4.5 },
      { days: 90, count: 14, averageRating: 4.4 },
      { days: 365, count: 20, averageRating: 4.35 },
    ],
    ...over,
  };
}

/** A copied text, found out. */
export const copied: ReviewAnalysis = {
  qualityScore: 72,
  fraudRisk: 84,
  reasons: [{ code: 'length', text: 'Die Länge passt.' }],
  evidence: [
    {
      code: 'duplicate_copy',
      text: 'Der Text stimmt zu 96 % mit einer anderen Bewertung überein.',
      quote: 'Der Kuchen war frisch',
      otherQuote: 'der Kuchen  war frisch',
    },
    {
      code: 'duplicate_template',
      text: 'Das Gerüst des Textes steht auch in einer anderen Bewertung.',
      quote: 'Besuch im Mai',
      otherQuote: 'Besuch im Juni',
    },
  ],
  engine: 'built-in',
};
