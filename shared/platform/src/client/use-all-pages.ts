import type { AnswerOf, AnyEndpoint, CallOf } from '@rezenso/contract/endpoint';
import { wholeListLimit } from '@rezenso/contract/limits';
import { useMemo } from 'react';
import { call } from './call.ts';
import { keyOf, type ReadKey, readAhead, readOnce } from './reads.ts';
import { type Reading, useReading } from './use-endpoint.ts';

/** A call that answers a list in pages: `next` is the cursor of the following one, null on the last. */
export type PagedEndpoint = AnyEndpoint & { answer: { _zod: { output: { next: string | null } } } };

/**
 * Reads a list to its end, one bounded answer after the other; `refresh` of the endpoint reads it again.
 * @param entriesOf what a page holds; one function for the life of the page
 */
export function useAllPages<E extends PagedEndpoint, Entry>(
  endpoint: E,
  entriesOf: (page: AnswerOf<E>) => readonly Entry[],
): Reading<Entry[]> {
  return useEntries(endpoint, entriesOf, true);
}

/**
 * The whole of a list whose newest entries are answered at once: a longer one is then read in pages, and its newest
 * entries are there meanwhile, as they are when the rest cannot be had.
 * @param newest as they were answered; undefined until they are
 */
export function useLongList<E extends PagedEndpoint, Entry>(
  newest: Entry[] | undefined,
  endpoint: E,
  entriesOf: (page: AnswerOf<E>) => readonly Entry[],
): Entry[] | undefined {
  const all = useEntries(endpoint, entriesOf, newest?.length === wholeListLimit);
  return all.data ?? newest;
}

/** Reads a list ahead of the page that is going to show it; failures are left to the page. */
export async function prefetchAllPages(endpoint: PagedEndpoint): Promise<void> {
  await readAhead(keyOfAll(endpoint), () => readAll(endpoint));
}

function useEntries<E extends PagedEndpoint, Entry>(
  endpoint: E,
  entriesOf: (page: AnswerOf<E>) => readonly Entry[],
  isWanted: boolean,
): Reading<Entry[]> {
  const { data, ...reading } = useReading(isWanted ? keyOfAll(endpoint) : null, () => readAll(endpoint));
  const entries = useMemo(() => data?.flatMap(entriesOf), [data, entriesOf]);
  return { ...reading, data: entries };
}

/** Apart from a single page. */
function keyOfAll(endpoint: PagedEndpoint): ReadKey {
  return `${keyOf(endpoint, {})} to its end`;
}

function readAll<E extends PagedEndpoint>(endpoint: E): Promise<AnswerOf<E>[]> {
  return readOnce(keyOfAll(endpoint), endpoint, () => pagesOf(endpoint)) as Promise<AnswerOf<E>[]>;
}

async function pagesOf<E extends PagedEndpoint>(endpoint: E): Promise<AnswerOf<E>[]> {
  const pages: AnswerOf<E>[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await call(endpoint, { query: { cursor } } as unknown as CallOf<E>);
    pages.push(page);
    if (page.next === null) return pages;
    cursor = page.next;
  }
}
