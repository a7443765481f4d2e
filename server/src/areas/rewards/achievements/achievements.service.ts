import type { Achievement } from '@rezenso/contract/gamification';
import type { Language } from '@rezenso/contract/language';
import type { Core } from '../../../core.ts';
import type { Tx } from '../../../database/database.ts';
import { achievementTitlesIn, achievementTypes, createTell, type Tell } from '../../notifications/index.ts';
import { type AchievementFacts, achievementCatalogue, progressOf } from './achievement-catalogue.ts';
import { achievementTexts } from './achievement-texts.ts';
import { achievements } from './achievements.repository.ts';
import { factsOf, reached, reachedAchievements } from './reached.ts';

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
