import { type RingCaseState, ringCaseStates } from '@rezenso/contract/rings';
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
import { RingCaseCard } from './ring-case-card.tsx';
import { useRingCases } from './rings.resource.ts';
import { ringStateLabels, ringsTexts } from './texts.de.ts';

const RingCaseDialog = lazyPart(() => import('./ring-case.dialog.tsx'));

/** In the address `state` stays away for the open ones, with which everybody begins. */
const every = 'every';

/** Tab 'Prüfungen'. The address keeps the filter, the page and the opened case. */
export default function Rings() {
  const { parameters, change, page } = useAddress();
  const chosen = parameters.get('state');
  const state = chosen === every ? undefined : (oneOf(ringCaseStates, chosen) ?? 'open');
  const dialog = useOpened('ring');
  const opened = parameters.get('ring');
  return (
    <>
      <FilterBar>
        <Select
          aria-label={ringsTexts.state}
          value={state ?? every}
          options={[
            ...ringCaseStates.map((value) => ({ value, label: ringStateLabels[value] })),
            { value: every, label: ringsTexts.allStates },
          ]}
          onChange={(event) => change({ state: event.target.value === 'open' ? '' : event.target.value })}
        />
      </FilterBar>
      <RingList state={state} page={page} onOpen={dialog.open} />
      <Suspense>{opened && <RingCaseDialog key={opened} id={opened} onClose={dialog.close} />}</Suspense>
    </>
  );
}

interface RingListProps {
  state: RingCaseState | undefined;
  page: number;
  onOpen: (id: string) => void;
}

function RingList({ state, page, onOpen }: RingListProps) {
  const { change } = useAddress();
  return (
    <AreaContent
      reading={useRingCases({ state, page })}
      title={ringsTexts.failedTitle}
      refusedAction={refusedActions.rings}
      loading={<RingsSkeleton />}
      isEmpty={({ cases }) => cases.length === 0}
      empty={page > 1 ? <NoSuchPage onFirst={() => change({})} /> : <NoCases isOfOpen={state === 'open'} />}
    >
      {({ cases, pagination }) => (
        <PagedCards
          items={cases}
          pagination={pagination}
          label={ringsTexts.list}
          total={ringsTexts.total}
          noun={ringsTexts.noun}
        >
          {(ringCase) => <RingCaseCard ringCase={ringCase} onOpen={() => onOpen(ringCase.id)} />}
        </PagedCards>
      )}
    </AreaContent>
  );
}

function NoCases({ isOfOpen }: { isOfOpen: boolean }) {
  return isOfOpen ? (
    <EmptyState icon={InboxIcon} title={ringsTexts.emptyTitle} description={ringsTexts.emptyDescription} level={2} />
  ) : (
    <EmptyState
      icon={SearchXIcon}
      title={ringsTexts.noHitsTitle}
      description={ringsTexts.noHitsDescription}
      level={2}
    />
  );
}

function RingsSkeleton() {
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
