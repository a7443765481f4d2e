import type { Notification } from '@rezenso/contract/notifications';
import { useEffect, useRef, useState } from 'react';
import { latestNews } from './news.resource.ts';

const shownAtMost = 3;

/** The notifications to show, newest first, until they are dropped. @param arrived how many came since the page opened */
export function useNews(arrived: number) {
  const [news, setNews] = useState<Notification[]>([]);
  const seen = useRef(0);
  useEffect(() => {
    let isLooking = true;
    const look = async () => {
      // Somebody else's tab shows it, or this one when somebody looks again.
      if (document.hidden) return;
      const more = arrived - seen.current;
      if (more <= 0) return;
      seen.current = arrived;
      const latest = await latestNews(more);
      if (isLooking) setNews((before) => [...latest, ...before].slice(0, shownAtMost));
    };
    const lookNow = () => void look();
    lookNow();
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      isLooking = false;
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [arrived]);
  const drop = (id: string) => setNews((before) => before.filter((one) => one.id !== id));
  return { news, drop };
}
