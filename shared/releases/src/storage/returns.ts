/** What a site notes in the store when it takes a canary back, for the team that released it. */
export interface CanaryReturnNote {
  /** Origin of the site. */
  site: string;
  /** Why, in one English sentence. */
  reason: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** Path of such a note in a store. The leading dot keeps it from being served with the releases. */
export function returnPath(module: string, version: string): string {
  return `.returned/${module}/${version}.json`;
}

/** A note that cannot be read still says that a site took the canary back. */
export function noteIn(text: string): CanaryReturnNote {
  const unreadable = { site: 'A site', reason: 'its note cannot be read.', at: 'an unknown time' };
  try {
    const { site, reason, at } = JSON.parse(text) ?? {};
    const isNote = [site, reason, at].every((part) => typeof part === 'string');
    return isNote ? { site, reason, at } : unreadable;
  } catch {
    return unreadable;
  }
}
