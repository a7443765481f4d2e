import { xpAmounts, xpPerLevel } from '@rezenso/contract/limits';
import { type Level, levels } from '@rezenso/contract/vocabulary';

export { xpAmounts, xpPerLevel };

export type XpAction = keyof typeof xpAmounts;

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
