import { type AnyEndpoint, urlOf } from '@rezenso/contract/endpoint';
import { mutate, type State, SWRConfig, unload } from 'swr';
import { ApiError } from './api-error.ts';

/** Under which name SWR keeps a read: `GET /api/matches/:id /api/matches/12`, so that a pattern finds all its variants. */
export type ReadKey = `${string} ${string} ${string}`;

/** The request behind an entry of the cache, and whether its answer is still good. */
interface Request {
  /** While it is on its way: everybody who asks meanwhile shares it. */
  onItsWay?: Promise<unknown>;
  /** Time of the answer, in milliseconds. */
  answeredAt?: number;
  /** Jobs write part of the answer some time after a change. */
  isWrittenLater: boolean;
}

/** SWR's own entry of a read. What is known of its request stands in it, and comes and goes with it. */
type Entry = State<unknown, Error> & { request?: Request | undefined };

/** The one cache of the browser. */
const { cache } = SWRConfig.defaultValue;

/** What a read is kept under: call and address, with its parameters. */
export function keyOf(endpoint: AnyEndpoint, input: Parameters<typeof urlOf>[1]): ReadKey {
  return `${endpoint.method} ${endpoint.path} ${urlOf(endpoint, input)}`;
}

/** Runs `ask` unless the same read is already on its way; its entry then says that the answer is good. */
export function readOnce(key: ReadKey, endpoint: AnyEndpoint, ask: () => Promise<unknown>): Promise<unknown> {
  const known = entryOf(key)?.request?.onItsWay;
  if (known) return known;
  const request: Request = { isWrittenLater: endpoint.isWrittenLater === true };
  write(key, request);
  request.onItsWay = ask().then(
    (answer) => {
      delete request.onItsWay;
      request.answeredAt = Date.now();
      return answer;
    },
    (error: unknown) => {
      if (entryOf(key)?.request === request) write(key, undefined);
      throw error;
    },
  );
  return request.onItsWay;
}

/** Whether the last answer is still good: for ever, or for `seconds`. */
export function isFresh(key: ReadKey, seconds = Number.POSITIVE_INFINITY): boolean {
  const answeredAt = entryOf(key)?.request?.answeredAt;
  return answeredAt !== undefined && Date.now() - answeredAt < seconds * 1000;
}

/** Whether there is an answer at all, good or old. */
export function isKnown(key: ReadKey): boolean {
  return entryOf(key)?.data !== undefined;
}

/** Reads ahead of the page that is going to show it. What a change or another account has overtaken is not kept. */
export async function readAhead(key: ReadKey, read: () => Promise<unknown>): Promise<void> {
  if (isFresh(key)) return;
  const reading = read();
  const request = entryOf(key)?.request;
  // A failure is left to the page, which asks again.
  const answer = await reading.catch(() => undefined);
  if (answer !== undefined && entryOf(key)?.request === request) await keep(key, answer);
}

/** Puts an answer into the cache that a write brought. */
export async function keepAnswer(key: ReadKey, endpoint: AnyEndpoint, answer: unknown): Promise<void> {
  write(key, { answeredAt: Date.now(), isWrittenLater: endpoint.isWrittenLater === true });
  await keep(key, answer);
}

/** Whether this is a read of the endpoint, with whatever input. */
export function isReadOf({ method, path }: AnyEndpoint, key: ReadKey): boolean {
  return key.startsWith(`${method} ${path} `);
}

/** Reads again what is meant where it is shown, and with the next mount elsewhere. */
export async function readAgain(isMeant: (key: ReadKey) => boolean): Promise<void> {
  outdate(isMeant);
  await mutate((key) => isKey(key) && isMeant(key));
}

/** Reads again what jobs write, where it is shown. */
export function readWrittenLater(): void {
  const written = keys().filter((key) => entryOf(key)?.request?.isWrittenLater);
  void readAgain((key) => written.includes(key));
}

/**
 * Takes every answer for old, also one on its way: it may be older than the change that made it so. The next mount reads
 * anew, and shows what there is until then.
 */
export function outdateAll(): void {
  outdate(() => true);
}

/** Takes the answers of some paths for old; the next mount reads anew. */
export function outdateReads(isMeant: (path: string) => boolean): void {
  outdate((key) => isMeant(pathOf(key)));
}

/**
 * Paths, as the contract spells them, of all reads that were answered or are on their way.
 * @param before only those answered before this time, in milliseconds
 */
export function keptPaths(before?: number): string[] {
  const isMeant = (key: ReadKey) => before === undefined || (entryOf(key)?.request?.answeredAt ?? before) < before;
  return [...new Set(keys().filter(isMeant).map(pathOf))];
}

/**
 * Empties the cache, with all that is on its way into it.
 * @param isReadAgain whether what is shown is read anew at once
 */
export function emptyCache(isReadAgain: boolean): void {
  unload({ revalidate: isReadAgain });
}

/** Whether a read of this path got no answer last time, for a reason that may pass by itself. */
export function mayYetSucceed(path: string): boolean {
  return keys().some((key) => pathOf(key) === path && isPassing(entryOf(key)?.error));
}

/** No answer at all, or a server that has trouble; what is refused stays refused. */
function isPassing(error: Error | undefined): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429);
}

function pathOf(key: ReadKey): string {
  return key.split(' ')[1] ?? '';
}

function outdate(isMeant: (key: ReadKey) => boolean): void {
  for (const key of keys()) {
    const { request } = entryOf(key) ?? {};
    if (request && isMeant(key)) write(key, { isWrittenLater: request.isWrittenLater });
  }
}

async function keep(key: ReadKey, answer: unknown): Promise<void> {
  await mutate(key, answer, { revalidate: false });
}

function entryOf(key: ReadKey): Entry | undefined {
  return cache.get(key);
}

/** SWR keeps fields of an entry that it does not know. */
function write(key: ReadKey, request: Request | undefined): void {
  const entry: Entry = { ...entryOf(key), request };
  cache.set(key, entry);
}

function keys(): ReadKey[] {
  return [...cache.keys()].filter(isKey);
}

/** All that stands in the cache are reads. */
function isKey(key: unknown): key is ReadKey {
  return typeof key === 'string';
}
