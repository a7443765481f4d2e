import type { Reading } from '@rezenso/platform';
import { EmptyState, Loading, Skeleton, SkeletonCard } from '@rezenso/ui/feedback';
import { InboxIcon, SearchXIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import type { ReactNode } from 'react';
import { AreaContent } from './area-content.tsx';
import type { FailedFetch } from './failed-fetch.ts';
import { NoSuchPage } from './no-such-page.tsx';
import { PagedCards, type Pagination } from './paged-cards.tsx';
import { useAddress } from './use-address.ts';

interface CaseListProps<Data, Item> {
  reading: Omit<Reading<Data>, 'error'> & { error: FailedFetch | undefined };
  itemsOf: (data: Data) => readonly Item[];
  texts: {
    failedTitle: string;
    list: string;
    total: (count: number) => string;
    noun: string;
    emptyTitle: string;
    emptyDescription: string;
    noHitsTitle: string;
    noHitsDescription: string;
  };
  /** What the role may not do, when the list is refused. */
  refusedAction: string;
  /** Whether something else than what waits is looked for: then an empty list is no good news. */
  isFiltered: boolean;
  /** The way out of filters that find nothing. */
  reset?: ReactNode;
  children: (item: Item) => ReactNode;
}

/** What waits for an admin, by pages. */
export function CaseList<Data extends { pagination: Pagination }, Item extends { id: string }>(
  props: CaseListProps<Data, Item>,
) {
  const { reading, itemsOf, texts, refusedAction, isFiltered, reset, children } = props;
  const { change, page } = useAddress();
  const none = isFiltered ? (
    <EmptyState
      icon={SearchXIcon}
      title={texts.noHitsTitle}
      description={texts.noHitsDescription}
      level={2}
      action={reset}
    />
  ) : (
    <EmptyState icon={InboxIcon} title={texts.emptyTitle} description={texts.emptyDescription} level={2} />
  );
  return (
    <AreaContent
      reading={reading}
      title={texts.failedTitle}
      refusedAction={refusedAction}
      loading={<CasesSkeleton />}
      isEmpty={(data) => itemsOf(data).length === 0}
      empty={page > 1 ? <NoSuchPage onFirst={() => change({})} /> : none}
    >
      {(data) => (
        <PagedCards
          items={itemsOf(data)}
          pagination={data.pagination}
          label={texts.list}
          total={texts.total}
          noun={texts.noun}
        >
          {children}
        </PagedCards>
      )}
    </AreaContent>
  );
}

function CasesSkeleton() {
  return (
    <Loading>
      <Stack gap={3}>
        <Skeleton width="6rem" height="1.375rem" />
        <SkeletonCard lines={2} />
        <SkeletonCard lines={2} />
        <SkeletonCard lines={2} />
      </Stack>
    </Loading>
  );
}
