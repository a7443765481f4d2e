import { hasUnsavedForms } from '@rezenso/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Celebration, claimNews, markCelebrated } from './celebrations.resource.ts';

/** How long it stays when nobody touches it; the notification stays in the bell, as read. */
const stayMs = 12_000;
/** How often to look whether a dialog, a half-filled form or another celebration has gone. */
const waitMs = 2_000;

/**
 * One celebration at a time, from the moment it is fitting until it was dismissed or had its time. Only then the server
 * learns of it: what was claimed and never seen, because the browser closed, is still new on the next device.
 * @param occasion changes when it is time to look again
 */
export function useCelebration(occasion: number) {
  const [celebration, setCelebration] = useState<Celebration>();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  /** From looking on, so that nothing claimed by an earlier look is lost to a later one. */
  const isTaken = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an occasion says when to look, not at what
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      if (isTaken.current || isBusy()) {
        timer = setTimeout(look, waitMs);
        return;
      }
      isTaken.current = true;
      const news = await claimNews();
      isTaken.current = news !== undefined;
      setCelebration(news);
    };
    void look();
    return () => clearTimeout(timer);
  }, [occasion]);
  const leave = useCallback(() => {
    isTaken.current = false;
    setCelebration(undefined);
    setHovered(false);
    setFocused(false);
    if (celebration) void markCelebrated(celebration);
  }, [celebration]);
  useEffect(() => {
    if (!celebration || isHovered || isFocused) return;
    let timer: ReturnType<typeof setTimeout>;
    // Under a dialog nobody reads it: its time begins anew.
    const stay = () => {
      timer = setTimeout(() => (isDialogOpen() ? stay() : leave()), stayMs);
    };
    stay();
    return () => clearTimeout(timer);
  }, [celebration, isHovered, isFocused, leave]);
  return { celebration, setHovered, setFocused, leave };
}

/** Whether somebody is in the middle of something or not even looking: then it can wait. */
function isBusy(): boolean {
  return document.hidden || hasUnsavedForms() || isDialogOpen();
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
