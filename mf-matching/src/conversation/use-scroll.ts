import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end within which somebody reads the newest message. */
const nearEnd = 120;
/** Pixels from the beginning at which older messages are read. */
const nearStart = 96;

interface Ends {
  /** Position of the oldest and of the newest message shown. */
  first: number;
  last: number;
  /** Whether the newest one is one's own: who writes wants to see it. */
  isLastMine: boolean;
}

/**
 * Keeps the place in a list that grows at both ends: at its end it follows what is new, elsewhere it stands still. Done by
 * hand because not every browser anchors a list that grows above what is read.
 */
export function useScroll(list: RefObject<HTMLElement | null>, ends: Ends, onStart: () => void) {
  const { first, last, isLastMine } = ends;
  const before = useRef({ first: 0, last: 0, height: 0, isAtEnd: true });
  const [hasNewBelow, setNewBelow] = useState(false);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const { current } = before;
    const isOpening = current.last === 0;
    if (last !== current.last && (isOpening || current.isAtEnd || isLastMine)) {
      element.scrollTop = element.scrollHeight;
    } else if (last !== current.last) {
      setNewBelow(true);
    } else if (first !== current.first) {
      element.scrollTop += element.scrollHeight - current.height;
    }
    before.current = { ...current, first, last, height: element.scrollHeight };
  }, [list, first, last, isLastMine]);

  const onScroll = () => {
    const element = list.current;
    if (!element) return;
    const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
    before.current = { ...before.current, isAtEnd, height: element.scrollHeight };
    if (isAtEnd) setNewBelow(false);
    if (element.scrollTop < nearStart) onStart();
  };
  const toEnd = () => list.current?.scrollTo({ top: list.current.scrollHeight });
  return { hasNewBelow, onScroll, toEnd };
}
