import { type Level, levels } from '@rezenso/contract/vocabulary';

/** Points per action. The same however many stars a review has: stars never change rewards. */
export const xpAmounts = {
  'profile.completed': 100,
  'platform.added': 20,
  'match.accepted': 10,
  'review.submitted': 50,
  'receipt.confirmed': 20,
  /** The own review was handed in by its due date and confirmed. */
  'review.on-time': 30,
} as const satisfies Record<string, number>;

export type XpAction = keyof typeof xpAmounts;

/** Points from one level to the next. */
export const xpPerLevel = 500;

/** The level that a member's points add up to: Bronze below 500, then one level per 500, Diamant from 2,000 on. */
export function levelOf(totalXp: number): Level {
  const step = Math.floor(Math.max(0, totalXp) / xpPerLevel);
  return levels[Math.min(step, levels.length - 1)] ?? 'Bronze';
}

export interface LevelProgress {
  readonly level: Level;
  /** Points that count towards the next level, 0-499; at the highest level up to 500, which is a full bar. */
  readonly xp: number;
  /** Points the next level takes. */
  readonly xpTarget: number;
}

/** Level and progress of a member with `totalXp` points. */
export function levelProgress(totalXp: number): LevelProgress {
  const level = levelOf(totalXp);
  const reached = levels.indexOf(level) * xpPerLevel;
  return { level, xp: Math.min(xpPerLevel, Math.max(0, totalXp) - reached), xpTarget: xpPerLevel };
}
