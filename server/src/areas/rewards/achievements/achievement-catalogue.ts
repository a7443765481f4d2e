import { isOnTime } from '../../../time/due-day.ts';
import type { AchievementType } from '../../notifications/index.ts';
import type { PromisedReview } from './achievements.repository.ts';

/** What achievements are measured by; all counted from rows. */
export interface AchievementFacts {
  /** Matches that were accepted, finished ones included. */
  matches: number;
  /** Confirmed reviews for partners. */
  reviewsGiven: number;
  reviewsReceived: number;
  /** Different partners among the confirmed reviews. */
  partners: number;
  /** Longest run of promised reviews handed in on time. */
  onTimeStreak: number;
  platforms: number;
  /** Active days among the last seven. */
  activeDays: number;
  isVerified: boolean;
  xpTotal: number;
}

interface Goal {
  /** Name of a lucide icon. */
  icon: string;
  /** What `measure` must reach. */
  target: number;
  measure: (facts: AchievementFacts) => number;
}

/** How far each achievement is. */
export const achievementCatalogue = {
  first_match: { icon: 'handshake', target: 1, measure: (facts) => facts.matches },
  first_review: { icon: 'pencil', target: 1, measure: (facts) => facts.reviewsGiven },
  five_reviews: { icon: 'award', target: 5, measure: (facts) => facts.reviewsGiven },
  thirty_reviews: { icon: 'trophy', target: 30, measure: (facts) => facts.reviewsGiven },
  on_time_streak: { icon: 'target', target: 5, measure: (facts) => facts.onTimeStreak },
  verified: { icon: 'badge-check', target: 1, measure: (facts) => Number(facts.isVerified) },
  three_platforms: { icon: 'layers', target: 3, measure: (facts) => facts.platforms },
  ten_received: { icon: 'star', target: 10, measure: (facts) => facts.reviewsReceived },
  five_partners: { icon: 'users', target: 5, measure: (facts) => facts.partners },
  active_week: { icon: 'flame', target: 7, measure: (facts) => facts.activeDays },
  level_silver: { icon: 'medal', target: 500, measure: (facts) => facts.xpTotal },
  level_gold: { icon: 'crown', target: 1000, measure: (facts) => facts.xpTotal },
} as const satisfies Record<AchievementType, Goal>;

/** How far a business has come, 0-100; 100 means reached. */
export function progressOf(type: AchievementType, facts: AchievementFacts): number {
  const { target, measure } = achievementCatalogue[type];
  return Math.min(100, Math.floor((100 * measure(facts)) / target));
}

/** The longest run of promised reviews handed in on time, and worth it; `promised` is in order of the due date. */
export function longestOnTimeStreak(promised: readonly PromisedReview[]): number {
  let longest = 0;
  let current = 0;
  for (const { submitted_at, due_at, withheld } of promised) {
    const isKept = submitted_at !== null && isOnTime(submitted_at, due_at) && withheld === null;
    current = isKept ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}
