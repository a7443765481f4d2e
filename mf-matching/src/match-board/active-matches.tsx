import type { Match } from '@rezenso/contract/matches';
import { type Reading, useSession } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { EmptyState, ErrorState, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { HandshakeIcon, SearchIcon } from '@rezenso/ui/icons';
import { Section, Stack } from '@rezenso/ui/layout';
import { lazy, Suspense, useState } from 'react';
import { boardTexts } from '../texts.de.ts';
import { MatchCard, type MatchDialog } from './match-card.tsx';
import { filterMatches, type MatchFilter } from './match-filter.ts';

const WriteReviewDialog = lazy(() => import('../write-review/write-review.dialog.tsx'));
const DeclineMatchDialog = lazy(() => import('../decline-match/decline-match.dialog.tsx'));
const CoordinateDialog = lazy(() => import('../coordinate-exchange/coordinate-exchange.dialog.tsx'));

interface ActiveMatchesProps {
  reading: Reading<Match[]>;
  filter: MatchFilter;
  onReset: () => void;
}

/** Section 'Aktive Matches'. */
export function ActiveMatches({ reading, filter, onReset }: ActiveMatchesProps) {
  const { data, error, isReloading, reload } = reading;
  return (
    <Section title={boardTexts.activeTitle}>
      {data ? (
        <MatchList matches={data} filter={filter} onReset={onReset} />
      ) : error ? (
        <ErrorState
          title={boardTexts.matchesFailed}
          description={boardTexts.failedDescription}
          onRetry={reload}
          retrying={isReloading}
        />
      ) : (
        <Loading>
          <Stack gap={4}>
            <SkeletonCard lines={4} withAvatar />
            <SkeletonCard lines={4} withAvatar />
          </Stack>
        </Loading>
      )}
    </Section>
  );
}

function MatchList({
  matches,
  filter,
  onReset,
}: {
  matches: readonly Match[];
  filter: MatchFilter;
  onReset: () => void;
}) {
  const { user } = useSession();
  const [open, setOpen] = useState<{ dialog: MatchDialog; match: Match }>();
  const shown = filterMatches(matches, filter, user?.id);
  const close = () => setOpen(undefined);
  return (
    <>
      {shown.length > 0 ? (
        <Stack as="ul" gap={4}>
          {shown.map((match) => (
            <li key={match.id}>
              <MatchCard match={match} onOpen={(dialog) => setOpen({ dialog, match })} />
            </li>
          ))}
        </Stack>
      ) : (
        <NothingShown isFiltered={filter.search !== '' || filter.status !== 'all'} onReset={onReset} />
      )}
      <Suspense>
        {open?.dialog === 'review' && <WriteReviewDialog match={open.match} onClose={close} />}
        {open?.dialog === 'decline' && <DeclineMatchDialog match={open.match} onClose={close} />}
        {open?.dialog === 'coordinate' && <CoordinateDialog match={open.match} onClose={close} />}
      </Suspense>
    </>
  );
}

function NothingShown({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  if (!isFiltered) {
    return (
      <EmptyState
        icon={HandshakeIcon}
        title={boardTexts.noMatchesTitle}
        description={boardTexts.noMatchesDescription}
      />
    );
  }
  return (
    <EmptyState
      icon={SearchIcon}
      title={boardTexts.noHitsTitle}
      description={boardTexts.noHitsDescription}
      action={
        <Button variant="secondary" onClick={onReset}>
          {boardTexts.resetFilters}
        </Button>
      }
    />
  );
}
