import { type PropsWithChildren, useState } from 'react';
import { type Cache, mutate, SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr';
import { forget } from './freshness.ts';

/** As specified: no retry, no refetch on focus or reconnect, fresh until something changes it. */
const defaults: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  // Requests on their way are still shared; finished ones never stand in for a new one.
  dedupingInterval: 0,
};

/** The `mutate` of the cache in use; `refresh` and `prefetch` work outside of components. */
export let mutateCache: typeof mutate = mutate;

let cacheInUse: Cache | undefined;

/** Takes what was read for an account out of the cache for good; the key of each read names its account. */
export function dropFromCache(account: string): void {
  for (const key of [...(cacheInUse?.keys() ?? [])]) if (key.includes(account)) cacheInUse?.delete(key);
}

/**
 * Defaults and cache of all reads. Mount it once and never unmount it: SWR destroys a provider's cache on unmount.
 * @param props.cache a cache of one's own, for tests
 */
export function DataProvider({ cache, children }: PropsWithChildren<{ cache?: Cache }>) {
  return (
    <SWRConfig value={cache ? { ...defaults, provider: () => cache } : defaults}>
      <BindCache>{children}</BindCache>
    </SWRConfig>
  );
}

function BindCache({ children }: PropsWithChildren) {
  const { mutate: bound, cache } = useSWRConfig();
  useState(() => {
    forget(() => true);
    mutateCache = bound;
    cacheInUse = cache;
  });
  return children;
}
