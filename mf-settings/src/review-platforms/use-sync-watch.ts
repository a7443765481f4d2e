import type { UserPlatform } from '@rezenso/contract/user-platforms';
import { useEffect } from 'react';
import { reloadPlatforms, reloadReviews } from './platforms.resource.ts';

const lookEveryMs = 2_000;
/** Two minutes: what takes longer is waiting for its next try, and the list says so at the next visit. */
const looksAtMost = 60;

/** While reviews are being fetched, looks how far it is; afterwards the new reviews show everywhere. */
export function useSyncWatch(platforms: readonly UserPlatform[]): void {
  const isSyncing = platforms.some(({ syncStatus }) => syncStatus === 'syncing');
  useEffect(() => {
    if (!isSyncing) return;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks > looksAtMost) clearInterval(timer);
      else void reloadPlatforms();
    }, lookEveryMs);
    return () => {
      clearInterval(timer);
      void reloadReviews();
    };
  }, [isSyncing]);
}
