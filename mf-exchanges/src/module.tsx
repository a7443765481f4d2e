import { defineModule } from '@rezenso/platform';

export default defineModule({
  name: 'mf-exchanges',
  version: __REZENSO_RELEASE__,
  pages: {
    exchanges: () => import('./exchange-board/exchange-board.page.tsx'),
  },
  cards: {
    activities: () => import('./activity-feed/activity-feed.card.tsx'),
    achievements: () => import('./achievements/achievements.card.tsx'),
    tasks: () => import('./task-list/task-list.card.tsx'),
    leaderboard: () => import('./leaderboard/leaderboard.card.tsx'),
  },
  languages: { en: () => import('./languages/en.ts') },
});
