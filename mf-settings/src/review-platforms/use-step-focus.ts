import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus into a step that has replaced the one that held it. */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    area.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [step]);
  return area;
}
