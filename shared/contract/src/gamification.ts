import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { count, id, moment, percent } from './shapes.ts';

export const achievement = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  description: z.string(),
  unlocked: z.boolean(),
  unlockedAt: z.nullable(moment),
  /** 0-100 towards unlocking. */
  progress: percent,
  /** Name of a lucide icon. */
  icon: z.string(),
});
export type Achievement = z.infer<typeof achievement>;

export const leaderboardEntry = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  /** XP of the current week (Monday, Europe/Berlin). */
  xp: count,
  rank: count,
  isCurrentUser: z.boolean(),
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>;

export const listAchievements = endpoint({
  method: 'GET',
  path: '/api/achievements',
  isWrittenLater: true,
  access: 'authenticated',
  summary: 'Achievements with progress',
  answer: z.array(achievement),
  errors: [],
});

export const listLeaderboard = endpoint({
  method: 'GET',
  path: '/api/leaderboard',
  access: 'authenticated',
  summary: "This week's leaderboard, best first; contains the caller",
  answer: z.array(leaderboardEntry),
  errors: [],
});
