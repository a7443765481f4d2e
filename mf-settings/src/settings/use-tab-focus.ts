import { useEffect, useRef } from 'react';
import type { SettingsTab } from './settings-tabs.ts';

/**
 * A new address usually moves the focus to the start of the page. Within the tab strip it must stay, or the arrow keys
 * would work only once. Call what it returns just before a tab is chosen.
 */
export function useTabFocus(tab: SettingsTab): () => void {
  const isChosenHere = useRef(false);
  useEffect(() => {
    if (!isChosenHere.current) return;
    isChosenHere.current = false;
    // After the effects of the frame around the page, which run in the same turn.
    queueMicrotask(() => document.querySelector<HTMLElement>(`[role="tab"][data-value="${tab}"]`)?.focus());
  }, [tab]);
  return () => {
    isChosenHere.current = true;
  };
}
