import type { SupportFigures } from '@rezenso/contract/admin';
import { type SupportStatus, supportStatuses } from '@rezenso/contract/support';
import { lazyPart } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { StatCard } from '@rezenso/ui/containers';
import { EmptyState, Loading, Skeleton, SkeletonCard } from '@rezenso/ui/feedback';
import { formatNumber } from '@rezenso/ui/format';
import { ClockIcon, InboxIcon, SearchXIcon } from '@rezenso/ui/icons';
import { FilterBar, Select } from '@rezenso/ui/inputs';
import { Grid, Stack } from '@rezenso/ui/layout';
import { Suspense } from 'react';
import { AreaContent } from '../admin/area-content.tsx';
import { NoSuchPage } from '../admin/no-such-page.tsx';
import { oneOf } from '../admin/one-of.ts';
import { PagedCards } from '../admin/paged-cards.tsx';
import { useAddress } from '../admin/use-address.ts';
import { useOpened } from '../admin/use-opened.ts';
import { refusedActions } from '../texts.de.ts';
import { answeredWithin } from './answered-within.ts';
import { DoubledSubscriptions } from './doubled-subscriptions.tsx';
import { RequestCard } from './request-card.tsx';
import { useQueue } from './support.resource.ts';
import { statusLabels, supportTexts as texts } from './texts.de.ts';

const RequestDialog = lazyPart(() => import('./request.dialog.tsx'));

/** Tab 'Support'. The address keeps filter, page and the opened request; without a filter those that wait are shown. */
export default function Support() {
  const { parameters, change, page } = useAddress();
  const named = parameters.get('status');
  const status = named === null ? 'open' : oneOf(supportStatuses, named);
  const dialog = useOpened('request');
  const opened = parameters.get('request');
  return (
    <>
      <FilterBar>
        <Select
          aria-label={texts.status}
          value={status ?? 'all'}
          options={[
            ...supportStatuses.map((value) => ({ value, label: statusLabels[value] })),
            { value: 'all', label: texts.all },
          ]}
          // 'all' is a state of its own here: without one those that wait are shown.
          onChange={(event) => change({ status: event.target.value }, { keepsAll: true })}
        />
      </FilterBar>
      <Queue status={status} page={page} onOpen={dialog.open} />
      <Suspense>{opened && <RequestDialog key={opened} id={opened} onClose={dialog.close} />}</Suspense>
    </>
  );
}

interface QueueProps {
  status: SupportStatus | undefined;
  page: number;
  onOpen: (id: string) => void;
}

function Queue({ status, page, onOpen }: QueueProps) {
  const { change } = useAddress();
  return (
    <AreaContent
      reading={useQueue(status, page)}
      title={texts.failedTitle}
      refusedAction={refusedActions.support}
      loading={<QueueSkeleton />}
    >
      {({ requests, figures, doubledSubscriptions = [], pagination }) => (
        <Stack gap={6}>
          <DoubledSubscriptions doubled={doubledSubscriptions} />
          <Figures figures={figures} />
          {requests.length === 0 ? (
            page > 1 ? (
              <NoSuchPage onFirst={() => change({})} />
            ) : (
              <NoRequests isFiltered={status === 'answered' || status === 'closed'} />
            )
          ) : (
            <PagedCards
              items={requests}
              pagination={pagination}
              label={texts.list}
              total={texts.total}
              noun={texts.noun}
            >
              {(request) => <RequestCard request={request} onOpen={() => onOpen(request.id)} />}
            </PagedCards>
          )}
        </Stack>
      )}
    </AreaContent>
  );
}

function Figures({ figures: { open, medianMinutesToFirstAnswer: median } }: { figures: SupportFigures }) {
  return (
    <Grid columns={2} as="section" aria-label={texts.figures}>
      <StatCard label={texts.open} value={formatNumber(open)} icon={InboxIcon} />
      <StatCard
        label={texts.median}
        value={median === null ? texts.noMedian : answeredWithin(median)}
        hint={texts.medianHint}
        icon={ClockIcon}
      />
    </Grid>
  );
}

function NoRequests({ isFiltered }: { isFiltered: boolean }) {
  const { change } = useAddress();
  if (!isFiltered)
    return <EmptyState icon={InboxIcon} title={texts.emptyTitle} description={texts.emptyDescription} level={2} />;
  return (
    <EmptyState
      icon={SearchXIcon}
      title={texts.noHitsTitle}
      description={texts.noHitsDescription}
      level={2}
      action={
        <Button variant="secondary" onClick={() => change({ status: 'all' }, { keepsAll: true })}>
          {texts.reset}
        </Button>
      }
    />
  );
}

function QueueSkeleton() {
  return (
    <Loading>
      <Stack gap={3}>
        <Skeleton shape="block" height="7rem" />
        <SkeletonCard lines={2} />
        <SkeletonCard lines={2} />
      </Stack>
    </Loading>
  );
}
