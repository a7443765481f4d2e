import { tellSignOut } from '../session/other-tabs.ts';
import { signedInUser } from '../session/session.ts';
import { beginSignOut, dropKept, keptPrefix } from './kept-storage.ts';

/**
 * What the signed-in person entered under a name in this browser and did not send, if anything. What other accounts entered goes.
 * @param name what it is written for, for instance `decline:<id of the match>`
 */
export function readKept(name: string): unknown {
  const own = prefixOfOwn();
  if (own === undefined) return undefined;
  try {
    dropKept((key) => !key.startsWith(own));
    return JSON.parse(localStorage.getItem(own + name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps in this browser what was entered, until it is sent, emptied, or its writer signs out. @param value forgets it when undefined */
export function keep(name: string, value: unknown): void {
  const own = prefixOfOwn();
  if (own === undefined) return;
  try {
    if (value === undefined) localStorage.removeItem(own + name);
    else localStorage.setItem(own + name, JSON.stringify(value));
  } catch {
    // Full or forbidden storage: writing still works, it is only not kept.
  }
}

/** Whoever signs out, or deletes the account, leaves nothing in the browser, whatever other tabs have open. */
export function forgetKept(): void {
  beginSignOut();
  tellSignOut();
}

/** @returns undefined while it is not known who is signed in: then nothing is kept, and nothing of anybody goes */
function prefixOfOwn(): string | undefined {
  const account = signedInUser()?.id;
  return account === undefined ? undefined : `${keptPrefix}${account}:`;
}
