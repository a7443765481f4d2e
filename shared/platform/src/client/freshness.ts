import type { AnyEndpoint } from '@rezenso/contract/endpoint';

/** Key of a read: method, path pattern, address, account. The pattern finds all variants of one endpoint. */
export type ReadKey = readonly [method: string, pattern: string, url: string, account: string];

interface Read {
  key: ReadKey;
  /** The request on its way, shared by everybody who asks meanwhile. */
  inFlight?: Promise<unknown>;
  /** Time of the last answer, in milliseconds. */
  answeredAt?: number;
}

const reads = new Map<string, Read>();

/** Runs `request` unless the same read is already on its way; remembers when the answer came. */
export function readOnce(key: ReadKey, request: () => Promise<unknown>): Promise<unknown> {
  const known = reads.get(nameOf(key));
  if (known?.inFlight) return known.inFlight;
  const read: Read = { key };
  reads.set(nameOf(key), read);
  read.inFlight = request().then(
    (value) => {
      read.answeredAt = Date.now();
      read.inFlight = undefined;
      return value;
    },
    (error: unknown) => {
      if (reads.get(nameOf(key)) === read) reads.delete(nameOf(key));
      throw error;
    },
  );
  return read.inFlight;
}

/** Whether the last answer is still good: for ever, or for `seconds`. */
export function isFresh(key: ReadKey, seconds = Number.POSITIVE_INFINITY): boolean {
  const answeredAt = reads.get(nameOf(key))?.answeredAt;
  return answeredAt !== undefined && Date.now() - answeredAt < seconds * 1000;
}

/** Forgets matching reads, also those on their way: what they bring may be older than the change that made them stale. */
export function forget(isMatch: (key: ReadKey) => boolean): void {
  for (const [name, read] of reads) if (isMatch(read.key)) reads.delete(name);
}

function nameOf([, , url, account]: ReadKey): string {
  return `${account} ${url}`;
}

/** Selects the reads of an endpoint; all of its variants, or only the one with this address. */
export function readsOf(endpoint: Pick<AnyEndpoint, 'method' | 'path'>, url?: string): (key: unknown) => boolean {
  return (key) =>
    Array.isArray(key) &&
    key[0] === endpoint.method &&
    key[1] === endpoint.path &&
    (url === undefined || key[2] === url);
}
