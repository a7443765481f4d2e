import { type RefObject, useLayoutEffect } from 'react';
import { toastSpaceVariable } from '../tokens/names.ts';

/** Between a toast and whatever makes room for it, in pixels. */
const gap = 12;

/**
 * Says on the root element how much of the edge that toasts stand at is taken, so that dialogs and whatever else stands
 * there make room (`tokens.toastSpace`): neither ever covers the other.
 */
export function useToastSpace(region: RefObject<HTMLElement | null>, isEmpty: boolean): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (isEmpty || !element) return;
    const { style } = document.documentElement;
    const tell = () => {
      const { top, bottom } = element.getBoundingClientRect();
      const isAtTop = top < window.innerHeight - bottom;
      const taken = Math.ceil(isAtTop ? bottom : window.innerHeight - top) + gap;
      style.setProperty(toastSpaceVariable, `${taken}px`);
    };
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    window.addEventListener('resize', tell);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', tell);
      style.removeProperty(toastSpaceVariable);
    };
  }, [region, isEmpty]);
}
