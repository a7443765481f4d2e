/** What was entered in this browser and not sent lies under keys that begin so. */
export const keptPrefix = 'rezenso:kept:';

/** Set from the moment at which somebody signs out, in whichever tab, until the server confirms that nobody is signed in. */
let isSigningOut = false;

/** Removes what was kept. A tab that has not heard of a sign-out yet may write meanwhile: `endSignOut` removes that, too. */
export function beginSignOut(): void {
  isSigningOut = true;
  dropKept();
}

/** It is known now that the account which was signed in here is so no longer. */
export function endSignOut(): void {
  if (isSigningOut) dropKept();
  isSigningOut = false;
}

/** @param isToGo of those keys, all when left out */
export function dropKept(isToGo: (key: string) => boolean = () => true): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(keptPrefix) && isToGo(key)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}
