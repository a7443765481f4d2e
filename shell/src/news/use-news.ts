import type { Notification } from '@rezenso/contract/notifications';
import { useLocation } from '@rezenso/platform/router';
import { useEffect, useRef, useState } from 'react';
import { latestNews } from './news.resource.ts';

const shownAtMost = 3;

/**
 * The notifications to show, newest first, until they are dropped.
 * @param arrived how many came since the page opened, as the bell counts
 * @param occasion changes when more may have come although the bell counts the same
 */
export function useNews(arrived: number, occasion: number) {
  const [news, setNews] = useState<Notification[]>([]);
  const seen = useRef({ arrived: 0, occasion: 0 });
  useEffect(() => {
    let isLooking = true;
    const look = async () => {
      // Somebody else's tab shows it, or this one when somebody looks again.
      if (document.hidden) return;
      const more = arrived - seen.current.arrived;
      if (more <= 0 && occasion === seen.current.occasion) return;
      seen.current = { arrived, occasion };
      const latest = await latestNews(more);
      if (!isLooking || !latest) return;
      setNews((before) => [...latest.come, ...before.filter(({ id }) => latest.isUnread(id))].slice(0, shownAtMost));
    };
    const lookNow = () => void look();
    lookNow();
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      isLooking = false;
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [arrived, occasion]);
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // Whoever went to where it happened sees it there.
    setNews((shown) => shown.filter(({ href }) => pathOf(href) !== pathname));
  }, [pathname]);
  const drop = (id: string) => setNews((shown) => shown.filter((one) => one.id !== id));
  return { news, drop };
}

function pathOf(href: string | null): string | undefined {
  return href?.split(/[?#]/)[0];
}
