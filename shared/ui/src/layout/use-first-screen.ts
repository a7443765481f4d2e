import { useDeferredValue } from 'react';

/** Height of the window for which numbers of entries are given, in px. */
const usualHeight = 900;

/**
 * The entries of a list to draw now: those of the first screen with the page, so that a click shows it sooner; all of them in a step of
 * its own a moment later, which whatever somebody does meanwhile interrupts. From then on all, at once.
 * @param first how many come with the page, 0 or more: those seen at 900 px before anybody scrolls; higher windows get as many more
 */
export function useFirstScreen<Entry>(entries: readonly Entry[], first: number): readonly Entry[] {
  const isShown = useDeferredValue(true, false);
  return isShown ? entries : entries.slice(0, Math.ceil(first * Math.max(1, window.innerHeight / usualHeight)));
}
