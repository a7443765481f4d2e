import type { Achievement } from '@rezenso/contract/gamification';

const shown = 4;

/** Four achievements: the latest reached first, but at least the two closest that are still open. */
export function worthShowing(achievements: readonly Achievement[]): readonly Achievement[] {
  const open = achievements.filter(({ unlocked }) => !unlocked).sort((a, b) => b.progress - a.progress);
  const reached = achievements
    .filter(({ unlocked }) => unlocked)
    .sort((a, b) => (b.unlockedAt ?? '').localeCompare(a.unlockedAt ?? ''));
  const openShown = open.slice(0, Math.max(2, shown - reached.length));
  return [...reached.slice(0, shown - openShown.length), ...openShown];
}
