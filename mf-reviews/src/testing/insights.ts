import type { ReviewInsights } from '@rezenso/contract/review-insights';
import { reviewId } from './reviews.ts';

/** What a Pro member reads who has reviews of two months; override what a test is about. */
export function someInsights(over: Partial<ReviewInsights> = {}): ReviewInsights {
  return {
    scope: 'all',
    previewMonth: null,
    reviews: 12,
    notUnderstood: 0,
    answers: { answered: 6, medianDays: 2.5 },
    themes: [
      {
        id: 'people',
        label: 'Freundlichkeit',
        praise: 7,
        criticism: 1,
        passages: [
          {
            reviewId: reviewId(1),
            polarity: 'criticism',
            text: 'Am Telefon war man unfreundlich.',
            platform: 'google',
            reviewDate: '2026-03-08T12:00:00.000Z',
          },
        ],
      },
    ],
    mood: [
      {
        month: '2026-02',
        praise: 0,
        criticism: 0,
        count: 0,
        averageRating: null,
        answers: { answered: 0, medianDays: null },
      },
      {
        month: '2026-03',
        praise: 7,
        criticism: 1,
        count: 12,
        averageRating: 4.25,
        answers: { answered: 6, medianDays: 2.5 },
      },
    ],
    byPlatform: [
      {
        platform: 'google',
        praise: 7,
        criticism: 1,
        count: 12,
        averageRating: 4.25,
        answers: { answered: 6, medianDays: 2.5 },
      },
    ],
    comparison: {
      tradeName: 'Bäckerei',
      radiusKm: 50,
      businesses: 14,
      own: { averageRating: 4.25, reviewsPerMonth: 1, answers: { businesses: 1, share: 0.5, medianDays: 2.5 } },
      others: { averageRating: 3.9, reviewsPerMonth: 2.5, answers: { businesses: 11, share: 0.42, medianDays: 4 } },
    },
    changes: ['Im Februar kamen 2 Bewertungen dazu, 1 mehr als im Januar.'],
    ...over,
  };
}
