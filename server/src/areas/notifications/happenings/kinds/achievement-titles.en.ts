import type { Translation } from '@rezenso/contract/language';
import type * as german from './achievement-titles.de.ts';

export const achievementTitles: Translation<typeof german.achievementTitles> = {
  first_match: 'First partner',
  first_review: 'First review',
  five_reviews: 'Busy pen',
  thirty_reviews: 'Voice of the industry',
  on_time_streak: 'You can be relied on',
  verified: 'Verified',
  three_platforms: 'At home everywhere',
  ten_received: 'Sought-after business',
  five_partners: 'Well connected',
  active_week: 'All week long',
  level_silver: 'Level Silver',
  level_gold: 'Level Gold',
};
