import type { Db } from '../../../database/database.ts';
import { firstOfLastDays } from '../../../time/berlin-periods.ts';
import { sessions } from '../../accounts/index.ts';
import { type AchievementType, achievementTypes } from '../../notifications/index.ts';
import { memberFigures } from '../figures/member-figures.repository.ts';
import { type AchievementFacts, achievementCatalogue, progressOf } from './achievement-catalogue.ts';
import { achievements } from './achievements.repository.ts';
import { longestOnTimeStreak } from './on-time-streak.ts';

/** As many as the achievement 'Die ganze Woche dabei' asks for. */
const daysLookedAt = achievementCatalogue.active_week.target;

/** The types a member has reached by its figures, unlocked or not. */
export async function reachedAchievements(db: Db, member: string, now: Date): Promise<AchievementType[]> {
  return reached(await factsOf(db, member, now));
}

export async function factsOf(db: Db, member: string, now: Date): Promise<AchievementFacts> {
  const figures = (await memberFigures(db).figures([member])).get(member);
  const counts = await achievements(db).getCounts(member);
  const promised = await achievements(db).listPromised(member, now);
  return {
    ...counts,
    matches: figures?.totalMatches ?? 0,
    reviewsGiven: figures?.reviewsGiven ?? 0,
    reviewsReceived: figures?.reviewsReceived ?? 0,
    onTimeStreak: longestOnTimeStreak(promised),
    activeDays: await sessions(db).countActiveDays(member, firstOfLastDays(now, daysLookedAt)),
  };
}

export function reached(facts: AchievementFacts): AchievementType[] {
  return achievementTypes.filter((type) => progressOf(type, facts) === 100);
}
