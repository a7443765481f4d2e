import type { AnswerOf, AnyEndpoint, CallOf } from '@rezenso/contract/endpoint';
import { useCallback } from 'react';
import useSWR from 'swr';
import { useAccountChange } from './account.ts';
import { ApiError } from './api-error.ts';
import { type CallArguments, type CallParts, call } from './call.ts';
import {
  isFresh,
  isKnown,
  isReadOf,
  keepAnswer,
  keyOf,
  type ReadKey,
  readAgain,
  readAhead,
  readOnce,
} from './reads.ts';

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
  const parts: CallParts = input ?? {};
  const key = input === null ? null : keyOf(endpoint, parts);
  return useReading<AnswerOf<E> | Nullable<O>>(key, (known) => read(endpoint, parts, known, options) as never, options);
}

/** Reads what stands under a key of the cache; nothing without one. */
export function useReading<Answer>(
  key: ReadKey | null,
  ask: (key: ReadKey) => Promise<Answer>,
  options?: ReadOptions,
): Reading<Answer> {
  const { data, error, isLoading, isValidating } = useSWR<Answer, Error>(key, key && (() => ask(key)), {
    revalidateIfStale: key !== null && !isFresh(key, options?.freshForSeconds),
    keepPreviousData: options?.keepPrevious ?? false,
  });
  // SWR drops a previous answer that stands in when the cache is emptied, but does not draw for that alone.
  useAccountChange();
  const reload = useCallback(async () => (key === null ? undefined : readAgain((shown) => shown === key)), [key]);
  // What stands in for an answer that failed would pass for that answer.
  const isOther = error !== undefined && key !== null && !isKnown(key);
  return { data: isOther ? undefined : data, error, isLoading, isReloading: isValidating, reload };
}

/**
 * Reads an endpoint again wherever it is shown: all its variants, or the one that `input` names. Resolves when that is
 * done and never rejects: what a write has done is not undone by a failed look at it. A failed read is the page's to
 * show, keeps the last answer, and comes again with the next mount.
 */
export async function refresh<E extends AnyEndpoint>(endpoint: E, input?: CallOf<E>): Promise<void> {
  const only = input && keyOf(endpoint, input);
  await readAgain((key) => (only === undefined ? isReadOf(endpoint, key) : key === only));
}

/** Reads ahead what a page is about to show; failures are left to the page. */
export async function prefetch<E extends AnyEndpoint>(endpoint: E, ...[input]: CallArguments<E>): Promise<void> {
  const parts: CallParts = input ?? {};
  const key = keyOf(endpoint, parts);
  await readAhead(key, () => read(endpoint, parts, key));
}

/** Puts an answer into the cache that a write already brought, so that nothing is read twice. */
export async function remember<E extends AnyEndpoint>(
  endpoint: E,
  answer: AnswerOf<E>,
  input?: CallOf<E>,
): Promise<void> {
  await keepAnswer(keyOf(endpoint, input ?? {}), endpoint, answer);
}

function read(endpoint: AnyEndpoint, input: CallParts, key: ReadKey, options: ReadOptions = {}): Promise<unknown> {
  const answer = readOnce(key, endpoint, () => call(endpoint, input));
  if (options.on401 !== 'null') return answer;
  return answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  });
}
