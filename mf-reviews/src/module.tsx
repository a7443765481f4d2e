import { defineModule } from '@rezenso/platform';

export default defineModule({
  name: 'mf-reviews',
  version: __REZENSO_RELEASE__,
  pages: {
    reviews: () => import('./review-board/review-board.page.tsx'),
    insights: () => import('./review-insights/review-insights.page.tsx'),
  },
  cards: {
    portfolio: () => import('./portfolio/portfolio.card.tsx'),
  },
  languages: { en: () => import('./languages/en.ts') },
});
