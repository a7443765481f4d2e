import { type RefObject, useLayoutEffect } from 'react';

/** Lets an element reach to the lower edge of what can be seen: above a keyboard on the screen, where there is one. */
export function useVisibleHeight(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = frame.current;
    const viewport = window.visualViewport;
    if (!element || !viewport) return;
    const stretch = () => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      element.style.height = `${Math.round(viewport.height - top)}px`;
    };
    stretch();
    viewport.addEventListener('resize', stretch);
    return () => viewport.removeEventListener('resize', stretch);
  }, [frame]);
}
