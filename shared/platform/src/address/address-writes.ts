import type { Location } from 'react-router-dom';

/** Rides on the history entry of an address that `useAddressState` wrote: who wrote it, and in which order. */
export interface AddressMark {
  /** Of this document: an entry that outlived a reload is nobody's any more. */
  document: number;
  by: string;
  number: number;
}

interface Writes {
  /** Key of the entry that was shown when they began. */
  from: string;
  first: number;
  last: number;
  search: string;
}

const thisDocument = Math.random();
let written = 0;
/** The router shows addresses a moment later than they are written; what was written last is known here at once. */
let latest: Writes | undefined;

/** The mark of an entry, or undefined when it was not written by `useAddressState`. */
export function markOf({ state }: Location): AddressMark | undefined {
  const mark = isRecord(state) ? state.addressMark : undefined;
  return isMark(mark) ? mark : undefined;
}

/** Whether an address is what `instance` wrote itself and had not seen yet; going back to an older one is not. */
export function isOwnNews(mark: AddressMark | undefined, seen: AddressMark | undefined, instance: string): boolean {
  if (mark?.document !== thisDocument || mark.by !== instance) return false;
  return seen?.document !== thisDocument || mark.number > seen.number;
}

/**
 * The place as it will be once the router has caught up, also with what others navigated to: it waits for the code of what
 * opens there.
 */
export function latestPlace(shown: Location): Pick<Location, 'pathname' | 'search' | 'state'> {
  const entry: unknown = window.history.state;
  // As the router writes the browser's entries; elsewhere, such as in memory, they are not its own.
  if (isRecord(entry) && typeof entry.key === 'string' && 'usr' in entry) {
    const { pathname, search } = window.location;
    return { pathname, search, state: entry.usr };
  }
  return latest && isCatchingUp(shown, latest) ? { ...shown, search: latest.search } : shown;
}

/**
 * The state for the next entry: what the entry held, with a new mark. Call it right before navigating to `search`.
 * @param held state of the entry that is replaced
 */
export function nextMark(shown: Location, by: string, search: string, held: unknown): Record<string, unknown> {
  written += 1;
  latest =
    latest && isCatchingUp(shown, latest)
      ? { ...latest, last: written, search }
      : { from: shown.key, first: written, last: written, search };
  const addressMark: AddressMark = { document: thisDocument, by, number: written };
  return { ...(isRecord(held) ? held : {}), addressMark };
}

/** The router shows this entry now. */
export function caughtUpWith(shown: Location): void {
  if (latest && markOf(shown)?.number === latest.last) latest = undefined;
}

function isCatchingUp(shown: Location, { from, first, last }: Writes): boolean {
  if (shown.key === from) return true;
  const mark = markOf(shown);
  return mark?.document === thisDocument && mark.number >= first && mark.number < last;
}

function isMark(value: unknown): value is AddressMark {
  return isRecord(value) && typeof value.document === 'number' && typeof value.number === 'number';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
