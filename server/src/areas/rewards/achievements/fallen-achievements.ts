import type { Tx } from '../../../database/database.ts';
import type { AchievementType } from '../../notifications/index.ts';
import { achievements } from './achievements.repository.ts';
import { reachedAchievements } from './reached.ts';

/** What stands on reviews for partners, and on points. Others tell of something that happened, whatever came later. */
const restsOnReviews: readonly AchievementType[] = [
  'first_review',
  'five_reviews',
  'thirty_reviews',
  'on_time_streak',
  'five_partners',
  'level_silver',
  'level_gold',
];

/** Takes back achievements that a member has not reached any more, now that reviews of it were decided against. */
export async function lockFallen(tx: Tx, member: string, now: Date): Promise<void> {
  const reached = new Set(await reachedAchievements(tx, member, now));
  await achievements(tx).lock(
    member,
    restsOnReviews.filter((type) => !reached.has(type)),
  );
}
