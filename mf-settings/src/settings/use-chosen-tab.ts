import { useEffect, useRef } from 'react';
import type { SettingsTab } from './settings-tabs.ts';

/**
 * Keeps the chosen tab in focus: a new address usually moves the focus to the start of the page, and the arrow keys would
 * then work only once.
 * @returns to be called just before a tab is chosen in the strip
 */
export function useChosenTab(tab: SettingsTab): () => void {
  const isChosenHere = useRef(false);
  useEffect(() => {
    if (!isChosenHere.current) return;
    isChosenHere.current = false;
    const chosen = document.querySelector<HTMLElement>(`[role="tab"][data-value="${tab}"]`);
    // After the effects of the frame around the page, which run in the same turn.
    queueMicrotask(() => chosen?.focus({ preventScroll: true }));
  }, [tab]);
  return () => {
    isChosenHere.current = true;
  };
}
