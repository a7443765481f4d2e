import { listLeaderboard } from '@rezenso/contract/gamification';
import { useEndpoint } from '@rezenso/platform';

/** This week's leaderboard, best first. */
export function useLeaderboard() {
  return useEndpoint(listLeaderboard);
}
