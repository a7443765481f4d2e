import { listAchievements } from '@rezenso/contract/gamification';
import { useEndpoint } from '@rezenso/platform';

/** Achievements with progress. */
export function useAchievements() {
  return useEndpoint(listAchievements);
}
