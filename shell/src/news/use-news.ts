import type { Notification } from '@rezenso/contract/notifications';
import { useToasts } from '@rezenso/platform';
import { useLocation } from '@rezenso/platform/router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isDeedOfMember, latestNews } from './news.resource.ts';

const shownAtMost = 3;

export interface BellCount {
  /** How many the bell counts. */
  unread: number;
  /** How many came since the page opened. */
  arrived: number;
  /** Changes when more may have come although the bell counts the same. */
  occasion: number;
}

/** The notifications to show, newest first, until they are dropped. */
export function useNews({ unread, arrived, occasion }: BellCount) {
  const [news, setNews] = useState<Notification[]>([]);
  const seen = useRef({ arrived: 0, occasion: 0 });
  const looking = useRef(Promise.resolve());
  const isTold = useIsTold(() => setNews((shown) => shown.filter((one) => !isDeedOfMember(one))));
  useEffect(() => {
    const look = async () => {
      // Somebody else's tab shows it, or this one when somebody looks again.
      if (document.hidden) return;
      const more = arrived - seen.current.arrived;
      if (more <= 0 && occasion === seen.current.occasion) return;
      seen.current = { arrived, occasion };
      const latest = await latestNews(more, unread);
      if (!latest) return;
      const come = latest.come.filter((one) => !(isTold.current && isDeedOfMember(one)));
      setNews((before) => [...come, ...before.filter(({ id }) => latest.isUnread(id))].slice(0, shownAtMost));
    };
    // One after the other, and none in vain: what one look has taken for this tab, no other finds again.
    const lookNow = () => {
      looking.current = looking.current.then(look, look);
    };
    lookNow();
    document.addEventListener('visibilitychange', lookNow);
    return () => document.removeEventListener('visibilitychange', lookNow);
  }, [unread, arrived, occasion, isTold]);
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

/**
 * Whether this page is just saying what was done in it: whoever reads that needs no second message about it.
 * @param onTold called when it begins to
 */
function useIsTold(onTold: () => void): RefObject<boolean> {
  const isTelling = useToasts().some(({ isOpen, variant }) => isOpen && variant !== 'destructive');
  const isTold = useRef(isTelling);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happens then is the same each time
  useEffect(() => {
    isTold.current = isTelling;
    if (isTelling) onTold();
  }, [isTelling]);
  return isTold;
}

function pathOf(href: string | null): string | undefined {
  return href?.split(/[?#]/)[0];
}
