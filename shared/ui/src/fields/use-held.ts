import { useState } from 'react';

export interface Held<T> {
  /** What the form is shown with. */
  shown: T;
  /** Whether it is different by now. */
  isChanged: boolean;
  /** Shows what it is now. */
  look(): void;
}

/**
 * Keeps what a form stands on as it is while something is entered, so that nothing changes under the hands.
 * @param now as it is known now; undefined until it is known
 * @param isEntering whether something is entered and not on its way to the server, which then says more than this page knew
 */
export function useHeld<T>(now: T, isEntering: boolean): Held<T> {
  const [held, setHeld] = useState(now);
  const isShownAsNow = !isEntering || held === undefined;
  if (isShownAsNow && held !== now) setHeld(now);
  const shown = isShownAsNow ? now : held;
  return { shown, isChanged: shown !== now && JSON.stringify(shown) !== JSON.stringify(now), look: () => setHeld(now) };
}
