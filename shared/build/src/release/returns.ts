import type { ReleaseStore } from './store.ts';

/** What a site notes in the store when it takes a canary back. */
export interface CanaryReturnNote {
  /** Address of the site. */
  site: string;
  /** Why, in one English sentence. */
  reason: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** Why a release was taken back; undefined when no site did. */
export async function returnOf(
  store: Pick<ReleaseStore, 'readReturn'>,
  moduleName: string,
  version: string,
): Promise<CanaryReturnNote | undefined> {
  const text = await store.readReturn(moduleName, version);
  return text === undefined ? undefined : JSON.parse(text);
}
