import { type ReactNode, useEffect, useState } from 'react';
import { EndlessSuspense } from './endless-suspense.ts';

/** How long an area may show that it is loading, in ms. */
const atMostMs = 10_000;

/**
 * The fallback of a `Suspense`, for a while.
 * @throws {EndlessSuspense} when what is awaited has not come after ten seconds
 */
export function SuspenseTimeout({ children }: { children: ReactNode }): ReactNode {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), atMostMs);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) throw new EndlessSuspense(`Still suspended after ${atMostMs} ms`);
  return children;
}
