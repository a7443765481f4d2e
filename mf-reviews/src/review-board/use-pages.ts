import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const pageSize = 25;

/**
 * The first 25 of a list, and 25 more at a time.
 * @param of names the list; when it changes, the first page is shown again
 */
export function usePages<T>(all: readonly T[], of: string) {
  const [page, setPage] = useState({ of, count: pageSize });
  const listRef = useRef<HTMLUListElement & HTMLDivElement>(null);
  const count = page.of === of ? page.count : pageSize;
  // The keyboard goes on where the new ones start; the button may have gone.
  const showMore = () => {
    flushSync(() => setPage({ of, count: count + pageSize }));
    listRef.current?.children[count]?.querySelector<HTMLElement>('[tabindex]')?.focus();
  };
  return { shown: all.slice(0, count), hasMore: all.length > count, showMore, listRef };
}
