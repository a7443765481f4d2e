import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { useEffect, useState } from 'react';

/** A timer waits no longer than this at once. */
const longestMs = 2_147_483_647;

/** The moment now, and again when the next agreed appointment begins: an open page shows then what can be done. */
export function useNextStart(exchanges: readonly ReviewExchange[]): Date {
  const [now, setNow] = useState(() => new Date());
  const starts = exchanges.map(({ appointment }) => Date.parse(appointment?.startsAt ?? ''));
  const next = Math.min(...starts.filter((start) => start > now.getTime()));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setNow(new Date()), Math.min(next - Date.now(), longestMs));
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}
