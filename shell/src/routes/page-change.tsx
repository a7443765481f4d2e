import { useLocation } from '@rezenso/platform/router';
import { useEffect, useRef } from 'react';

/** On every new page: back to the top, and keyboard and screen reader to the start of the content. */
export function PageChange() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo(0, 0);
    focusMain();
  }, [pathname]);
  return null;
}

function focusMain(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
