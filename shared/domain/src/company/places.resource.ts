import { longestPlace, readPlace, type UnderstoodPlace } from '@rezenso/contract/places';
import { useEndpoint } from '@rezenso/platform';
import { useEffect, useState } from 'react';

/** A location has three characters at least. */
const shortest = 3;
const pauseMs = 600;

/**
 * What a location is taken for, once its writer pauses; undefined until then, and where it cannot be had: without a network, or
 * from a server that does not know.
 */
export function useUnderstoodPlace(written: string): UnderstoodPlace | undefined {
  const text = written.trim();
  const settled = useSettled(text);
  const isAsked = settled.length >= shortest && settled.length <= longestPlace;
  const { data } = useEndpoint(readPlace, isAsked ? { query: { text: settled } } : null);
  // Each answer stands under its own text, so one that comes late is for another text and shows nowhere.
  return settled === text ? data : undefined;
}

/** The value as it was at the beginning, then as it is after each pause. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}
