import type { Match } from '@rezenso/contract/matches';
import { lazyPart, type Reading, useSession } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { AsyncContent, Banner, EmptyState, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { useFirstScreen } from '@rezenso/ui/first-screen';
import { HandshakeIcon, SearchIcon } from '@rezenso/ui/icons';
import { Grid, Section, Stack } from '@rezenso/ui/layout';
import { Suspense, useState } from 'react';
import { boardTexts } from '../texts.de.ts';
import { MatchCard } from './match-card.tsx';
import { filterMatches, type MatchFilter } from './match-filter.ts';
import { useGoingThere, useWantedMatch } from './use-wanted-match.ts';

const WriteReviewDialog = lazyPart(() => import('../write-review/write-review.dialog.tsx'));
const endingDialogs = () => import('./ending-dialogs.ts');
const WithdrawMatchDialog = lazyPart(async () => ({ default: (await endingDialogs()).WithdrawMatchDialog }));
const DeclineMatchDialog = lazyPart(async () => ({ default: (await endingDialogs()).DeclineMatchDialog }));
const CancelPlanDialog = lazyPart(async () => ({ default: (await endingDialogs()).CancelPlanDialog }));
const CoordinateDialog = lazyPart(() => import('../coordinate-exchange/coordinate-exchange.dialog.tsx'));

/** Matches shown at first, so that the suggestions below stay within reach. */
const pageSize = 6;

/** Of them those that come with the page: the first screen. The others follow a moment later, so that a click shows the page sooner. */
const atOnce = 4;

interface ActiveMatchesProps {
  reading: Reading<Match[]>;
  filter: MatchFilter;
  onReset: () => void;
}

/** Section 'Aktive Matches'. */
export function ActiveMatches({ reading, filter, onReset }: ActiveMatchesProps) {
  return (
    <Section title={boardTexts.activeTitle}>
      <AsyncContent
        reading={reading}
        failed={{ title: boardTexts.matchesFailed }}
        loading={
          <Loading>
            <Stack gap={4}>
              <SkeletonCard lines={4} withAvatar />
              <SkeletonCard lines={4} withAvatar />
            </Stack>
          </Loading>
        }
      >
        {(data) => <MatchList matches={data} filter={filter} onReset={onReset} />}
      </AsyncContent>
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
  const [wanted, forgetWanted, named] = useWantedMatch(matches);
  const [open, setOpen] = useState(() => {
    const match = matches.find(({ id }) => id === wanted?.id);
    return match && wanted?.dialog && { dialog: wanted.dialog, match };
  });
  const goingTo = useGoingThere(wanted !== undefined && !wanted.dialog);
  const shown = filterMatches(matches, filter, user?.id).toSorted(
    (one, other) => Number(other.id === wanted?.id) - Number(one.id === wanted?.id),
  );
  const isFiltered = filter.search !== '' || filter.status !== 'all';
  const isGone = named !== null && !isFiltered && !shown.some(({ id }) => id === named);
  const pages = useMore(pageSize);
  const drawn = useFirstScreen(shown.slice(0, pages.shown), atOnce);
  const now = open && matches.find(({ id }) => id === open.match.id);
  const close = () => {
    setOpen(undefined);
    if (wanted) forgetWanted();
  };
  return (
    <Stack gap={4}>
      {isGone && (
        <Banner tone="info" title={boardTexts.goneTitle}>
          {boardTexts.gone}
        </Banner>
      )}
      {shown.length > 0 ? (
        <Stack gap={4}>
          <Grid as="ul" minWidth="26rem" gap={4}>
            {drawn.map((match) => (
              <li key={match.id} {...(match.id === wanted?.id && { ref: goingTo, tabIndex: -1 })}>
                <MatchCard match={match} onOpen={(dialog) => setOpen({ dialog, match })} />
              </li>
            ))}
          </Grid>
          {pages.shown < shown.length && (
            <Button variant="secondary" onClick={pages.showMore}>
              {boardTexts.more(shown.length - pages.shown)}
            </Button>
          )}
        </Stack>
      ) : (
        <NothingShown isFiltered={isFiltered} onReset={onReset} />
      )}
      <Suspense>
        {open?.dialog === 'review' && <WriteReviewDialog match={open.match} now={now} onClose={close} />}
        {open?.dialog === 'decline' && <DeclineMatchDialog match={open.match} now={now} onClose={close} />}
        {open?.dialog === 'withdraw' && <WithdrawMatchDialog match={open.match} onClose={close} />}
        {open?.dialog === 'cancel-plan' && <CancelPlanDialog match={open.match} now={now} onClose={close} />}
        {open?.dialog === 'coordinate' && <CoordinateDialog match={open.match} onClose={close} />}
      </Suspense>
    </Stack>
  );
}

/** How many entries of a list are shown, page by page. */
function useMore(size: number) {
  const [shown, setShown] = useState(size);
  return { shown, showMore: () => setShown((before) => before + size) };
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
