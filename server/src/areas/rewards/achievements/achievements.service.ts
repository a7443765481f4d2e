import type { Achievement } from '@rezenso/contract/gamification';
import type { Language } from '@rezenso/contract/language';
import type { Core } from '../../../core.ts';
import type { Db, Tx } from '../../../database/database.ts';
import { firstOfLastDays } from '../../../time/berlin-periods.ts';
import { sessions } from '../../accounts/index.ts';
import {
  type AchievementType,
  achievementTitlesIn,
  achievementTypes,
  createTell,
  type Tell,
} from '../../notifications/index.ts';
import { memberFigures } from '../figures/member-figures.repository.ts';
import {
  type AchievementFacts,
  achievementCatalogue,
  longestOnTimeStreak,
  progressOf,
} from './achievement-catalogue.ts';
import { achievementTexts } from './achievement-texts.ts';
import { achievements } from './achievements.repository.ts';

/** As many as the achievement 'Die ganze Woche dabei' asks for. */
const daysLookedAt = achievementCatalogue.active_week.target;

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

export function createAchievements(core: Pick<Core, 'database' | 'mailer' | 'env' | 'jobs'>) {
  const { database } = core;
  const tell = createTell(core);

  return {
    /** All achievements with progress. What time alone has reached (active days) is unlocked by looking. */
    async list(member: string, now: Date, language: Language): Promise<Achievement[]> {
      const { db } = database;
      const facts = await factsOf(db, member, now);
      const unlocked = await achievements(db).listUnlocked(member);
      if (reached(facts).some((type) => !unlocked.has(type))) {
        await database.transaction((tx) => unlockReached(tx, tell, member, now));
        return present(facts, await achievements(db).listUnlocked(member), language);
      }
      return present(facts, unlocked, language);
    },
  };
}

/** Unlocks what a member has reached, once each, and tells it. */
export async function unlockReached(tx: Tx, tell: Tell, memberId: string, now: Date): Promise<void> {
  const reachedNow = await reachedAchievements(tx, memberId, now);
  for (const achievement of await achievements(tx).unlock(memberId, reachedNow, now))
    await tell(tx, { kind: 'achievement.unlocked', memberId, achievement }, now);
}

/** Takes back achievements that a member has not reached any more, now that reviews of it were decided against. */
export async function lockFallen(tx: Tx, member: string, now: Date): Promise<void> {
  const reached = new Set(await reachedAchievements(tx, member, now));
  await achievements(tx).lock(
    member,
    restsOnReviews.filter((type) => !reached.has(type)),
  );
}

/** The types a member has reached by its figures, unlocked or not. */
export async function reachedAchievements(db: Db, member: string, now: Date): Promise<AchievementType[]> {
  return reached(await factsOf(db, member, now));
}

async function factsOf(db: Db, member: string, now: Date): Promise<AchievementFacts> {
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

function reached(facts: AchievementFacts): AchievementType[] {
  return achievementTypes.filter((type) => progressOf(type, facts) === 100);
}

function present(facts: AchievementFacts, unlocked: ReadonlyMap<string, Date>, language: Language): Achievement[] {
  const [titles, { achievementDescriptions: descriptions }] = [
    achievementTitlesIn(language),
    achievementTexts(language),
  ];
  return achievementTypes.map((type) => {
    const unlockedAt = unlocked.get(type);
    return {
      id: type,
      type,
      title: titles[type],
      description: descriptions[type],
      unlocked: unlockedAt !== undefined,
      unlockedAt: unlockedAt?.toISOString() ?? null,
      progress: unlockedAt ? 100 : progressOf(type, facts),
      icon: achievementCatalogue[type].icon,
    };
  });
}
