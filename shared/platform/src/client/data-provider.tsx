import type { PropsWithChildren } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';

/** As specified: no retry, no refetch on focus or reconnect, fresh until something changes it. */
const defaults: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  // Requests on their way are still shared; finished ones never stand in for a new one.
  dedupingInterval: 0,
};

/** Defaults of all reads. Their cache is SWR's own, one for the page; see `reads.ts`. */
export function DataProvider({ children }: PropsWithChildren) {
  return <SWRConfig value={defaults}>{children}</SWRConfig>;
}
