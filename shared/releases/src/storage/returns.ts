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
  return text === undefined ? undefined : noteIn(text);
}

/** A note that cannot be read still says that a site took the canary back. */
function noteIn(text: string): CanaryReturnNote {
  const unreadable = { site: 'A site', reason: 'its note cannot be read.', at: 'an unknown time' };
  try {
    const { site, reason, at } = JSON.parse(text) ?? {};
    const isNote = [site, reason, at].every((part) => typeof part === 'string');
    return isNote ? { site, reason, at } : unreadable;
  } catch {
    return unreadable;
  }
}
