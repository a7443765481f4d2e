import { keysOf } from '@rezenso/contract/own-keys';

/** How achievements are called wherever members hear of them. */
export const achievementTitles = {
  first_match: 'Erster Partner',
  first_review: 'Erste Review',
  five_reviews: 'Fleißige Feder',
  thirty_reviews: 'Stimme der Branche',
  on_time_streak: 'Auf dich ist Verlass',
  verified: 'Verifiziert',
  three_platforms: 'Überall zu Hause',
  ten_received: 'Gefragter Betrieb',
  five_partners: 'Gut vernetzt',
  active_week: 'Die ganze Woche dabei',
  level_silver: 'Level Silber',
  level_gold: 'Level Gold',
} as const;

export type AchievementType = keyof typeof achievementTitles;

/** In the order in which they are shown. */
export const achievementTypes = keysOf(achievementTitles);
