import type { Translation } from '@rezenso/contract/language';
import { xpPerLevel } from '@rezenso/contract/limits';
import type * as german from './texts.de.ts';

/** What the nth level above the first takes. */
const collected = (steps: number) => `${(steps * xpPerLevel).toLocaleString('en-GB')}\u00a0XP collected.`;

export default {
  achievementDescriptions: {
    first_match: 'Your first match has been accepted.',
    first_review: 'Your partner has confirmed your first review.',
    five_reviews: '5 confirmed reviews given.',
    thirty_reviews: '30 confirmed reviews given.',
    on_time_streak: '5 reviews in a row submitted on time.',
    verified: 'Your email address belongs to your website.',
    three_platforms: 'Profiles added on 3 platforms.',
    ten_received: '10 reviews received.',
    five_partners: 'Reviews exchanged with 5 different partners.',
    active_week: 'Active on 7 days in a row.',
    level_silver: collected(1),
    level_gold: collected(2),
  },
} satisfies Translation<typeof german>;
