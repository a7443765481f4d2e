import { wholeListLimit } from '@rezenso/contract/limits';
import type { Review } from '@rezenso/contract/reviews';
import { platformName } from '@rezenso/domain/platforms';
import { Button } from '@rezenso/ui/actions';
import { EmptyState } from '@rezenso/ui/feedback';
import { useFirstScreen } from '@rezenso/ui/first-screen';
import { CheckIcon, MessageSquareIcon, SearchXIcon, ShieldAlertIcon } from '@rezenso/ui/icons';
import { FilterBar, SearchInput, Select } from '@rezenso/ui/inputs';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { listAnchor } from '../paths.ts';
import { boardTexts } from '../texts.de.ts';
import { ReviewCard } from './review-card.tsx';
import {
  filterReviews,
  isAnswered,
  noFilter,
  platformFilterOf,
  platformsToOffer,
  searchable,
} from './review-filter.ts';
import { isSuspicious } from './suspicion.ts';
import { usePages } from './use-pages.ts';
import { useReviewFilter } from './use-review-filter.ts';

/** They stand below figures and charts, where at most the first one is seen before anybody scrolls. */
const atOnce = 1;

/** Search, filter and the reviews they leave; typing stays smooth, however many there are. */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  const [filter, setFilter] = useReviewFilter();
  const settled = useDeferredValue(filter);
  const prepared = useMemo(() => searchable(reviews), [reviews]);
  const hits = useMemo(() => filterReviews(prepared, settled), [prepared, settled]);
  // It stands below figures and charts.
  useEffect(() => {
    if (filter.only) document.getElementById(listAnchor)?.scrollIntoView();
  }, [filter.only]);
  // Of as many as come at once, more may be on their way.
  const isMissing =
    settled.only !== '' && reviews.length !== wholeListLimit && !reviews.some(({ id }) => id === settled.only);
  return (
    <>
      <FilterBar>
        <SearchInput
          label={boardTexts.search}
          placeholder={boardTexts.searchPlaceholder}
          value={filter.search}
          onChange={(search) => setFilter({ ...filter, search })}
        />
        <Select
          aria-label={boardTexts.platform}
          value={filter.platform}
          options={[
            { value: 'all', label: boardTexts.allPlatforms },
            ...platformsToOffer(reviews, filter.platform).map((id) => ({ value: id, label: platformName(id) })),
          ]}
          onChange={(event) => setFilter({ ...filter, platform: platformFilterOf(event.target.value) })}
        />
        {(filter.isOnlySuspicious || reviews.some(isSuspicious)) && (
          <Button
            variant={filter.isOnlySuspicious ? 'primary' : 'secondary'}
            iconStart={filter.isOnlySuspicious ? CheckIcon : ShieldAlertIcon}
            aria-pressed={filter.isOnlySuspicious}
            onClick={() => setFilter({ ...filter, isOnlySuspicious: !filter.isOnlySuspicious })}
          >
            {boardTexts.onlySuspicious}
          </Button>
        )}
        {(filter.isOnlyUnanswered || reviews.some(isAnswered)) && (
          <Button
            variant={filter.isOnlyUnanswered ? 'primary' : 'secondary'}
            iconStart={filter.isOnlyUnanswered ? CheckIcon : MessageSquareIcon}
            aria-pressed={filter.isOnlyUnanswered}
            onClick={() => setFilter({ ...filter, isOnlyUnanswered: !filter.isOnlyUnanswered })}
          >
            {boardTexts.onlyUnanswered}
          </Button>
        )}
        {filter.only && (
          <Button
            variant="primary"
            iconStart={CheckIcon}
            aria-pressed={true}
            onClick={() => setFilter({ ...filter, only: '' })}
          >
            {boardTexts.onlyOne}
          </Button>
        )}
      </FilterBar>
      {hits.length > 0 ? (
        <Hits reviews={hits} of={JSON.stringify(settled)} />
      ) : (
        <EmptyState
          icon={SearchXIcon}
          title={isMissing ? boardTexts.missingTitle : boardTexts.noHitsTitle}
          description={isMissing ? boardTexts.missingDescription : boardTexts.noHitsDescription}
          action={
            <Button variant="secondary" onClick={() => setFilter(noFilter)}>
              {isMissing ? boardTexts.showAll : boardTexts.resetFilters}
            </Button>
          }
        />
      )}
    </>
  );
}

interface HitsProps {
  reviews: readonly Review[];
  /** Names the search; another one starts with the first page again. */
  of: string;
}

function Hits({ reviews, of }: HitsProps) {
  const { shown, hasMore, showMore, listRef } = usePages(reviews, of);
  const drawn = useFirstScreen(shown, atOnce);
  return (
    <Stack gap={4}>
      <Text size="sm" tone="muted" role="status">
        {hasMore ? boardTexts.countShown(shown.length, reviews.length) : boardTexts.count(reviews.length)}
      </Text>
      <Stack as="ul" gap={4} ref={listRef}>
        {drawn.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </Stack>
      {/* Once these are drawn: the keyboard goes on at the first of the new ones. */}
      {hasMore && drawn.length === shown.length && (
        <Inline justify="center">
          <Button variant="secondary" onClick={showMore}>
            {boardTexts.more}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
