import { defineModule } from '@rezenso/platform';

export default defineModule({
  name: 'mf-matching',
  version: __REZENSO_RELEASE__,
  pages: {
    matches: () => import('./match-board/match-board.page.tsx'),
  },
  cards: {
    currentMatches: () => import('./current-matches/current-matches.card.tsx'),
  },
});
