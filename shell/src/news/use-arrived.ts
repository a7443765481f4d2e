import { useEffect, useRef, useState } from 'react';

/** How many have come since the page opened: what was read meanwhile takes nothing from it. */
export function useArrived(unread: number): number {
  const before = useRef(unread);
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    const more = unread - before.current;
    before.current = unread;
    if (more > 0) setArrived((known) => known + more);
  }, [unread]);
  return arrived;
}
