import { defineModule } from '@rezenso/platform';

export default defineModule({
  name: 'mf-matching',
  version: __REZENSO_RELEASE__,
  pages: {
    conversation: () => import('./conversation/conversation.page.tsx'),
    matches: () => import('./match-board/match-board.page.tsx'),
  },
  cards: {
    currentMatches: () => import('./current-matches/current-matches.card.tsx'),
  },
  languages: { en: () => import('./languages/en.ts') },
});
