import type { Translation } from '@rezenso/contract/language';
import type * as german from './texts.de.ts';

export default {
  achievementTexts: {
    title: 'Achievements',
    unlockedCount: (unlocked, total) => `${unlocked} of ${total} unlocked`,
    unlocked: 'Unlocked',
    progress: (title) => `Progress: ${title}`,
    emptyTitle: 'No achievements yet',
    emptyDescription: 'It all starts with your first match.',
    failedTitle: 'Your achievements could not be loaded',
    failedDescription: 'The rest of your page keeps working.',
  },
} satisfies Translation<typeof german>;
