import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import type { ReactNode } from 'react';
import { pagerTexts } from '../texts.de.ts';
import { Pager } from './pager.tsx';
import { useAddress } from './use-address.ts';

/** Where a page stands among all, as lists of admins answer it. */
export interface Pagination {
  total: number;
  isTotalExact: boolean;
  page: number;
  limit: number;
}

interface PagedCardsProps<Item> {
  /** Those of one page. */
  items: readonly Item[];
  pagination: Pagination;
  /** Names the list for who hears it. */
  label: string;
  /** How many there are: '3 Meldungen'. */
  total: (count: number) => string;
  /** What they are, where only a least number is known: 'Meldungen'. */
  noun: string;
  children: (item: Item) => ReactNode;
}

/** One page of a list: how many there are in all, a card for each, and the way to other pages, which the address keeps. */
export function PagedCards<Item extends { id: string }>(props: PagedCardsProps<Item>) {
  const { items, pagination, label, total, noun, children } = props;
  const { change } = useAddress();
  return (
    <Stack gap={4}>
      <Text size="sm" tone="muted" role="status">
        {pagination.isTotalExact ? total(pagination.total) : pagerTexts.atLeast(pagination.total, noun)}
      </Text>
      <Stack as="ul" gap={3} aria-label={label}>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </Stack>
      <Pager pagination={pagination} onPage={(next) => change({ page: String(next) }, { push: true })} />
    </Stack>
  );
}
