/** For so long after its last use a browser is no news. */
export const knownDays = 90;

/** A browser in which the account was signed in. */
export interface KnownBrowser {
  hash: string;
  lastSeenAt: Date;
}

/**
 * Whether a member should hear of a sign-in. Where no browser is known there is nothing to compare with: on the first sign-in of an
 * account, and on the first one after browsers began to be known.
 */
export function isNewDevice(known: readonly KnownBrowser[], hash: string, now: Date): boolean {
  const oldest = now.getTime() - knownDays * 86_400_000;
  return known.length > 0 && !known.some((one) => one.hash === hash && one.lastSeenAt.getTime() > oldest);
}
