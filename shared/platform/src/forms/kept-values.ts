import { signedInUser } from '../session/session.ts';

const prefix = 'rezenso:kept:';
const keyOf = (name: string) => `${prefix}${signedInUser()?.id ?? ''}:${name}`;

/**
 * What the signed-in person entered under a name in this browser and did not send, if anything. What other accounts entered goes.
 * @param name what it is written for, for instance `decline:<id of the match>`
 */
export function readKept(name: string): unknown {
  try {
    dropOthers();
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps in this browser what was entered, until it is sent, emptied, or its writer signs out. @param value forgets it when undefined */
export function keep(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // Full or forbidden storage: writing still works, it is only not kept.
  }
}

/** Whoever signs out leaves nothing in the browser. */
export function forgetKept(): void {
  try {
    dropWhere((key) => key.startsWith(prefix));
  } catch {
    // Nothing was kept then.
  }
}

function dropOthers(): void {
  dropWhere((key) => key.startsWith(prefix) && !key.startsWith(keyOf('')));
}

function dropWhere(isToGo: (key: string) => boolean): void {
  for (const key of Object.keys(localStorage)) if (isToGo(key)) localStorage.removeItem(key);
}
