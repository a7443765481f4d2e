import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  leaderboardTexts: {
    title: 'Weekly leaderboard',
    you: 'You',
    points: (xp) => `${xp} XP`,
    yourRank: (rank) => `You are number ${rank}`,
    emptyTitle: 'The week is still young',
    emptyDescription: 'Whoever submits a review first goes to the top.',
    failedTitle: 'The leaderboard could not be loaded',
    failedDescription: 'The rest of your page keeps working.',
  },
} satisfies Translation<typeof german>;
