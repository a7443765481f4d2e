import { type RefObject, useEffect } from 'react';

/** How long the page above may go on growing after it opened. */
const settledAfterMs = 2_000;
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Nobody has moved the page yet: it shows whom its address names. */
let isFirst = true;

/**
 * Where a page opens with an address that names a partner, brings that one's card, or else the list, into view, and keeps it there while the
 * page above still grows, until somebody moves it themselves.
 */
export function useShownFirst(list: RefObject<HTMLElement | null>, isNamed: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the page opens with it
  useEffect(() => {
    const isKept = !isFirst && window.scrollY > 0;
    isFirst = false;
    if (!isNamed || isKept) return;
    const show = () => {
      const card = list.current?.querySelector('[aria-current], [aria-expanded="true"]')?.closest('li');
      (card ?? list.current)?.scrollIntoView({ block: 'start' });
    };
    const observer = new ResizeObserver(show);
    observer.observe(document.body);
    const leave = () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const move of moves) window.removeEventListener(move, leave);
    };
    const timer = setTimeout(leave, settledAfterMs);
    for (const move of moves) window.addEventListener(move, leave, { passive: true });
    show();
    return leave;
  }, []);
}
