import { type DisputeState, disputeStates } from '@rezenso/contract/dispute';
import { lazyPart } from '@rezenso/platform';
import { EmptyState, Loading, Skeleton, SkeletonCard } from '@rezenso/ui/feedback';
import { InboxIcon, SearchXIcon } from '@rezenso/ui/icons';
import { FilterBar, Select } from '@rezenso/ui/inputs';
import { Stack } from '@rezenso/ui/layout';
import { Suspense } from 'react';
import { AreaContent } from '../admin/area-content.tsx';
import { NoSuchPage } from '../admin/no-such-page.tsx';
import { oneOf } from '../admin/one-of.ts';
import { PagedCards } from '../admin/paged-cards.tsx';
import { useAddress } from '../admin/use-address.ts';
import { useOpened } from '../admin/use-opened.ts';
import { refusedActions } from '../texts.de.ts';
import { DisputeCard } from './dispute-card.tsx';
import { useDisputes } from './disputes.resource.ts';
import { disputesTexts, stateLabels } from './texts.de.ts';

const DisputeCaseDialog = lazyPart(() => import('./dispute-case.dialog.tsx'));

/** In the address `state` stays away for the open ones, with which everybody begins. */
const every = 'every';

/** Tab 'Widersprüche'. The address keeps the filter, the page and the opened dispute. */
export default function Disputes() {
  const { parameters, change, page } = useAddress();
  const chosen = parameters.get('state');
  const state = chosen === every ? undefined : (oneOf(disputeStates, chosen) ?? 'open');
  const dialog = useOpened('dispute');
  const opened = parameters.get('dispute');
  return (
    <>
      <FilterBar>
        <Select
          aria-label={disputesTexts.state}
          value={state ?? every}
          options={[
            ...disputeStates.map((value) => ({ value, label: stateLabels[value] })),
            { value: every, label: disputesTexts.allStates },
          ]}
          onChange={(event) => change({ state: event.target.value === 'open' ? '' : event.target.value })}
        />
      </FilterBar>
      <DisputeList state={state} page={page} onOpen={dialog.open} />
      <Suspense>{opened && <DisputeCaseDialog key={opened} id={opened} onClose={dialog.close} />}</Suspense>
    </>
  );
}

interface DisputeListProps {
  state: DisputeState | undefined;
  page: number;
  onOpen: (id: string) => void;
}

function DisputeList({ state, page, onOpen }: DisputeListProps) {
  const { change } = useAddress();
  return (
    <AreaContent
      reading={useDisputes({ state, page })}
      title={disputesTexts.failedTitle}
      refusedAction={refusedActions.disputes}
      loading={<DisputesSkeleton />}
      isEmpty={({ disputes }) => disputes.length === 0}
      empty={page > 1 ? <NoSuchPage onFirst={() => change({})} /> : <NoDisputes isOfOpen={state === 'open'} />}
    >
      {({ disputes, pagination }) => (
        <PagedCards
          items={disputes}
          pagination={pagination}
          label={disputesTexts.list}
          total={disputesTexts.total}
          noun={disputesTexts.noun}
        >
          {(dispute) => <DisputeCard dispute={dispute} onOpen={() => onOpen(dispute.id)} />}
        </PagedCards>
      )}
    </AreaContent>
  );
}

function NoDisputes({ isOfOpen }: { isOfOpen: boolean }) {
  return isOfOpen ? (
    <EmptyState
      icon={InboxIcon}
      title={disputesTexts.emptyTitle}
      description={disputesTexts.emptyDescription}
      level={2}
    />
  ) : (
    <EmptyState
      icon={SearchXIcon}
      title={disputesTexts.noHitsTitle}
      description={disputesTexts.noHitsDescription}
      level={2}
    />
  );
}

function DisputesSkeleton() {
  return (
    <Loading>
      <Stack gap={3}>
        <Skeleton width="6rem" height="1.375rem" />
        <SkeletonCard lines={2} />
        <SkeletonCard lines={2} />
      </Stack>
    </Loading>
  );
}
