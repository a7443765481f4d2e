import { analysis, at, one, review } from './example-records.ts';

/** One answer of each of the calls about a business's reviews. */
export const exampleReviews = {
  listReviews: [review],
  listReviewPages: { reviews: [review], next: null },
  getReviewStats: {
    totalReviews: 2,
    averageRating: 4.5,
    seenByPartners: { count: 1, averageRating: 4 },
    selfImported: { count: 1, averageRating: null },
    answered: 1,
    platformDistribution: [{ platform: 'google', count: 2, averageRating: 4.5 }],
    thisMonth: 1,
    ratingDistribution: [{ rating: 5, count: 1 }],
    perMonth: [{ month: '2026-03', count: 1, averageRating: 4 }],
    perPeriod: [{ days: 30, count: 1, averageRating: 4 }],
  },
  getReviewInsights: {
    scope: 'all',
    previewMonth: null,
    reviews: 2,
    themes: [
      {
        id: 'people',
        label: 'Freundlichkeit',
        praise: 1,
        criticism: 0,
        passages: [{ reviewId: one, polarity: 'praise', text: 'Sehr nett.', platform: 'google', reviewDate: at }],
      },
    ],
    answers: { answered: 1, medianDays: 2.5 },
    mood: [
      {
        month: '2026-03',
        praise: 1,
        criticism: 0,
        count: 2,
        averageRating: 4.5,
        answers: { answered: 1, medianDays: 2.5 },
      },
    ],
    byPlatform: [{ platform: 'google', praise: 1, criticism: 0, count: 2, averageRating: null }],
    comparison: {
      tradeName: 'Bäckerei',
      radiusKm: 50,
      businesses: 12,
      own: { averageRating: 4.5, reviewsPerMonth: 0.2, answers: { businesses: 1, share: 0.5, medianDays: 2.5 } },
      others: { averageRating: null, reviewsPerMonth: 1.5, answers: null },
    },
    changes: ['Im März kam eine Bewertung dazu, 1 mehr als im Februar.'],
  },
  downloadInsightsReport: '%PDF-1.3',
  exportReviews: '\uFEFFDatum;Plattform;Sterne;Verfasst von;Text;Beantwortet am\r\n',
  getReviewEvidence: analysis,
  analyzeReview: analysis,
  importReview: { ...review, origin: 'imported' },
  draftReply: { draft: 'Vielen Dank für Ihre Bewertung!', takesUp: false, language: 'de' },
  sendReply: {
    ...review,
    canSendReply: true,
    reply: {
      text: 'Vielen Dank!',
      answeredAt: at,
      publication: { state: 'published', problem: null, shownText: 'Vielen Dank!', shownAt: at },
    },
  },
  saveReply: { ...review, reply: { text: 'Vielen Dank!', answeredAt: at } },
  generateReview: { suggestion: 'Der Kuchen …', engine: 'built-in' },
};
