import { type AnswerOf, type AnyEndpoint, type CallOf, urlOf } from '@rezenso/contract/endpoint';
import { useCallback, useLayoutEffect, useState } from 'react';
import useSWR from 'swr';
import { currentAccount, useAccount } from './account.ts';
import { noteReader } from './aftermath.ts';
import { ApiError } from './api-error.ts';
import { type CallArguments, type CallParts, call } from './call.ts';
import { mutateCache } from './data-provider.tsx';
import { forget, isFresh, type ReadKey, readOnce, readsOf } from './freshness.ts';

export interface ReadOptions {
  /** Seconds during which a new mount reuses the answer; for ever when absent. */
  freshForSeconds?: number;
  /** What a 401 becomes: an answer of `null`, or the error (default). */
  on401?: 'null' | 'throw';
  /** Keep showing the last answer while another variant (page, filter) is read. */
  keepPrevious?: boolean;
}

export interface Reading<Answer> {
  data: Answer | undefined;
  error: Error | undefined;
  /** True while there is nothing to show yet. */
  isLoading: boolean;
  /** True while an answer is on its way, also behind data that is shown. */
  isReloading: boolean;
  /** Reads again; resolves when an answer has arrived or failed, which `error` then tells. */
  reload(): Promise<void>;
}

type Nullable<O> = O extends { on401: 'null' } ? null : never;

/**
 * Reads an endpoint through the cache, which all modules share.
 * @param input params and query; `null` waits until it is known
 */
export function useEndpoint<E extends AnyEndpoint, const O extends ReadOptions = ReadOptions>(
  endpoint: E,
  input?: CallOf<E> | null,
  options?: O,
): Reading<AnswerOf<E> | Nullable<O>> {
  const parts = (input ?? {}) as CallParts;
  const account = useAccount();
  const key = input === null ? null : keyOf(endpoint, parts, account);
  const { data, error, isLoading, isValidating } = useSWR<AnswerOf<E> | Nullable<O>, Error>(
    key,
    key && (() => read(endpoint, parts, key, options) as Promise<AnswerOf<E> | Nullable<O>>),
    { revalidateIfStale: key !== null && !isFresh(key, options?.freshForSeconds) },
  );
  const shown = useKept(data, account, options?.keepPrevious ?? false);
  const url = key?.[2];
  const reload = useCallback(
    async () => (url === undefined ? undefined : refreshReads(readsOf(endpoint, url))),
    [endpoint, url],
  );
  return { data: shown, error, isLoading, isReloading: isValidating, reload };
}

/** The last answer stands in while the next is read, but never before the eyes of another account. */
function useKept<Answer>(data: Answer | undefined, account: string, isKept: boolean): Answer | undefined {
  const [last, setLast] = useState({ data, account });
  useLayoutEffect(() => {
    if (isKept && data !== undefined) setLast({ data, account });
  }, [data, account, isKept]);
  if (data !== undefined || !isKept) return data;
  return last.account === account ? last.data : undefined;
}

/**
 * Reads an endpoint again wherever it is shown: all its variants, or the one that `input` names. Resolves when that is
 * done and never rejects: what a write has done is not undone by a failed look at it. A failed read is the page's to
 * show, keeps the last answer, and comes again with the next mount.
 */
export async function refresh<E extends AnyEndpoint>(endpoint: E, input?: CallOf<E>): Promise<void> {
  await refreshReads(readsOf(endpoint, input && urlOf(endpoint, input as CallParts)));
}

/** Reads ahead what a page is about to show; failures are left to the page. */
export async function prefetch<E extends AnyEndpoint>(endpoint: E, ...[input]: CallArguments<E>): Promise<void> {
  const parts = (input ?? {}) as CallParts;
  const key = keyOf(endpoint, parts);
  if (isFresh(key)) return;
  const answer = await read(endpoint, parts, key, {}).catch(() => undefined);
  if (answer !== undefined) await mutateCache(key, answer, { revalidate: false });
}

/** Puts an answer into the cache that a write already brought, so that nothing is read twice. */
export async function remember<E extends AnyEndpoint>(
  endpoint: E,
  answer: AnswerOf<E>,
  input?: CallOf<E>,
): Promise<void> {
  const key = keyOf(endpoint, (input ?? {}) as CallParts);
  await readOnce(key, () => Promise.resolve(answer));
  await mutateCache(key, answer, { revalidate: false });
}

async function refreshReads(isMatch: (key: unknown) => boolean): Promise<void> {
  forget(isMatch);
  await mutateCache(isMatch);
}

function keyOf(endpoint: AnyEndpoint, input: CallParts, account = currentAccount()): ReadKey {
  return [endpoint.method, endpoint.path, urlOf(endpoint, input), account];
}

function read(endpoint: AnyEndpoint, input: CallParts, key: ReadKey, options: ReadOptions = {}): Promise<unknown> {
  noteReader(endpoint);
  const answer = readOnce(key, () => call(endpoint, input));
  if (options.on401 !== 'null') return answer;
  return answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  });
}
